import { isPlainClick } from './is-plain-click.js'
import { isSingleKey } from './keys/single-keys.js'
import type { Search } from './search.js'

const SEARCH_FIELDS = 'form.search-form, .navbar-search-link'
/** Events on a search field that load the search, even if the pointer or the focus only passes over it. */
const INTENT = ['pointerover', 'focusin', 'click', 'input', 'compositionend'] as const

/**
 * Loads the search at the first event of `INTENT`, and passes every such event to it, with the text that the reader
 * types between a click on the search link and the appearance of the field. If the search can't be loaded, forms and
 * links open the search page.
 */
export function installSearchIntent(load: () => Promise<Search>): void {
  const onIntent = (event: Event): void => {
    const field =
      event.target instanceof Element
        ? event.target.closest<HTMLElement & { readonly href?: string }>(SEARCH_FIELDS)
        : null
    if (!field) return
    const href = event.type === 'click' && isPlainClick(event) && field.href
    let typed = ''
    const onKey = (press: KeyboardEvent): void => {
      // Keys that type no text, such as Enter, have longer names.
      if (press.key[1] || !isSingleKey(press)) return
      typed += press.key
      press.preventDefault()
      press.stopPropagation()
    }
    if (href) {
      event.preventDefault()
      addEventListener('keydown', onKey, true)
    }
    load()
      .then(({ attend }) => attend(field, event, () => typed))
      .catch(() => href && location.assign(href))
      .then(() => removeEventListener('keydown', onKey, true))
  }
  for (const type of INTENT) addEventListener(type, onIntent)
}
