/** Calls `act` when an event happens on or in an element that the selector fits, on pages to come too. */
export function onTarget<Type extends keyof DocumentEventMap>(
  type: Type,
  selector: string,
  act: (element: HTMLElement, event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(type, (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
    if (element) act(element, event)
  })
}
