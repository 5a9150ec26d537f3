import * as ELEMENT_IDS from '../../element-ids.js'
import { revealCurrent } from './reveal-current.js'

/** Matches windows without a drawer; the style sheet has the same width. In em, so that it grows with the text size. */
const WIDE = 'not all and (max-width: 62.25em)'
const BEHIND = '.skip-link, .announcement, .navbar, .main, .footer'

/**
 * Keeps focus inside the open drawer and closes it when the window becomes wide. Browsers without popovers show the
 * sidebar above the text, where nothing opens or closes. Returns a function that closes the drawer.
 */
export function installDrawer(): () => void {
  const close = (): void => {
    const drawer = findDrawer()
    if (drawer?.matches(':popover-open')) drawer.hidePopover()
  }
  if (typeof HTMLElement.prototype.hidePopover !== 'function') return () => {}
  const onToggle = (event: Event): void => {
    if (!(event instanceof ToggleEvent) || event.target !== findDrawer()) return
    const isOpen = event.newState === 'open'
    if (event.type === 'beforetoggle') {
      // Closing and opening in quick succession fires one toggle event, but two beforetoggle events.
      if (isOpen) showSidebarPanel()
      setModal(isOpen)
    } else if (isOpen) enter()
  }
  // These events do not bubble, but they can be captured.
  for (const type of ['beforetoggle', 'toggle']) document.addEventListener(type, onToggle, true)
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Tab' && findDrawer()?.ariaModal) stayInside(event)
  })
  matchMedia(WIDE).addEventListener('change', ({ matches }) => matches && close())
  if (findDrawer()?.matches(':popover-open')) {
    setModal(true)
    enter()
  }
  return close
}

function findDrawer(): HTMLElement | null {
  return document.getElementById(ELEMENT_IDS.drawer)
}

/** Makes the drawer a modal dialog while it covers the page; next to the text, it is plain navigation. */
function setModal(isOpen: boolean): void {
  const drawer = findDrawer()
  if (!drawer) return
  for (const element of document.querySelectorAll<HTMLElement>(BEHIND)) element.inert = isOpen
  drawer.role = isOpen ? 'dialog' : null
  drawer.ariaModal = isOpen ? 'true' : null
  drawer.ariaLabel = isOpen ? (drawer.dataset['label'] ?? null) : null
}

function enter(): void {
  findDrawer()?.querySelector<HTMLElement>('.drawer-close')?.focus()
  revealCurrent()
}

/** Shows the sidebar instead of the main menu each time the drawer opens. */
function showSidebarPanel(): void {
  findDrawer()?.querySelector('.drawer-panels')?.removeAttribute('open')
}

/**
 * Moves focus from the last control to the first and back. Once focus has left the window, browsers can't return it to
 * a popover whose button is inert.
 */
function stayInside(event: KeyboardEvent): void {
  const controls = [...(findDrawer()?.querySelectorAll<HTMLElement>('a, button, summary') ?? [])]
  const reachable = controls.filter((control) => control.getClientRects().length > 0)
  const [from, to] = event.shiftKey ? [reachable[0], reachable.at(-1)] : [reachable.at(-1), reachable[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
