import { iconOfStarlight } from '../../directives/starlight-icons.js'
import type { DialectContext } from '../dialect.js'
import { insertLine, type SourceLine } from '../source-line.js'
import { readFlowMapping, unquoteYaml } from '../unquote-yaml.js'
import type { YamlNode } from '../yaml-outline.js'
import { replaceAlias } from './replace-alias.js'

/** Converts the hero of a page to that of docgen. */
export function convertHero(node: YamlNode, context: DialectContext): readonly SourceLine[] {
  const { children, line } = node
  const converted = children.flatMap((child): readonly SourceLine[] => {
    switch (child.key) {
      case 'title':
      case 'tagline':
        return child.value === '' && child.lines.length === 1 ? [] : child.lines
      case 'image':
        return convertImage(child, context)
      case 'actions':
        return convertActions(child, context)
      default:
        return []
    }
  })
  return converted.length === 0 ? [insertLine('hero: {}', line)] : [line, ...converted]
}

/** Field of an image in Starlight → field of docgen. */
const IMAGE: Readonly<Record<string, string>> = { file: 'src', light: 'light', dark: 'dark', alt: 'alt' }

function convertImage(node: YamlNode, context: DialectContext): readonly SourceLine[] {
  const indent = ' '.repeat(node.indent)
  const fields = readFields(node)
  if (fields.has('html')) context.drop('HTML as the image of a hero', node.line)
  const lines = [...fields].flatMap(([key, value]) => {
    const name = Object.hasOwn(IMAGE, key) ? IMAGE[key] : undefined
    if (name === undefined || value === '') return []
    const text = name === 'alt' ? value : replaceAlias(value, context)
    return [`${indent}  ${name}: ${JSON.stringify(text)}`]
  })
  // Without a text, the image is decorative.
  if (!fields.get('alt')) lines.push(`${indent}  alt: ""`)
  const isShown = lines.length > 1
  return isShown ? [`${indent}image:`, ...lines].map((text) => insertLine(text, node.line)) : []
}

function convertActions(node: YamlNode, { drop }: DialectContext): readonly SourceLine[] {
  const indent = ' '.repeat(node.indent)
  const items: YamlNode[][] = []
  for (const child of node.children) {
    if (child.isItem) items.push([child])
    else items.at(-1)?.push(child)
  }
  const lines = items.flatMap((item) => {
    const fields = new Map(item.map((child) => [child.key, textOf(child)]))
    const [text, link, icon] = [fields.get('text'), fields.get('link'), fields.get('icon')]
    const at = item[0]?.line ?? node.line
    if (!text || !link) {
      drop('actions without a text or a link', at)
      return []
    }
    return [
      `${indent}  - text: ${JSON.stringify(text)}`,
      `${indent}    link: ${JSON.stringify(link)}`,
      // Icons as SVG are elements of their own.
      ...(icon && !icon.startsWith('<') ? [`${indent}    icon: ${JSON.stringify(iconOfStarlight(icon))}`] : []),
    ].map((each) => insertLine(each, at))
  })
  return lines.length === 0 ? [] : [insertLine(`${indent}actions:`, node.line), ...lines]
}

function readFields(node: YamlNode): ReadonlyMap<string, string> {
  const flow = readFlowMapping(node.value)
  if (flow) return new Map([...flow].map(([key, value]) => [key, unquoteYaml(value)]))
  return new Map(node.children.map((child) => [child.key, textOf(child)]))
}

/** The text of a scalar, which can continue on the lines below its key. */
function textOf({ value, lines, children }: YamlNode): string {
  if (children.length > 0) return ''
  const first = /^[|>]/.test(value) ? '' : value
  return unquoteYaml([first, ...lines.slice(1).map(({ text }) => text.trim())].join(' '))
}
