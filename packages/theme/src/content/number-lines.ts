// Tokens inside a line never carry the bare class `line`, so only the lines themselves match.
const LINE_START = /<span class="line(?=[ "])/g

/** The lines' HTML with `data-line` on each, counting from `first`: style sheets can show an attribute, but not count from any number without a style attribute. */
export function numberLines(html: string, first: number): string {
  let number = first
  return html.replace(LINE_START, (start) => start.replace('<span', `<span data-line="${number++}"`))
}
