/** Leads Ctrl+K and Cmd+K to the search field, and shows the keys in it. */
export function installSearchShortcut(): void {
  const hint = document.querySelector<HTMLElement>('.search-shortcut')
  if (hint) {
    if (/Mac|iPhone|iPad/.test(navigator.platform)) hint.textContent = '⌘ K'
    hint.hidden = false
  }
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return
    const fields = [...document.querySelectorAll<HTMLInputElement>('.search-input')]
    const field = fields.find((input) => input.offsetParent !== null)
    if (!field) return
    event.preventDefault()
    field.focus()
    field.select()
  })
}
