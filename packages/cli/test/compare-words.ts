import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { textOfMarkdown } from '../../renderer/test/text-of-markdown.js'

/** The first difference between the words of a page and of its Markdown; `undefined` if there is none. */
export function compareWords(html: string, markdown: string): string | undefined {
  const document = parse(html)
  const missing = listFacts(document).find((fact) => !frontMatterOf(markdown).includes(fact))
  if (missing !== undefined) return `front matter without "${missing}"`
  const page = wordsOf(textOfPage(document))
  const markdownPage = wordsOf(textOfMarkdownPage(markdown))
  const length = Math.max(page.length, markdownPage.length)
  for (let index = 0; index < length; index++) {
    if (page[index] === markdownPage[index]) continue
    const around = (words: readonly string[]): string => words.slice(Math.max(0, index - 4), index + 6).join(' ')
    return `word ${index + 1} of ${page.length}: page "${around(page)}", Markdown "${around(markdownPage)}"`
  }
  return undefined
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** Where the layout shows dates and labels. */
const FACTS = ['page-facts', 'post-line', 'doc-footer']

/** The dates and labels next to the text of a page, as they are in front matter: as JSON. */
function listFacts(node: Node, isFact = false): readonly string[] {
  const isInside = isFact || FACTS.some((name) => hasClass(node, name))
  if (isInside && isElement(node) && node.tagName === 'time') return [JSON.stringify(attributeOf(node, 'datetime'))]
  if (isInside && hasClass(node, 'badge')) return [JSON.stringify(textOfHtml(node).trim())]
  return 'childNodes' in node ? node.childNodes.flatMap((child) => listFacts(child, isInside)) : []
}

function frontMatterOf(markdown: string): string {
  return /^---\n[\s\S]*?\n---\n/.exec(markdown)?.[0] ?? ''
}

/**
 * What a page has around its text, and what no reader of the Markdown needs: links to other pages (breadcrumbs,
 * pagination, contents), controls and the fields to filter, formulas as pictures next to their TeX, the dark variants of
 * images, and texts that only explain a control. Dates and labels are in the front matter, which is compared above. The
 * reading time, and the badge and the banner of a version that is not old, are in no Markdown: the version is in the
 * front matter.
 */
const AROUND = new Set(
  (
    'breadcrumbs pagination toc-collapsible doc-footer version-notice version-badge banner page-facts post-line ' +
    'code-more page-actions search-form table-filter update-filter sr-only katex-html only-dark chips sample-options'
  ).split(' '),
)

/** Tags that end a word. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code del dfn em font i ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

function textOfPage(node: Node): string {
  const article = find(node, ({ tagName }) => tagName === 'article')
  return article ? textOfHtml(article) : ''
}

function textOfHtml(node: Node): string {
  if ('value' in node) return node.value
  if (!('childNodes' in node)) return ''
  const text = inMarkdownOrder(node.childNodes)
    .map((child) => (isElement(child) && (isAround(child) || isRepeated(child)) ? ' ' : textOfHtml(child)))
    .join('')
  if (!isElement(node)) return text
  if (attributeOf(node, 'class') === 'katex') {
    const tex = find(node, ({ tagName }) => tagName === 'annotation')
    return tex ? textOfHtml(tex) : text
  }
  if (attributeOf(node, 'role') === 'img') return attributeOf(node, 'aria-label') ?? ''
  if (node.tagName === 'img') return ` ${attributeOf(node, 'alt') ?? ''} `
  return INLINE.has(node.tagName) && !isLabel(node) ? text : ` ${text} `
}

/** The samples of an operation follow its text in the Markdown, and its callbacks follow them. */
function inMarkdownOrder(nodes: readonly Node[]): readonly Node[] {
  const rankOf = (node: Node): number => (hasClass(node, 'api-samples') ? 1 : hasClass(node, 'api-rest') ? 2 : 0)
  return nodes.some((node) => rankOf(node) > 0) ? [...nodes].sort((a, b) => rankOf(a) - rankOf(b)) : nodes
}

/** What the Markdown of an API has once: a label, the start of a long pattern, the URL of a link that has a text. */
function isRepeated(element: Element): boolean {
  const { tagName, parentNode } = element
  if (!parentNode || !isElement(parentNode)) return false
  const siblings = parentNode.childNodes
  if (hasClass(element, 'tab-label')) {
    const panel = siblings[siblings.indexOf(element) + 1]
    const first = panel && isElement(panel) ? panel.childNodes[0] : undefined
    const isFull = first !== undefined && (hasClass(first, 'status') || hasClass(first, 'prop'))
    return isFull && textOfHtml(first).trim().startsWith(textOfHtml(element).trim())
  }
  if (tagName === 'code' && parentNode.tagName === 'summary') {
    const pattern = parentNode.parentNode?.childNodes[1]
    const start = textOfHtml(element)
    return start.endsWith('…') && pattern !== undefined && textOfHtml(pattern).trim().startsWith(start.slice(0, -1))
  }
  const [description] = siblings
  if (tagName !== 'a' || !hasClass(parentNode, 'external-docs') || !hasClass(description, 'api-text')) return false
  return description.childNodes.length === 1 && !find(description, (inner) => inner.tagName === 'a')
}

function hasClass(node: Node | undefined, name: string): node is Element {
  return node !== undefined && isElement(node) && (attributeOf(node, 'class') ?? '').split(/\s+/).includes(name)
}

/** The style sheet separates these from what is next to them. */
function isLabel(element: Element): boolean {
  return (
    /\b(?:badge|tooltip-text|method|type|file-tree-(?:name|comment)|card-title|tab-label)\b/.test(
      attributeOf(element, 'class') ?? '',
    ) ||
    ['time', 'label', 'button', 'option'].includes(element.tagName) ||
    isInFacts(element)
  )
}

function isInFacts({ parentNode }: Element): boolean {
  return (
    parentNode !== null && isElement(parentNode) && /\b(?:api-)?facts\b/.test(attributeOf(parentNode, 'class') ?? '')
  )
}

function isAround(element: Element): boolean {
  const { tagName } = element
  if (
    ['nav', 'footer', 'script', 'style', 'svg', 'template', 'iframe', 'textarea', 'small'].includes(tagName) &&
    !isText(element)
  )
    return true
  if (attributeOf(element, 'aria-hidden') === 'true' || attributeOf(element, 'hidden') !== undefined) return true
  if (attributeOf(element, 'data-footnote-backref') !== undefined) return true
  const names = (attributeOf(element, 'class') ?? '').split(/\s+/)
  // The notice about a version is in the Markdown, too.
  if (names.includes('banner-unmaintained') || names.includes('banner-unreleased')) return false
  return names.some((name) => AROUND.has(name))
}

/** `small` holds the name of a language only in the title of a code block. */
function isText({ tagName, parentNode }: Element): boolean {
  return (
    tagName === 'small' &&
    parentNode !== null &&
    (!isElement(parentNode) || attributeOf(parentNode, 'class') !== 'code-title')
  )
}

function find(node: Node, matches: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && matches(node)) return node
  if (!('childNodes' in node)) return undefined
  for (const child of node.childNodes) {
    const element = find(child, matches)
    if (element) return element
  }
  return undefined
}

