import { listDeclarations, POLICY_NAME } from '@docgen/renderer/contract'
import { parseFragment } from 'parse5'

/**
 * Writes the code of a module for an SVG. As in Docusaurus, the module exports a component, and the component converts
 * to a string with the file's URL. The component has all attributes of the SVG except event handlers and attributes of
 * other namespaces. Its content passes Trusted Types through docgen's policy.
 */
export function svgModule(svg: string, url: string): string {
  const start = svg.search(/<svg\b/i)
  const text = start === -1 ? '' : svg.slice(start)
  const inner = text.slice(text.indexOf('>') + 1, Math.max(0, text.toLowerCase().lastIndexOf('</svg>')))
  return `const given = ${JSON.stringify({ xmlns: 'http://www.w3.org/2000/svg', ...readAttributes(text) })}
const policy = globalThis.trustedTypes?.createPolicy('${POLICY_NAME}', { createHTML: (text) => text })
const text = ${JSON.stringify(inner.trim())}
const inner = policy ? policy.createHTML(text) : text
const Svg = ({ title, titleId, ...props }) => <svg {...given} {...props} dangerouslySetInnerHTML={{ __html: inner }} />
Svg.toString = () => ${url}
export default Svg
export { Svg as ReactComponent }
`
}

/** Reads the attributes of the first element as React props. */
function readAttributes(svg: string): Record<string, unknown> {
  const [root] = parseFragment(svg).childNodes
  if (!root || !('attrs' in root)) return {}
  const supported = root.attrs.filter(({ name, prefix }) => !prefix && !name.includes(':') && !name.startsWith('on'))
  return Object.fromEntries(supported.map(({ name, value }) => toProp(name, value)))
}

function toProp(name: string, value: string): readonly [string, unknown] {
  if (name === 'class') return ['className', value]
  if (name === 'style') return ['style', toStyleObject(value)]
  return [/^(?:aria|data)-/.test(name) ? name : toCamelCase(name), value]
}

/** Converts CSS declarations to an object for React's prop `style`. */
function toStyleObject(css: string): Record<string, string> {
  return Object.fromEntries(
    listDeclarations(css).map(({ name, value }) => [name.startsWith('--') ? name : toCamelCase(name), value]),
  )
}

function toCamelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_hyphen, letter: string) => letter.toUpperCase())
}
