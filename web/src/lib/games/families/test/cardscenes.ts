import { flushSync, mount, unmount, type Component } from 'svelte'
import english from '../../../../../../src/omerta/games/families/words/en.ftl?raw'
import polish from '../../../../../../src/omerta/games/families/words/pl.ftl?raw'
import { findSight, readSights, seatsOf, wordsIn } from '../../test/sights'
import { boxOf } from '../box'
import type { Part } from '../part'
import type { Shapes } from '../shapes'
import boardEnglish from '../words/en.ftl?raw'
import boardPolish from '../words/pl.ftl?raw'
import game from './game.json'
import views from './views.jsonl?raw'

export const SIGHTS = readSights<Shapes>(views)

export const wordsOf = (language: 'en' | 'pl') =>
  wordsIn(game, language, language === 'pl' ? [polish, boardPolish] : [english, boardEnglish])

/** What a part of the board gets in a scene; nothing is lit. */
export function partOf(scene: string, seat: number | null, language: 'en' | 'pl' = 'en'): Part {
  const { view, sums, choices } = findSight(SIGHTS, scene, seat)
  return {
    view,
    sums,
    box: boxOf(null),
    seat,
    seats: seatsOf(view.families, seat),
    say: wordsOf(language).say,
    trace: () => undefined,
    lit: new Set(),
    picked: new Set(),
    shot: null,
    motion: false,
    isAsked: choices.length > 0,
    touch: () => undefined,
  }
}

/** A component on a page of its own: its element, and how to take it away. */
export function show<Props extends Part>(
  component: Component<Props>,
  props: Props,
): { container: HTMLElement; labels: string[]; stops: number; unmount: () => void } {
  const container = document.createElement('div')
  document.body.append(container)
  const made = mount(component, { target: container, props })
  flushSync()
  return {
    container,
    labels: [...container.querySelectorAll('button')].map(
      (button) => button.getAttribute('aria-label') ?? button.textContent,
    ),
    stops: [...container.querySelectorAll('button')].filter((button) => button.tabIndex === 0).length,
    unmount: () => {
      void unmount(made)
      container.remove()
    },
  }
}
