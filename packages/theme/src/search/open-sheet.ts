import * as ELEMENT_IDS from '../element-ids.js'
import { element, icon } from './element.js'
import type { RecentSearches } from './recent-searches.js'
import { openField } from './search-field.js'
import type { SiteSearch } from './site-search.js'

/** Options of the search sheet, which opens over a page that has no space for a list under its field. */
export interface SheetOptions {
  readonly search: SiteSearch
  readonly recent: RecentSearches
  /** Target URL of the form. */
  readonly action: string
  /** Name of the search in the page's language. */
  readonly label: string
  /** Text already typed. */
  readonly value: string
}

/** Opens the search: full screen on phones, centered in larger windows. */
export function openSheet({ search, recent, action, label, value }: SheetOptions): void {
  if (document.querySelector('.search-sheet')) return
  const input = element('input', {
    class: 'search-input',
    type: 'search',
    name: 'q',
    'aria-label': label,
    placeholder: label,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
  })
  input.value = value
  // The dialog of shortcuts already has the label "Close" in the page's language.
  const closeLabel = document.querySelector(`#${ELEMENT_IDS.shortcuts} button`)?.textContent ?? ''
  const close = element(
    'button',
    { type: 'button', class: 'icon-button search-close', 'aria-label': closeLabel },
    icon('close'),
  )
  const form = element(
    'form',
    { class: 'search-form', role: 'search', 'aria-label': label, action },
    icon('search'),
    input,
    close,
  )
  const dialog = element('dialog', { class: 'search-sheet', 'aria-label': label }, form)
  document.body.append(dialog)
  dialog.showModal()
  input.focus()
  const end = openField({ form, input, search, recent, isSheet: true, onEnd: () => dialog.close() })
  dialog.addEventListener('close', () => {
    end()
    dialog.remove()
  })
  close.onclick = () => dialog.close()
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
}
