/** Replaces the first class of each element with the inline style in `data-style`: only scripts may set styles. */
export function restoreStyles(island: Element): void {
  for (const element of island.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? ''
    element.removeAttribute('data-style')
    element.classList.remove(element.classList.item(0) ?? '')
    if (element.classList.length === 0) element.removeAttribute('class')
  }
}
