import { findPlace } from './find-place.js'
import { onTarget } from './on-target.js'

/** Opens whatever hides the place that the address names, whenever it names another; `onJump` hears of links to places. */
export function installRevealTarget(onJump: () => void): void {
  addEventListener('hashchange', () => {
    onJump()
    revealTarget()
  })
  onTarget('click', 'a[href^="#"]', (link: HTMLAnchorElement) => {
    onJump()
    // Where the address names the place already, nothing else tells that it is asked for again.
    if (link.hash === location.hash) revealTarget()
  })
}

/** Opens closed details and chooses tabs around the place that the address names. */
export function revealTarget(): void {
  reveal(findPlace(location.hash))
}

/** The same around any element; one that was hidden is scrolled to. */
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
