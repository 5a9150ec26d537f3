import { findHashTarget } from './find-hash-target.js'
import { onTarget } from './on-target.js'

/**
 * Opens whatever hides the target of the URL, whenever the hash changes; `onJump` runs for links to targets in the
 * page.
 */
export function installRevealTarget(onJump: () => void): void {
  addEventListener('hashchange', () => {
    onJump()
    revealTarget()
  })
  onTarget('click', 'a[href^="#"]', (link: HTMLAnchorElement) => {
    onJump()
    // If the URL already has this hash, no event reports that it is requested again.
    if (link.hash === location.hash) revealTarget()
  })
}

/** Opens closed details and selects tabs around the target of the URL. */
export function revealTarget(): void {
  reveal(findHashTarget(location.hash))
}

/** Opens closed details and selects tabs around an element, and scrolls to the element if it was hidden. */
export function reveal(target: Element | null | undefined): void {
  let isHidden = false
  for (let element = target?.parentElement; element; element = element.parentElement) {
    const radio = element.previousElementSibling?.previousElementSibling
    if (element instanceof HTMLDetailsElement && !element.open) {
      element.open = isHidden = true
    } else if (element.matches('.tab-panel') && radio instanceof HTMLInputElement && !radio.checked) {
      radio.click()
      isHidden = true
    }
  }
  if (isHidden) target?.scrollIntoView()
}
