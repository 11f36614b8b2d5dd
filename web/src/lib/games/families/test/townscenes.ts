import english from '../../../../../../src/omerta/games/families/words/en.ftl?raw'
import polish from '../../../../../../src/omerta/games/families/words/pl.ftl?raw'
import { findSight, readSights, seatsOf, wordsIn } from '../../test/sights'
import type { Shapes } from '../shapes'
import boardEnglish from '../words/en.ftl?raw'
import boardPolish from '../words/pl.ftl?raw'
import game from './game.json'
import views from './views.jsonl?raw'

export const SIGHTS = readSights<Shapes>(views)

export const sightOf = (scene: string, seat: number | null) => findSight(SIGHTS, scene, seat)

export const wordsOf = (language: 'en' | 'pl') =>
  wordsIn(game, language, language === 'pl' ? [polish, boardPolish] : [english, boardEnglish])

export { seatsOf }
