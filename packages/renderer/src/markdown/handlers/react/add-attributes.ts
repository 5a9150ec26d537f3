import { escapeHtml } from '../../../html/escape-html.js'

const OPENING = /^\s*<[a-z][a-z\d-]*/
const NAME = /^(?:className|id|lang|role|tabIndex|title|(?:data|aria)-[a-z\d-]+)$/

/**
 * Adds the props that a component set with `cloneElement` to the first element of some HTML. They replace its
 * attributes, except class names, which are added. Ignores props that `NAME` does not match, and HTML that starts with
 * text.
 */
export function addAttributes(html: string, props: Readonly<Record<string, unknown>>): string {
  const [start] = OPENING.exec(html) ?? []
  const attributes = Object.entries(props).filter(
    ([name, value]) => NAME.test(name) && ['string', 'number', 'boolean'].includes(typeof value),
  )
  if (start === undefined || attributes.length === 0) return html
  const end = html.indexOf('>')
  let rest = html.slice(start.length, end)
  let added = ''
  for (const [prop, value] of attributes) {
    const name = prop === 'className' ? 'class' : prop.toLowerCase()
    const from = rest.indexOf(` ${name}="`)
    const to = rest.indexOf('"', from + name.length + 3)
    const existing = from === -1 || to === -1 ? '' : rest.slice(from + name.length + 3, to)
    if (from !== -1 && to !== -1) rest = rest.slice(0, from) + rest.slice(to + 1)
    const text = escapeHtml(String(value))
    added += ` ${name}="${name === 'class' && existing !== '' ? `${existing} ${text}` : text}"`
  }
  return start + added + rest + html.slice(end)
}
