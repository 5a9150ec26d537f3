import { isPlain } from './is-plain.js'
import type { Search } from './search.js'

const SEARCH_FIELDS = 'form.search-form, .navbar-search-link'
/** Events that may only pass by on the way to something else. */
const HINTS = ['pointerover', 'focusin'] as const
const STEPS = ['click', 'input', 'compositionend'] as const

/**
 * Loads the search when a reader turns to it, and passes on every interaction. Without it, forms and links open the
 * search page.
 */
export function installSearchIntent(load: () => Promise<Search>): void {
  const onIntent = (event: Event): void => {
    const field = event.target instanceof Element ? event.target.closest<HTMLElement>(SEARCH_FIELDS) : null
    if (!field) return
    const link = event.type === 'click' && isPlain(event) && field instanceof HTMLAnchorElement && field
    if (link) event.preventDefault()
    // During composition, text input continues in the field where it began.
    const isStep =
      (STEPS as readonly string[]).includes(event.type) && !(event instanceof InputEvent && event.isComposing)
    load()
      .then(({ attend }) => attend(field, field instanceof HTMLAnchorElement ? !!link : isStep))
      .catch(() => link && location.assign(link.href))
  }
  for (const type of [...HINTS, ...STEPS]) addEventListener(type, onIntent)
}
