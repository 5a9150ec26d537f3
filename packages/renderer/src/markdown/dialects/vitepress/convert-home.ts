import type { DialectContext } from '../dialect.js'
import { editLine, insertLine, type SourceLine } from '../source-line.js'
import { unquoteYaml } from '../unquote-yaml.js'
import type { YamlNode } from '../yaml-outline.js'

/** Fields of an action, a feature and an image in docgen. */
const ACTION: ReadonlySet<string> = new Set(['text', 'link'])
const FEATURE: ReadonlySet<string> = new Set(['title', 'details', 'icon', 'link'])
const IMAGE: ReadonlySet<string> = new Set(['src', 'light', 'dark', 'alt'])
const HTML = /^['"]?\s*</

/** Converts `hero` or `features` of a home page; `undefined` for any other field. */
export function convertHome(node: YamlNode, context: DialectContext): readonly SourceLine[] | undefined {
  if (node.key === 'hero') return convertHero(node, context)
  if (node.key !== 'features') return undefined
  return [node.line, ...listItems(node).flatMap((item) => convertItem(item, FEATURE, context))]
}

/**
 * `name` above `text` becomes the first line of the title; a `name` without `text` is the title. A name that is not a
 * text in one line becomes an eyebrow above the title.
 */
function convertHero({ line, children }: YamlNode, context: DialectContext): readonly SourceLine[] {
  const has = (key: string): boolean =>
    children.some((child) => child.key === key && child.value !== "''" && child.value !== '""')
  const scalarOf = (key: string): string | undefined => {
    const field = children.find((child) => child.key === key)
    const isPlain = field?.lines.length === 1 && !/^[|>&*!{[]/.test(field.value)
    return isPlain ? unquoteYaml(field.value) : undefined
  }
  const [name, text] = [scalarOf('name'), scalarOf('text')]
  const title = name && text ? `title: ${JSON.stringify(`${name}<br>${text}`)}` : undefined
  const converted = children.flatMap((child): readonly SourceLine[] => {
    switch (child.key) {
      case 'name':
        return title === undefined ? rename(child, has('text') ? 'eyebrow' : 'title') : []
      case 'text':
        if (title !== undefined) return [insertLine(' '.repeat(child.indent) + title, child.line)]
        return has('text') ? rename(child, 'title') : []
      case 'image':
        if (child.children.length === 0) return child.lines
        return [child.line, ...child.children.flatMap((field) => (IMAGE.has(field.key) ? field.lines : []))]
      case 'actions':
        return [child.line, ...listItems(child).flatMap((item) => convertItem(item, ACTION, context))]
      case 'tagline':
        return child.lines
      default:
        return []
    }
  })
  return [line, ...converted]
}

function rename({ line, lines, key, indent }: YamlNode, name: string): readonly SourceLine[] {
  return [editLine(line, [{ start: indent, end: indent + key.length, text: name }]), ...lines.slice(1)]
}

/** The items of a list of mappings, each as its fields. */
function listItems({ children }: YamlNode): readonly (readonly YamlNode[])[] {
  const items: YamlNode[][] = []
  for (const child of children) {
    if (child.isItem) items.push([child])
    else items.at(-1)?.push(child)
  }
  return items
}

/** The lines of an item with only the fields that docgen has; none if a text or link is missing. */
function convertItem(
  fields: readonly YamlNode[],
  names: ReadonlySet<string>,
  { drop }: DialectContext,
): readonly SourceLine[] {
  const [first] = fields
  if (!first) return []
  const kept = fields.filter((field) => names.has(field.key) && isUsable(field, drop))
  const isComplete = [...names].includes('text')
    ? ['text', 'link'].every((name) => kept.some(({ key }) => key === name))
    : kept.some(({ key }) => key === 'title')
  if (!isComplete) {
    drop('actions and features without a text', first.line)
    return []
  }
  const dash = `${' '.repeat(Math.max(0, first.indent - 2))}- `
  const pad = ' '.repeat(dash.length)
  return kept.flatMap((field, position) => {
    const start = position === 0 ? dash : pad
    const line = editLine(field.line, [{ start: 0, end: field.indent, text: start }])
    return [line, ...shift(field, pad.length)]
  })
}

/** The lines of a value below its key. */
function shift({ lines, indent }: YamlNode, target: number): readonly SourceLine[] {
  const added = target - indent
  return lines.slice(1).map((line) => {
    if (line.text.trim() === '' || added === 0) return line
    return added > 0
      ? editLine(line, [{ start: 0, end: 0, text: ' '.repeat(added) }])
      : editLine(line, [{ start: 0, end: Math.min(-added, line.text.search(/\S/)), text: '' }])
  })
}

/** Whether docgen can show the value: it has no icons that are images or HTML. */
function isUsable(field: YamlNode, drop: DialectContext['drop']): boolean {
  if (field.value.replace(/['"\s]/g, '') === '' && field.lines.length === 1) return false
  if (field.key !== 'icon') return true
  const isEmoji = field.children.length === 0 && !HTML.test(field.value) && !/[./|>{]/.test(field.value)
  if (!isEmoji) drop('icons of features that are images or HTML', field.line)
  return isEmoji
}
