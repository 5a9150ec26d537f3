import type { RootContent } from 'mdast'
import { escapeHtml } from '../../../html/escape-html.js'
import type { ContainerBlockName, TextBlockName } from '../../directives/block-specs.js'
import { createActions, createImages } from '../../directives/create-home-nodes.js'
import type { TextDirective } from '../../directives/directive-names.js'
import { ADMONITION_KINDS } from '../../directives/directive-names.js'
import type { ActionFields, ImageFields } from '../../directives/home-fields.js'
import { textOfAll, textOfValue } from '../../html/jsx-element.js'
import type { MdxJsx } from '../../mdx-nodes.js'
import type { MdxScope } from '../mdx-scope.js'
import { wrapLines } from '../wrap-lines.js'
import { checkNoContent } from './check-props.js'
import { classOf, createDirective, createLabel } from './create-directive.js'

type Attributes = Readonly<Record<string, unknown>>

/** The directive that replaces a component. */
interface Conversion {
  readonly name: ContainerBlockName
  /** Its title: text or elements. */
  readonly title?: unknown
  /** Other attributes; those without a value are omitted. */
  readonly attributes?: Attributes
  /** Content that precedes the content between its tags: text or elements. */
  readonly before?: unknown
  /** Nodes between `before` and the content between its tags. */
  readonly nodes?: readonly RootContent[]
  /** Content that follows the content between its tags: text or elements. */
  readonly after?: unknown
}

type Read = (attributes: Attributes) => Conversion

// The names and props of Starlight's and Mintlify's components.
const READERS: Readonly<Record<string, Read>> = {
  Actions: () => ({ name: 'actions' }),
  Accordion: ({ title, icon, defaultOpen, open = defaultOpen, description }) => ({
    name: 'accordion',
    title,
    attributes: { icon, open: toFlag(open) },
    before: description,
  }),
  AccordionGroup: ({ exclusive }) => ({ name: 'accordions', attributes: { exclusive: toFlag(exclusive) } }),
  Card: ({ title, icon, href, img, cta }) => ({
    name: 'card',
    title,
    attributes: { icon, href },
    nodes: typeof img === 'string' ? [{ type: 'html', value: `<img src="${escapeHtml(img)}" alt="">` }] : [],
    after: cta,
  }),
  CardGrid: ({ cols }) => ({ name: 'cards', attributes: { cols } }),
  CardGroup: ({ cols }) => ({ name: 'cards', attributes: { cols } }),
  CodeGroup: ({ group }) => ({ name: 'code-group', attributes: { group } }),
  Column: () => ({ name: 'column' }),
  Columns: ({ cols }) => ({ name: 'columns', attributes: { cols } }),
  Field: ({ name, type, required, deprecated, default: initial, in: location }) => ({
    name: 'field',
    attributes: {
      name,
      type,
      in: location,
      default: initial,
      required: toFlag(required),
      deprecated: toFlag(deprecated),
    },
  }),
  FileTree: () => ({ name: 'file-tree' }),
  Frame: ({ caption, light, dark, alt }) => ({ name: 'frame', title: caption, attributes: { light, dark, alt } }),
  Eyebrow: () => ({ name: 'eyebrow' }),
  Hero: ({ title, tagline, actions, image, search }) => ({
    name: 'hero',
    title,
    attributes: { search: toFlag(search) },
    before: tagline,
    nodes: [...createActions(readActions(actions)), ...createImages(readImage(image))],
  }),
  LinkCard: ({ title, icon, href, description }) => ({
    name: 'card',
    title,
    attributes: { icon, href },
    before: description,
  }),
  Logos: ({ title }) => ({ name: 'logos', title }),
  Section: ({ title, tone }) => ({ name: 'section', title, attributes: { tone } }),
  Step: ({ title }) => ({ name: 'step', title }),
  Steps: () => ({ name: 'steps' }),
  Table: ({ filter, compact }) => ({ name: 'table', attributes: { filter, compact } }),
  Updates: () => ({ name: 'updates' }),
  Update: ({ label, date, description = date, tags }) => ({
    name: 'update',
    title: label,
    attributes: { date: description, tags: Array.isArray(tags) ? tags.join(', ') : tags },
  }),
}

/** Components that arrange content, by name. */
export const BLOCK_COMPONENTS: readonly string[] = Object.keys(READERS)

/** Lists the props that a component of `BLOCK_COMPONENTS` reads. */
export function propsOfBlock(name: string): readonly string[] {
  const props: string[] = []
  READERS[name]?.(new Proxy({}, { get: (_target, prop) => void props.push(String(prop)) }))
  return props
}

