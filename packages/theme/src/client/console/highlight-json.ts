import { element } from '../../search/element.js'

// The groups are classes of the page's code blocks. A string without an end is a token too: another search for its end
// would start at each quote in it.
const TOKEN = /(?<s>"[^"\\\n]*(?:\\.[^"\\\n]*)*"?)|(?<m>-?\d[\d.eE+-]*|true|false)|(?<k>null)/g

/**
 * Highlights JSON as the page's code blocks do. Only strings directly before a colon are names of properties. All other
 * text between tokens has the color of punctuation, without elements of its own: large bodies have thousands.
 */
export function highlightJson(json: string): HTMLElement {
  const code = element('span', { class: 'p' })
  let end = 0
  for (const { 0: token, index, groups = {} } of json.matchAll(TOKEN)) {
    if (index > end) code.append(json.slice(end, index))
    end = index + token.length
    const kind = groups['s'] === undefined ? (groups['m'] === undefined ? 'k' : 'm') : json[end] === ':' ? 'na' : 's'
    code.append(element('span', { class: kind }, token))
  }
  if (end < json.length) code.append(json.slice(end))
  return code
}
