/** Shows the search shortcut in the search field. */
export function prepareSearchShortcut(): void {
  const hint = document.querySelector<HTMLElement>('.search-shortcut')
  if (!hint) return
  if (/Mac|iPhone|iPad/.test(navigator.platform)) hint.textContent = '⌘ K'
  hint.hidden = false
}

/** Makes Ctrl+K and Cmd+K focus the search field. */
export function installSearchShortcut(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return
    if (focusSearch()) event.preventDefault()
  })
}

/** Focuses the visible search field, or follows the link to the search page; false if there is neither. */
export function focusSearch(): boolean {
  const fields = [...document.querySelectorAll<HTMLElement>('form .search-input, .navbar-search-link')]
  const field = fields.find((element) => element.offsetParent !== null)
  if (field instanceof HTMLInputElement) {
    field.focus()
    field.select()
  } else field?.click()
  return field !== undefined
}
