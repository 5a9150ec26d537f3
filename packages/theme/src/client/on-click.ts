import { onTarget } from './on-target.js'

/**
 * Calls `act` for clicks on elements that match the selector, now and on later pages. Also calls it for `first`, the
 * event that triggered loading the caller's module, if it is a click on a matching element. The selector must match
 * only `Target`s.
 */
export function onClick<Target extends HTMLElement>(
  selector: string,
  first: Event,
  act: (element: Target) => void,
): void {
  onTarget('click', selector, act)
  const element = first.type === 'click' && first.target instanceof Element && first.target.closest<Target>(selector)
  if (element) act(element)
}
