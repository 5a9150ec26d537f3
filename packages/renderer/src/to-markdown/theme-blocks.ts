import {
  convertExternalDocs,
  convertFacts,
  convertOperations,
  convertProperty,
  convertSampledContent,
  convertVariants,
  labelOfPanel,
} from './api-blocks.js'
import { convertCodeFrame, convertEndpoint } from './convert-code-block.js'
import { convertBold, convertLine } from './convert-inline.js'
import { joinItems, listItem, quote } from './convert-list.js'
import { attributeOf, elementsOf, findElement, type HtmlElement, type HtmlNode, hasClass } from './html-element.js'
import type { MarkdownContext } from './markdown-context.js'

type Handler = (element: HtmlElement, context: MarkdownContext) => readonly string[]

/** Handlers of theme components for which HTML has no element, by the class of their outermost element. */
const BY_CLASS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['admonition', convertAdmonition],
  ['banner', ({ children }, context) => [`> [!WARNING]\n${quote(context.convertBlocks(children, context))}`]],
  ['tabs', convertTabs],
  ['code-frame', (element) => (hasClass(element, 'endpoint') ? convertEndpoint(element) : convertCodeFrame(element))],
  ['cards', convertCards],
  ['card-grid', convertCardGrid],
  ['card-box', (element, context) => joinItems([convertCard(element, context)])],
  ['step-title', convertTitle],
  ['card-box-title', convertTitle],
  ['api', convertSampledContent],
  ['chips', () => []],
  ['prop', convertProperty],
  ['variants', convertVariants],
  ['external-docs', convertExternalDocs],
  ['file-tree-folder', convertFolder],
  ['footnotes', convertFootnotes],
  ['post-line', convertPostLine],
  ['post-tags', ({ children }, context) => joinLine(elementsOf({ children }), context)],
  ['operations', convertOperations],
  ['facts', convertFacts],
  ['api-facts', convertFacts],
  ['update-facts', convertFacts],
])

/** Converts the element of a theme component to Markdown blocks; `undefined` for all other elements. */
export function convertThemeBlock(element: HtmlElement, context: MarkdownContext): readonly string[] | undefined {
  for (const name of element.classes) {
    const handler = BY_CLASS.get(name)
    if (handler) return handler(element, context)
  }
  return undefined
}

/** GitHub's alert types, by kind of admonition. */
const ALERTS: Readonly<Record<string, string>> = {
  note: 'NOTE',
  secondary: 'NOTE',
  info: 'NOTE',
  tip: 'TIP',
  success: 'TIP',
  important: 'IMPORTANT',
  warning: 'WARNING',
  caution: 'CAUTION',
  danger: 'CAUTION',
}

function convertAdmonition(element: HtmlElement, context: MarkdownContext): readonly string[] {
  const kinds = element.classes.map((name) => ALERTS[name.replace('admonition-', '')])
  const kind = kinds.find((each) => each !== undefined) ?? 'NOTE'
  const [title, content] = elementsOf(element)
  const name = title ? convertBold(title.children, context) : ''
  const titleLines = name === '' || name.toUpperCase() === `**${kind}**` ? [] : [name]
  const contentBlocks = context.convertBlocks(content?.children ?? [], context)
  return [`> [!${kind}]\n${quote([...titleLines, ...contentBlocks])}`]
}

/** Converts tabs to a list. Each item has the label of a tab above its content. */
function convertTabs(element: HtmlElement, context: MarkdownContext): readonly string[] {
  const items: string[][] = []
  let label: HtmlElement | undefined
  for (const child of elementsOf(element)) {
    if (hasClass(child, 'tab-label')) label = child
    else if (label && hasClass(child, 'tab-panel')) {
      const first = labelOfPanel(child, label, context)
      const children = first === undefined ? child.children : child.children.slice(1)
      items.push([first ?? convertBold(label.children, context), ...context.convertBlocks(children, context)])
    }
  }
  return joinItems(items.map((blocks) => listItem('- ', blocks)))
}

/** Converts cards to a list of links to their pages, each with the description of its card. */
function convertCards({ children }: HtmlElement, context: MarkdownContext): readonly string[] {
  const items = children.flatMap((item) => {
    const link = typeof item === 'string' ? undefined : elementsOf(item)[0]
    if (!link) return []
    const href = context.locate(attributeOf(link, 'href') ?? '')
    const [title = '', description] = elementsOf(link)
      .filter(({ tag }) => tag === 'span')
      .map((part) => convertLine(part.children, { ...context, isInLink: true }))
    return [`- [${title}](${href})${description ? `: ${description}` : ''}`]
  })
  return joinItems(items)
}

function convertCardGrid(element: HtmlElement, context: MarkdownContext): readonly string[] {
  const isCard = (node: HtmlNode): node is HtmlElement => typeof node !== 'string' && findCard(node) !== undefined
  const cards = element.children.filter(isCard).map((node) => convertCard(findCard(node) ?? node, context))
  const others = element.children.filter((node) => !isCard(node))
  return [...joinItems(cards), ...context.convertBlocks(others, context)]
}

/** Returns an element if it is a card, or the card that is its only child element; `undefined` for all others. */
function findCard(element: HtmlElement): HtmlElement | undefined {
  if (hasClass(element, 'card-box')) return element
  const [only, ...others] = elementsOf(element)
  return only && others.length === 0 && hasClass(only, 'card-box') ? only : undefined
}

function convertCard({ children }: HtmlElement, context: MarkdownContext): string {
  const [first = '', second, ...rest] = context.convertBlocks(children, context)
  const isShort = second !== undefined && !/[\n|]/.test(second) && !/^[-*>#`]/.test(second)
  return listItem('- ', isShort ? [`${first}: ${second}`, ...rest] : [first, ...(second ? [second] : []), ...rest])
}

function convertTitle({ children }: HtmlElement, context: MarkdownContext): readonly string[] {
  const line = convertBold(children, context)
  return line === '' ? [] : [line]
}

/** Converts a folder of a file tree to its name and its items. */
function convertFolder({ children }: HtmlElement, context: MarkdownContext): readonly string[] {
  return children.flatMap((node) => {
    if (typeof node === 'string') return []
    return node.tag === 'summary' ? [convertLine(node.children, context)] : context.convertBlocks([node], context)
  })
}

function convertFootnotes(element: HtmlElement, context: MarkdownContext): readonly string[] {
  const list = elementsOf(element).find(({ tag }) => tag === 'ol')
  if (!list) return []
  return elementsOf(list).map((item, index) =>
    listItem(`[^${index + 1}]: `, context.convertBlocks(item.children, context)).replace(/\n +/g, '\n    '),
  )
}

/** Converts the line below the title of a post to its date and authors. */
function convertPostLine({ children }: HtmlElement, context: MarkdownContext): readonly string[] {
  const facts = elementsOf({ children }).map((part) =>
    findElement([part], (element) => element.tag === 'time' || hasClass(element, 'author-name')),
  )
  return joinLine(
    facts.filter((fact) => fact !== undefined),
    context,
  )
}

function joinLine(parts: readonly HtmlElement[], context: MarkdownContext): readonly string[] {
  const texts = parts.map((part) => convertLine(part.children, context)).filter((text) => text !== '')
  return texts.length === 0 ? [] : [texts.join(', ')]
}
