import { convertBold, convertLine } from './convert-inline.js'
import { joinItems } from './convert-list.js'
import {
  attributeOf,
  elementsOf,
  findElement,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  plainText,
} from './html-element.js'
import type { MarkdownContext } from './markdown-context.js'

/** Converts an operation or an overview. Samples follow the description, which would otherwise be in their section. */
export function convertSampledContent({ children }: HtmlElement, context: MarkdownContext): readonly string[] {
  return context.convertBlocks(
    [...children].sort((one, other) => rankOf(one) - rankOf(other)),
    context,
  )
}

function rankOf(part: HtmlNode): number {
  if (typeof part === 'string') return 0
  return hasClass(part, 'api-samples') ? 1 : hasClass(part, 'api-rest') ? 2 : 0
}

/** The first line of a schema, a property or a scheme: its name, then its type and requirements in parentheses. */
export function convertProperty(element: HtmlElement, context: MarkdownContext): readonly string[] {
  const parts = elementsOf(element).filter((part) => convertLine([part], context) !== '')
  const [first, second] = parts
  if (!first) return []
  // A word such as "and" before the name of a scheme.
  const isWord = second !== undefined && hasClass(first, 'type')
  const [name = first, ...others] = isWord ? parts.slice(1) : parts
  const start = (isWord ? `${convertLine([first], context)} ` : '') + nameOf(name, context)
  const facts = others.map((part) => convertLine([part], context)).join(', ')
  if (facts === '') return [start]
  return [hasClass(name, 'label') ? `${start}: ${facts}` : `${start} (${facts})`]
}

/** The name of a property without its link to itself, which is useless in Markdown. */
function nameOf(name: HtmlElement, context: MarkdownContext): string {
  if (attributeOf(name, 'href')?.startsWith('#') !== true) return convertLine([name], context)
  return hasClass(name, 'is-additional') || hasClass(name, 'is-rest')
    ? convertLine(name.children, context)
    : convertLine([{ ...name, tag: 'code', attributes: '', classes: [] }], context)
}

/** Short facts, which the style sheet separates. A value or a schema follows the words before it. */
export function convertFacts(element: HtmlElement, context: MarkdownContext): readonly string[] {
  // Outside of schemas, a link may be a separate fact.
  const isOfSchema = hasClass(element, 'facts')
  let line = ''
  let isLabel = false
  for (const fact of elementsOf(element)) {
    const text = convertLine([fact], context)
    if (text === '') continue
    if (line !== '') line += !isLabel ? ', ' : fact.tag === 'code' ? ': ' : fact.tag === 'a' && isOfSchema ? ' ' : ', '
    line += text
    isLabel = fact.tag === 'span' && elementsOf(fact).length === 0
  }
  return line === '' ? [] : [line]
}

/** Alternatives of a schema below a line with how many of them apply, and the property that selects one. */
export function convertVariants(element: HtmlElement, context: MarkdownContext): readonly string[] {
  const [title, ...variants] = elementsOf(element)
  if (!title || !hasClass(title, 'prop')) return context.convertBlocks(element.children, context)
  const facts = elementsOf(title).map((part) => convertLine([part], context))
  return [`${facts.join(', ')}:`, ...context.convertBlocks(variants, context)]
}

/** A link to external documentation. Its text is the description, if that is a line without links. */
export function convertExternalDocs({ children }: HtmlElement, context: MarkdownContext): readonly string[] {
  const text = children.find((node): node is HtmlElement => typeof node !== 'string' && hasClass(node, 'api-text'))
  const href = elementsOf({ children })
    .filter((node) => node !== text)
    .map((node) => attributeOf(node, 'href'))
    .at(-1)
  const blocks = text ? context.convertBlocks(text.children, { ...context, isInLink: true }) : []
  const isLink = href !== undefined && blocks.length === 1 && text && !findElement([text], isLinkOrBreak)
  return isLink ? [`[${blocks[0]}](${context.locate(href)})`] : context.convertBlocks(children, context)
}

function isLinkOrBreak({ tag }: HtmlElement): boolean {
  return ['a', 'br', 'img', 'ul', 'ol', 'pre', 'table', 'blockquote'].includes(tag)
}

/** The first line in a tab of an API if it extends the label: a status with its name, a media type with its schema. */
export function labelOfPanel(
  { children: [first] }: HtmlElement,
  label: HtmlElement,
  context: MarkdownContext,
): string | undefined {
  if (first === undefined || typeof first === 'string') return undefined
  const isRepeated = plainText(first.children).trim().startsWith(plainText(label.children).trim())
  if (!isRepeated) return undefined
  if (hasClass(first, 'status')) return convertBold(first.children, context)
  return hasClass(first, 'prop') ? convertProperty(first, context)[0] : undefined
}

/** Links to the operations of an API: method, title and path. */
export function convertOperations(element: HtmlElement, context: MarkdownContext): readonly string[] {
  const items = elementsOf(element).map((item) => {
    const link = elementsOf(item)[0]
    if (!link) return ''
    const method = elementsOf(link).find((part) => hasClass(part, 'method'))
    const path = elementsOf(link).find(({ tag }) => tag === 'code')
    const title = link.children.filter((part) => part !== method && part !== path)
    const name = `[${convertLine(title, { ...context, isInLink: true })}](${context.locate(attributeOf(link, 'href') ?? '')})`
    const start = method ? `${convertLine(method.children, context).toUpperCase()} ` : ''
    return `- ${start}${name}${path ? ` ${convertLine([path], context)}` : ''}`
  })
  return joinItems(items)
}
