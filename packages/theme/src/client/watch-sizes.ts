/** Calls back whenever an element of the page that the selector names gets another size. Gives back what begins anew with those of a new page. */
export function watchSizes(selector: string, onResize: () => void): () => void {
  const sizes = new ResizeObserver(onResize)
  const watch = (): void => {
    sizes.disconnect()
    for (const element of document.querySelectorAll(selector)) sizes.observe(element)
  }
  watch()
  return watch
}
