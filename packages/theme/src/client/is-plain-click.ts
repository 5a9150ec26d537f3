/** Whether a click has no modifier key: modified clicks open another window or tab, which the browser handles. */
export function isPlainClick(event: Event): boolean {
  return event instanceof MouseEvent && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}
