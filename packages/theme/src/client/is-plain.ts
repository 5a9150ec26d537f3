/** Whether a click is one without a key held down: the others ask for another window or tab, which is the browser's affair. */
export function isPlain(event: Event): boolean {
  return event instanceof MouseEvent && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}
