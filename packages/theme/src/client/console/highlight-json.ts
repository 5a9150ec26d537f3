import { element } from '../../search/element.js'

// The groups are classes of the page's code blocks. A string without an end is a token too: another search for its end
// would start at each quote in it.
const TOKEN =
  /(?<s>"[^"\\\n]*(?:\\.[^"\\\n]*)*"?)|(?<m>-?\d[\d.eE+-]*|true|false)|(?<k>null)|(?<p>[{}[\],:][\s{}[\],:]*)/g

/** Highlights JSON as the page's code blocks do. Only strings directly before a colon are names of properties. */
export function highlightJson(json: string): DocumentFragment {
  const fragment = document.createDocumentFragment()
  let end = 0
  for (const { 0: token, index, groups = {} } of json.matchAll(TOKEN)) {
    if (index > end) fragment.append(json.slice(end, index))
    end = index + token.length
    const [kind] = Object.keys(groups).filter((name) => groups[name] !== undefined)
    fragment.append(element('span', { class: kind === 's' && json[end] === ':' ? 'na' : kind }, token))
  }
  if (end < json.length) fragment.append(json.slice(end))
  return fragment
}