function readActions(raw: unknown): ActionFields[] {
  return Array.isArray(raw) ? raw.filter((each): each is ActionFields => typeof each?.link === 'string') : []
}

function readImage(value: unknown): ImageFields {
  if (typeof value === 'string') return { src: value }
  return typeof value === 'object' && value !== null ? value : {}
}

/** Returns the attribute of a boolean prop: empty if it is set, `undefined` if it is absent or false. */
function toFlag(value: unknown): '' | undefined {
  return value === undefined || value === false || value === null ? undefined : ''
}

/** Converts a component of `BLOCK_COMPONENTS` to its directive, which renders the same HTML. */
export function convertBlock(name: string, node: MdxJsx, mdx: MdxScope): RootContent[] {
  const read = READERS[name]
  if (!read) throw new Error(`nothing converts <${name}>`)
  const { className, id, ...rest } = mdx.attributesOf(node)
  const { name: directive, title, attributes = {}, before, nodes = [], after } = read(rest)
  const { icon, ...others } = attributes
  // An icon that is an element instead of a name precedes the title.
  const iconNodes = typeof icon === 'string' ? [] : mdx.show(icon, node)
  const label = [...iconNodes, ...(iconNodes.length > 0 ? [SPACE] : []), ...mdx.show(title, node)]
  return [
    createDirective(node, directive, {
      attributes: {
        ...writeAttributes({ id, ...others, ...(typeof icon === 'string' && { icon }) }),
        ...classOf(className),
      },
      children: [
        ...createLabel(label),
        ...wrapLines(mdx.show(before, node)),
        ...nodes,
        ...wrapLines(mdx.convert(node.children)),
        ...wrapLines(mdx.show(after, node)),
      ],
    }),
  ]
}

const SPACE: RootContent = { type: 'text', value: ' ' }

function writeAttributes(attributes: Attributes): Record<string, string> {
  const entries = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

/** Type or color of a badge in other tools → its type in docgen. */
const TYPES: Readonly<Record<string, string>> = {
  default: 'note',
  blue: 'info',
  gray: 'note',
  green: 'tip',
  orange: 'warning',
  purple: 'info',
  red: 'danger',
  yellow: 'warning',
}

/** Converts `<Badge text="New" type="tip" />`. VitePress, Starlight and Mintlify have different names for `type`. */
export function convertBadge(node: MdxJsx, mdx: MdxScope): RootContent[] {
  const { text, type, variant = type, color = variant, icon } = mdx.attributesOf(node)
  const kind = color === undefined ? undefined : (TYPES[String(color)] ?? String(color))
  if (text !== undefined) checkNoContent(node, `<${node.name}> shows its prop text`, mdx)
  const children = text === undefined ? mdx.convert(node.children) : mdx.show(text, node)
  const badgeType = kind === undefined || ADMONITION_KINDS.has(kind) ? kind : 'note'
  return [
    createInline('badge', node, { attributes: writeAttributes({ type: badgeType, icon: nameOf(icon) }), children }),
  ]
}

/** Converts `<Icon name="lucide:rocket" label="Start" />`. In Mintlify, `icon` is the name. */
export function convertIcon(node: MdxJsx, mdx: MdxScope): RootContent[] {
  const { icon, name = icon, label } = mdx.attributesOf(node)
  return [createInline('icon', node, { attributes: writeAttributes({ name: nameOf(name), label }), children: [] })]
}

/** Converts `<Tooltip tip="…">Term</Tooltip>`. In other tools, the tip can be an element: shows its text. */
export function convertTooltip(node: MdxJsx, mdx: MdxScope): RootContent[] {
  const { tip, headline } = mdx.attributesOf(node)
  const text = [headline, tip].map(textOfValue).filter(Boolean).join(': ')
  const children = mdx.convert(node.children)
  if (textOfAll(children).trim() === '') return children
  return [createInline('tooltip', node, { attributes: writeAttributes({ tip: text }), children })]
}

function nameOf(icon: unknown): string | undefined {
  return typeof icon === 'string' && icon !== '' ? icon : undefined
}

interface InlineParts {
  readonly attributes: Record<string, string>
  readonly children: RootContent[]
}

/** Creates an inline directive. Unwraps paragraphs in it: text on separate lines was parsed as paragraphs. */
function createInline(name: TextBlockName, { position }: MdxJsx, { attributes, children }: InlineParts): TextDirective {
  const phrasing = children.flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))
  return {
    type: 'textDirective',
    name,
    attributes,
    children: phrasing as TextDirective['children'],
    ...(position && { position }),
  }
}