function isElement(node: Node): node is Element {
  return 'tagName' in node
}

function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value
}

/** What a reader of the Markdown reads, as GitHub's parser understands it. */
function textOfMarkdownPage(markdown: string): string {
  const body = markdown
    .slice(frontMatterOf(markdown).length)
    .replace(/^> For AI agents: .*$/m, '')
    .replace(/^\s*> \[!WARNING\]\n/, '')
  return textOfMarkdown(body, (html) => textOfHtml(parse(html)))
}

/** The differences of all pages of a built site, whose files are latin1 texts; a missing Markdown page is one, too. */
export function listMarkdownDifferences(output: ReadonlyMap<string, string>): readonly string[] {
  const markdownPages = [...output.keys()].filter((name) => name.endsWith('.md')).sort((a, b) => b.length - a.length)
  return [...output].flatMap(([file, html]) => {
    // The search page, the 404 page and the whole list of a long sidebar have no text of their own.
    if (!file.endsWith('.html') || /(?:^|\/)(?:404|(?:search|docgen-topics-[\da-f]{8})(?:\/index)?)\.html$/.test(file))
      return []
    const href = /<link rel="alternate" type="text\/markdown" href="([^"]+)">/.exec(html)?.[1]
    // A page that only redirects has none.
    if (href === undefined) return html.includes('http-equiv="refresh"') ? [] : [`${file}: no Markdown page`]
    const path = decodeURI(href)
    const markdownPage = markdownPages.find((name) => path.endsWith(`/${name}`))
    if (markdownPage === undefined) return [`${file}: no file for ${href}`]
    const comparison = compareWords(decode(html), decode(output.get(markdownPage) ?? ''))
    return comparison === undefined ? [] : [`${file}: ${comparison}`]
  })
}

function decode(latin1: string): string {
  return Buffer.from(latin1, 'latin1').toString('utf8')
}
