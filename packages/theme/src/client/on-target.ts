/** Calls `act` when an event happens on or in an element that the selector fits, on pages to come too; what the selector names is a `Target`. */
export function onTarget<Type extends keyof DocumentEventMap, Target extends HTMLElement>(
  type: Type,
  selector: string,
  act: (element: Target, event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(type, (event) => {
    const element = event.target instanceof Element ? event.target.closest<Target>(selector) : null
    if (element) act(element, event)
  })
}
