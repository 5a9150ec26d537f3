/** Returns the placeholder of children that are already HTML, in the format of `createMarkers`. */
export function slotMark(index: number): string {
  return `\u0000s${index}\u0000`
}

/** Removes React's comments next to placeholders: they are unnecessary next to HTML. */
export function withoutTextBorders(html: string): string {
  return html.includes('<!-- -->') ? html.replace(/(?:<!-- -->)?(\u0000s\d+\u0000)(?:<!-- -->)?/g, '$1') : html
}

/** Replaces the placeholders in a component's HTML with the HTML of its children. */
export function fillSlots(html: string, slots: readonly string[]): string {
  const plain = withoutTextBorders(html)
  let filled = ''
  let end = 0
  for (let start = plain.indexOf('\u0000s'); start !== -1; start = plain.indexOf('\u0000s', end)) {
    const stop = plain.indexOf('\u0000', start + 2)
    filled += plain.slice(end, start) + (slots[Number(plain.slice(start + 2, stop))] ?? '')
    end = stop + 1
  }
  return filled + plain.slice(end)
}
