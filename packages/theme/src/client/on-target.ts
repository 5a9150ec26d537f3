/**
 * Calls `act` when an event occurs on or in an element that matches the selector, now and on later pages. The selector
 * must match only `Target`s.
 */
export function onTarget<Type extends keyof DocumentEventMap, Target extends HTMLElement>(
  type: Type,
  selector: string,
  act: (element: Target, event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(type, (event) => {
    const element = event.target instanceof Element && event.target.closest<Target>(selector)
    if (element) act(element, event)
  })
}
