import { Texts } from '$lib/words/texts'
import gameEn from '../../../../../../src/omerta/games/syndicate/words/en.ftl?raw'
import gamePl from '../../../../../../src/omerta/games/syndicate/words/pl.ftl?raw'
import programEn from '../../../../../../src/omerta/words/en.ftl?raw'
import programPl from '../../../../../../src/omerta/words/pl.ftl?raw'
import boardEn from '../words/en.ftl?raw'
import boardPl from '../words/pl.ftl?raw'

const NOUNS = Object.fromEntries(
  ['district', 'field', 'solo', 'effect', 'criterion', 'token'].map((noun) => [noun, noun]),
)

const nouns = { ...NOUNS, as: 'token', acting: 'solo' }
const TEXTS = {
  pl: new Texts('pl', [programPl, gamePl, boardPl], nouns),
  en: new Texts('en', [programEn, gameEn, boardEn], nouns),
}

/** The real words of the game and its board, without a server. */
export function textsOf(language: 'pl' | 'en'): Texts {
  return TEXTS[language]
}
