title = Five Families
