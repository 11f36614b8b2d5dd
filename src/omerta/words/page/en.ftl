## Around every page

page-skip = Skip to the content
page-navigation = Pages
page-language = Language
page-language-pl = Polski
page-language-en = English
page-link-lobby = Lobby
page-link-mine = My tables
page-link-rules = Rules
page-link-fairness = Fairness
page-link-settings = Settings

## Problems of the page itself

problem-unreachable = The server does not answer. Is it running, and are you online?
problem-unforeseen = Something went wrong that nobody foresaw. Nothing is lost; reload the page.

## Nowhere

nowhere-title = There is nothing at this address
nowhere-home = Back to the games

## Home

home-title = Four gangster board games
