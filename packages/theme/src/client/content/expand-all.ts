import { onClick } from '../on-click.js'

/**
 * Makes the button of an operation open all collapsed parts of the page, and close them again. `first` is the event
 * that triggered loading this module.
 */
export function installExpandAll(first: Event): void {
  onClick('[data-action="expand"]', first, (button) => {
    const isOpening = button.ariaPressed !== 'true'
    for (const part of document.querySelectorAll<HTMLDetailsElement>('.api .more')) part.open = isOpening
    button.ariaPressed = String(isOpening)
  })
}
