title = SPEAKEASY
