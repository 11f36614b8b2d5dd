## The rulebook

rulebook-heading = The rules: { $game }
rulebook-games = Games
rulebook-contents = Contents
rulebook-search = Search the rules
rulebook-found =
    { $count ->
        [0] No clause says that.
        [one] Found in { $count } clause.
       *[other] Found in { $count } clauses.
    }
rulebook-nothing = Nothing in these rules matches “{ $query }”. Try a shorter word or another wording.
rulebook-no-clause = There is no clause { $clause } in these rules. You see all of them.
rulebook-wording = Wording
rulebook-wording-plain = Plain words
rulebook-wording-exact = Exact wording
rulebook-about-plain = The rules as one would explain them at a table. Every clause can be linked to.
rulebook-about-exact = The wording that the program keeps to, letter by letter. R marks our own ruling where the book is silent.
rulebook-ruling = Our ruling
rulebook-clause = Clause { $clause }: link to it
rulebook-table = Table of { $clause }
rulebook-show-table = Show the table of the exact wording
rulebook-print = Print
