import { isPlain } from './is-plain.js'
import type { Search } from './search.js'

const PLACES = '.search-form, .navbar-search-link'
const INTENT = ['pointerover', 'focusin', 'click'] as const

/** Loads the search when a reader turns to it, and tells it of every step. Without it forms and links lead to the search page, as ever. */
export function installSearchIntent(load: () => Promise<Search>): void {
  const onIntent = (event: Event): void => {
    const place = event.target instanceof Element ? event.target.closest<HTMLElement>(PLACES) : null
    if (!place) return
    const link = event.type === 'click' && isPlain(event) && place instanceof HTMLAnchorElement && place
    if (link) event.preventDefault()
    load().then(
      ({ attend }) => attend(place, !!link),
      () => link && location.assign(link.href),
    )
  }
  for (const type of INTENT) addEventListener(type, onIntent)
}
