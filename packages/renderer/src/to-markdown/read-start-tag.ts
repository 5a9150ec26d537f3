import { VOID_TAGS } from '../html/void-tags.js'
import { attributeOf, listClasses } from './html-element.js'

/** Facts about an element that follow from its start tag. */
export interface StartTag {
  /** The tag name in lower case. */
  readonly name: string
  /** The source text of all attributes. */
  readonly attributes: string
  readonly classes: readonly string[]
  readonly isBlock: boolean
  /** Whether the element has no content: its tag is a void tag, or ends with `/>`. */
  readonly isVoid: boolean
  /** Whether the content of the element is not HTML, or is not visible. */
  readonly isSkipped: boolean
  /** Whether Markdown omits the element: it is a control, hidden, or repeats other text. */
  readonly isOmitted: boolean
}

const BLOCKS: ReadonlySet<string> = new Set(
  (
    'address article aside audio blockquote caption center dd details dialog div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr iframe li main nav ol p pre search section summary table tbody ' +
    'td tfoot th thead tr ul video'
  ).split(' '),
)

const SKIPPED: ReadonlySet<string> = new Set(['script', 'style', 'textarea', 'title'])

/** Elements without text for readers of Markdown. */
const OMITTED: ReadonlySet<string> = new Set(
  'svg script style noscript input select textarea canvas object link meta math'.split(' '),
)

/** Classes of omitted elements: controls, images, and text that repeats other text or is only for screen readers. */
const HIDDEN: ReadonlySet<string> = new Set([
  'search-form',
  'sample-options',
  'update-filter',
  'code-actions',
  'code-more',
  'only-dark',
  'sr-only',
  'version-badge',
  'post-image',
  'author-image',
  'katex-html',
])

// Limits memory: pages can contain any number of different start tags.
const MAX_MEMOIZED = 1000

const memo = new Map<string, StartTag>()

/** Returns the memoized start tag for a text; `undefined` if there is none. A memoized tag is whole. */
export function recallStartTag(text: string): StartTag | undefined {
  return memo.get(text)
}

/** Reads the text between the `<` and `>` of a start tag. Pages repeat most start tags, so whole ones are memoized. */
export function readStartTag(text: string): StartTag {
  // Links and targets of links are seldom repeated.
  const isRepeated = isWholeTag(text) && !text.includes('href') && !text.includes('id=')
  if (!isRepeated || memo.size >= MAX_MEMOIZED) return parse(text)
  // A slice would keep the whole page in memory.
  const copy = ` ${text}`.slice(1)
  const startTag = parse(copy)
  memo.set(copy, startTag)
  return startTag
}

/**
 * Whether a `>` after this text of a start tag certainly ends the tag: the text has no quotes, or it ends with the
 * quote that closes a value. Otherwise, the `>` may be in a value, but only in other HTML: docgen and React escape it.
 */
export function isWholeTag(text: string): boolean {
  if (text.includes("'")) return false
  if (!text.includes('"')) return true
  const before = text.charAt(text.length - 2)
  return text.endsWith('"') && before !== '=' && before !== ' '
}

function parse(text: string): StartTag {
  const nameEnd = text.search(/[\s/>]/)
  const name = (nameEnd === -1 ? text : text.slice(0, nameEnd)).toLowerCase()
  const isClosed = text.endsWith('/')
  const attributes = nameEnd === -1 ? '' : text.slice(nameEnd, isClosed ? -1 : undefined)
  const classes = listClasses(attributes)
  return {
    name,
    attributes,
    classes,
    isBlock: BLOCKS.has(name) || attributes.includes('katex-display'),
    isVoid: isClosed || VOID_TAGS.has(name),
    isSkipped: SKIPPED.has(name),
    isOmitted: OMITTED.has(name) || (attributes !== '' && isHidden(attributes, classes)),
  }
}

function isHidden(attributes: string, classes: readonly string[]): boolean {
  for (const name of classes) if (HIDDEN.has(name)) return true
  if (!attributes.includes('hidden')) return false
  return attributeOf({ attributes }, 'aria-hidden') === 'true' || attributeOf({ attributes }, 'hidden') !== undefined
}
