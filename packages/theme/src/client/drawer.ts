const WIDE = '(min-width: 997px)'
const BEHIND = '.skip-link, .announcement, .navbar, .main, .footer'

/** Keeps focus inside the open drawer, closes it when the window gets wide, and shows the current page's line in its box. */
export function installDrawer(drawer: HTMLElement | null): void {
  if (!drawer) return
  revealCurrent(drawer)
  // Older browsers know no popover; there the sidebar stands above the text and nothing opens or closes.
  if (typeof drawer.hidePopover !== 'function') return
  drawer.addEventListener('beforetoggle', (event) => {
    const isOpen = event instanceof ToggleEvent && event.newState === 'open'
    for (const element of document.querySelectorAll<HTMLElement>(BEHIND)) element.inert = isOpen
    // Only while it covers the page is it a dialog; beside the text it is plain navigation.
    drawer.role = isOpen ? 'dialog' : null
    drawer.ariaModal = isOpen ? 'true' : null
    drawer.ariaLabel = isOpen ? (drawer.dataset['label'] ?? null) : null
  })
  drawer.addEventListener('toggle', (event) => {
    if (!(event instanceof ToggleEvent) || event.newState !== 'open') return
    drawer.querySelector<HTMLElement>('.drawer-close')?.focus()
    revealCurrent(drawer)
  })
  matchMedia(WIDE).addEventListener('change', ({ matches }) => {
    if (matches && drawer.matches(':popover-open')) drawer.hidePopover()
  })
}

function revealCurrent(drawer: HTMLElement): void {
  const current = drawer.querySelector<HTMLElement>('.sidebar [aria-current="page"]')
  if (!current) return
  const box = drawer.getBoundingClientRect()
  const line = current.getBoundingClientRect()
  if (line.bottom > box.bottom || line.top < box.top) drawer.scrollTop += line.top - box.top - box.height / 3
}
