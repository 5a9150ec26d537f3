import type { SafeStorage } from './create-storage.js'
import { areSingleKeysOff, isSingleKey } from './keys/single-keys.js'

/** Shows the search shortcut in the search field. */
export function prepareSearchShortcut(): void {
  const hint = document.querySelector<HTMLElement>('.search-shortcut')
  if (!hint) return
  if (/Mac|iPhone|iPad/.test(navigator.platform)) hint.textContent = '⌘ K'
  hint.hidden = false
}

/** Makes Ctrl+K, Cmd+K and `/` focus the search field. */
export function installSearchShortcut(storage: SafeStorage): void {
  document.addEventListener('keydown', (event) => {
    const { key, metaKey, ctrlKey, altKey, shiftKey } = event
    const isShortcut =
      key === '/'
        ? isSingleKey(event) && !areSingleKeysOff(storage)
        : key.toLowerCase() === 'k' && (metaKey || ctrlKey) && !altKey && !shiftKey
    if (isShortcut && focusSearch()) event.preventDefault()
  })
}

/** Focuses the visible search field, or follows the link to the search page. Returns false if there is neither. */
function focusSearch(): boolean {
  const fields = [...document.querySelectorAll<HTMLElement>('form .search-input, .navbar-search-link')]
  const field = fields.find((element) => element.offsetParent !== null)
  if (field instanceof HTMLInputElement) {
    field.focus()
    field.select()
  } else field?.click()
  return field !== undefined
}
