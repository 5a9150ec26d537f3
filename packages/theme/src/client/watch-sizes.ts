/**
 * Runs a callback whenever an element that matches the selector changes its size. Returns a function that observes the
 * elements of a new page.
 */
export function watchSizes(selector: string, onResize: () => void): () => void {
  const sizes = new ResizeObserver(onResize)
  const watch = (): void => {
    sizes.disconnect()
    for (const element of document.querySelectorAll(selector)) sizes.observe(element)
  }
  watch()
  return watch
}
