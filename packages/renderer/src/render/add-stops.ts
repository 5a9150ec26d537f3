/** A page of this length or less is laid out in one go; the characters of HTML, tags included. */
const SHORTEST_STRETCH = 4000
/** Each stop has the browser go through the page once more: longer pages have longer stretches, not more of them. */
const STRETCHES = 12
const SECTION = /<h[23][ >]/g

/**
 * Puts a script before some of the sections of a page's text, so that browsers lay it out in stretches of about equal length
 * and answer readers in between. Text with islands stays as it is: in them stands what React has drawn and nothing else.
 */
export function addStops(html: string, script: string): string {
  const stretch = Math.max(SHORTEST_STRETCH, html.length / STRETCHES)
  if (html.length < stretch || html.includes('<docgen-island')) return html
  let result = ''
  let start = 0
  for (const { index } of html.matchAll(SECTION)) {
    if (index - start < stretch) continue
    result += `${html.slice(start, index)}<script>${script}</script>`
    start = index
  }
  return result + html.slice(start)
}
