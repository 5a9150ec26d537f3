import type { LineEdit } from '../source-line.js'
import { escapeLabel } from '../write-directive.js'
import { evaluateLiteral, type LiteralValues } from './evaluate-literal.js'
import { readTag, type Tag, type TagAttribute } from './read-tag.js'

/** The element with `v-pre` that the text is in, whose braces are text. */
export interface TagState {
  literalName: string | undefined
  literalDepth: number
}

/** The text that contains a tag, and what its conversion depends on. */
export interface TagContext {
  readonly text: string
  readonly state: TagState
  readonly values: LiteralValues
  readonly dropAt: (kind: string, offset: number) => void
}

/** The edits for a tag, and the index after the converted text. */
export interface ConvertedTag {
  readonly edits: readonly LineEdit[]
  readonly end: number
}

/** Matches the names of components: they start with a capital letter, or contain a hyphen. */
const COMPONENT = /^[A-Z]|-/
/** Components that only wrap their content. */
const WRAPPERS: ReadonlySet<string> = new Set(['ClientOnly', 'client-only', 'Content', 'template', 'slot'])
/** Types of badges in VitePress; others are those of docgen. */
const BADGE_TYPES: ReadonlySet<string> = new Set(['info', 'tip', 'warning', 'danger'])
const DYNAMIC = /^(?:v-|[:@#])/

/** Converts a tag: badges to docgen's, components to their content, and attributes of Vue to those of HTML. */
export function convertTag(tag: Tag, start: number, context: TagContext): ConvertedTag {
  const { state, dropAt } = context
  trackLiteral(tag, state)
  if (tag.name === 'Badge' && !tag.isClosing) return convertBadge(tag, start, context)
  if (WRAPPERS.has(tag.name) || COMPONENT.test(tag.name)) {
    if (!WRAPPERS.has(tag.name) && !tag.isClosing) dropAt(`the component <${tag.name}>`, start)
    return { edits: [{ start, end: tag.end, text: '' }], end: tag.end }
  }
  const edits = tag.attributes
    .filter(({ name }) => DYNAMIC.test(name))
    .map(
      (attribute): LineEdit => ({
        start: attribute.start,
        end: attribute.end,
        text: writeStatic(attribute, context),
      }),
    )
  return { edits, end: tag.end }
}

function trackLiteral({ name, isClosing, isSelfClosing, attributes }: Tag, state: TagState): void {
  if (state.literalName === undefined) {
    if (!isClosing && !isSelfClosing && attributes.some((attribute) => attribute.name === 'v-pre')) {
      state.literalName = name
      state.literalDepth = 1
    }
  } else if (name === state.literalName && !isSelfClosing) {
    state.literalDepth += isClosing ? -1 : 1
    if (state.literalDepth === 0) state.literalName = undefined
  }
}

/** Writes the attribute of HTML for an attribute of Vue with a literal value, such as `:width="100"`; empty for others. */
function writeStatic({ name, value, start }: TagAttribute, { text, values, dropAt }: TagContext): string {
  const bound = /^(?:v-bind:|:)([\w-]+)$/.exec(name)?.[1]
  const literal = bound === undefined || value === undefined ? undefined : evaluateLiteral(value, values)
  if (bound !== undefined && literal !== undefined && !/["<>\n]/.test(literal)) {
    const space = /^\s+/.exec(text.slice(start, start + 200))?.[0] ?? ' '
    return `${space.includes('\n') ? ' ' : space}${bound}="${literal}"`
  }
  if (!['v-pre', 'v-cloak', 'v-once'].includes(name)) dropAt('attributes of Vue', start)
  return ''
}

/** `<Badge type="tip" text="new" />` and `<Badge type="tip">new</Badge>` become `:badge[new]{type=tip}`. */
function convertBadge(tag: Tag, start: number, { text, values, dropAt }: TagContext): ConvertedTag {
  const readValue = (name: string): string | undefined => {
    const attribute = tag.attributes.find((each) => each.name === name || each.name === `:${name}`)
    return attribute?.name.startsWith(':') ? evaluateLiteral(attribute.value ?? '', values) : attribute?.value
  }
  let end = tag.end
  let content: string | undefined
  if (!tag.isSelfClosing) {
    const length = text.slice(tag.end, tag.end + 500).indexOf('</Badge>')
    const closing = tag.end + length
    if (length !== -1) {
      content = text.slice(tag.end, closing)
      end = closing + '</Badge>'.length
    }
  }
  const label = (content?.trim() || readValue('text') || '').replace(/\s+/g, ' ')
  const evaluated = label.replace(/\{\{([^{}]*)\}\}/g, (whole, code: string) => evaluateLiteral(code, values) ?? whole)
  if (evaluated === '' || readTag(evaluated, evaluated.indexOf('<')) !== undefined) {
    dropAt('badges without a text', start)
    const plain = evaluated.replace(/<[^<>]*>/g, '').trim()
    return { edits: [{ start, end, text: plain === '' ? '' : writeBadge(plain, 'tip') }], end }
  }
  return { edits: [{ start, end, text: writeBadge(evaluated, readValue('type') ?? 'tip') }], end }
}

function writeBadge(label: string, type: string): string {
  return `:badge[${escapeLabel(label)}]${BADGE_TYPES.has(type) ? `{type=${type}}` : ''}`
}
