## Fairness

fairness-heading = Was the shuffle fair?
fairness-about = Drop the record of a game here, one that is over or was given up. The game is replayed by the rules, and every card, token and roll is compared with what had been fixed before anybody saw a thing. The record goes only to this server, which keeps nothing of it.
fairness-drop = Check a record
fairness-checking = Checking …
fairness-passed = The shuffle was fair.
fairness-doubted = The shuffle follows from what was promised, with a doubt.
fairness-failed = Something is wrong with this record.
fairness-unproven = The game follows the rules, but nothing proves its shuffle.
fairness-of = { $game }: { $names }
fairness-watch = Watch this game
check-passed = passed
check-doubted = passed, with a doubt
check-failed = failed
check-left-out = not checked, because of what failed before

check-record = The file is a whole record
check-record-about =
    { $decisions ->
        [one] It holds { $decisions } decision.
       *[other] It holds { $decisions } decisions, those of chance included.
    }
check-rules = Every move followed the rules
check-rules-about = The game was played again from its first decision; each one was legal when it was made.
check-ending = The game was played to its end
check-ending-about = The result is the one that the rules give.
check-proof = The record carries its proof
check-proof-about =
    { $contributions ->
        [0] The server's secret; no player's browser added a part of its own.
        [one] The server's secret, and { $contributions } player's own part of the shuffle.
       *[other] The server's secret, and the parts of the shuffle that { $contributions } players added.
    }
check-commitment = The server kept its word
check-commitment-about = The secret is the one that the server had sealed before the deal. The seal: { $commitment }
check-chance = Chance decided as agreed
check-chance-about =
    { $chances ->
        [one] The one decision of chance is exactly the one that follows from the secret and the players' parts.
       *[other] All { $chances } decisions of chance are exactly those that follow from the secret and the players' parts.
    }

fairness-how = How does that work?
fairness-how-seal = The server seals its secret.
fairness-how-seal-about = When a table is set up, the server draws 32 random bytes and shows their fingerprint at once: the seal, which stands at every table. The secret cannot be changed afterwards without breaking the seal.
fairness-how-parts = Every player adds a part.
fairness-how-parts-about = Only when your browser has seen the seal, and written it down, it sends 32 random bytes of its own; the game begins when every player's browser has. The server cannot have chosen a secret that suits it, for it did not know your part; you cannot choose a part that suits you, for you do not know the secret.
fairness-how-deal = Both together deal the cards.
fairness-how-deal-about = Each decision of chance is computed from the secret, all parts and the number of the decision. Nothing else enters, so nobody can deal again until they like it.
fairness-how-open = At the end everything is laid open, and when a game is given up.
fairness-how-open-about = The secret and the parts stand in the record, and your browser compares them with the seal that it wrote down. Anybody can compute the game anew: here, with “omerta verify”, or with a program of their own.
fairness-not = What it does not prove
fairness-not-about = That the server told nobody its secret while the game was on: it must know it to deal. Whoever knows the secret and adds the last part can choose the deal, so it takes an honest player whose part comes last: at a table of your own with bots that is you; and a server that does not like a deal can refuse to go on, which everybody sees. Whoever fears that runs a server of their own.
