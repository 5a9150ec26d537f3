import { onTarget } from './on-target.js'

/**
 * Closes the navbar's menus on a click, a touch or focus elsewhere, when the pointer opens another one, and on Escape.
 * `first` is the event that triggered loading this module.
 */
export function installDropdowns(first: Event): void {
  const closeOthers = ({ target }: Event): void => {
    for (const toggle of document.querySelectorAll<HTMLDetailsElement>('.dropdown-toggle[open]')) {
      if (!(target instanceof Node && toggle.parentElement?.contains(target))) toggle.open = false
    }
  }
  document.addEventListener('pointerdown', closeOthers)
  document.addEventListener('focusin', closeOthers)
  onTarget('pointerover', '.dropdown', (_, event) => closeOthers(event))
  const onKey = ({ key, target }: KeyboardEvent): void => {
    if (key !== 'Escape') return
    const dropdown =
      (target instanceof Element && target.closest('.dropdown')) ||
      document.querySelector('.dropdown:is(:hover, :has([open]))')
    if (!(dropdown instanceof HTMLElement)) return
    const toggle = dropdown.querySelector<HTMLDetailsElement>('.dropdown-toggle')
    if (toggle?.open) toggle.querySelector('summary')?.focus()
    if (toggle) toggle.open = false
    dismiss(dropdown)
  }
  document.addEventListener('keydown', onKey)
  if (first instanceof KeyboardEvent) onKey(first)
  else if (first.type !== 'pointerover') closeOthers(first)
}

/** Closes all menus after the reader's choice. */
export function closeDropdowns(): void {
  for (const toggle of document.querySelectorAll<HTMLDetailsElement>('.dropdown-toggle[open]')) toggle.open = false
  const hovered = document.querySelector<HTMLElement>('.dropdown:hover')
  if (hovered) dismiss(hovered)
}

/** A menu opened on hover stays closed until the pointer has left it. */
function dismiss(dropdown: HTMLElement): void {
  dropdown.dataset['dismissed'] = ''
  dropdown.addEventListener('pointerleave', () => delete dropdown.dataset['dismissed'], { once: true })
}
