/** Shows the keys that lead to the search in its field. */
export function prepareSearchShortcut(): void {
  const hint = document.querySelector<HTMLElement>('.search-shortcut')
  if (!hint) return
  if (/Mac|iPhone|iPad/.test(navigator.platform)) hint.textContent = '⌘ K'
  hint.hidden = false
}

/** Leads Ctrl+K and Cmd+K to the search field. */
export function installSearchShortcut(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return
    if (focusSearch()) event.preventDefault()
  })
}

/** Focuses the search field that can be seen, or follows the link to the search page; false where there is neither. */
export function focusSearch(): boolean {
  const places = [...document.querySelectorAll<HTMLElement>('.search-input, .navbar-search-link')]
  const place = places.find((element) => element.offsetParent !== null)
  if (place instanceof HTMLInputElement) {
    place.focus()
    place.select()
  } else place?.click()
  return place !== undefined
}
