### Warnings before a legal but wasteful move

warnings-title = Before you confirm
warnings-doubt = The adviser finds a better move: { $move }. Yours would give away { $percent } % of your chances.
warnings-better = Propose that one
warnings-never = Do not warn me of this again
