import { isPlain } from './is-plain.js'
import type { Search } from './search.js'

const PLACES = '.search-form, .navbar-search-link'
/** What may only pass by on its way to something else. */
const HINTS = ['pointerover', 'focusin'] as const
const STEPS = ['click', 'input', 'compositionend'] as const

/** Loads the search when a reader turns to it, and tells it of every step. Without it forms and links lead to the search page, as ever. */
export function installSearchIntent(load: () => Promise<Search>): void {
  const onIntent = (event: Event): void => {
    const place = event.target instanceof Element ? event.target.closest<HTMLElement>(PLACES) : null
    if (!place) return
    const link = event.type === 'click' && isPlain(event) && place instanceof HTMLAnchorElement && place
    if (link) event.preventDefault()
    // Whoever composes a character goes on in the field where it was begun.
    const isStep = STEPS.some((type) => type === event.type) && !(event instanceof InputEvent && event.isComposing)
    load().then(
      ({ attend }) => attend(place, place instanceof HTMLAnchorElement ? !!link : isStep),
      () => link && location.assign(link.href),
    )
  }
  for (const type of [...HINTS, ...STEPS]) addEventListener(type, onIntent)
}
