import type { Search } from './search.js'

const PLACES = '.search-form, .navbar-search-link'
const INTENT = ['pointerover', 'touchstart', 'focusin', 'click'] as const

/** Loads the search when a reader turns to it, and tells it of every step. Without it forms and links lead to the search page, as ever. */
export function installSearchIntent(load: () => Promise<Search>): void {
  const onIntent = (event: Event): void => {
    const place = event.target instanceof Element ? event.target.closest<HTMLElement>(PLACES) : null
    if (!place) return
    const { type } = event
    const isFollowed = type === 'click' && place instanceof HTMLAnchorElement && isPlain(event)
    if (isFollowed) event.preventDefault()
    load().then(
      ({ attend }) => attend(place, isFollowed ? type : ''),
      () => isFollowed && location.assign(place.href),
    )
  }
  for (const type of INTENT) addEventListener(type, onIntent, { passive: type !== 'click' })
}

/** A click that asks for another window is the browser's affair. */
function isPlain(event: Event): boolean {
  return event instanceof MouseEvent && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}
