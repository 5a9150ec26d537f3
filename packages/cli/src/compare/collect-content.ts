import { attributeOf, childrenOf, type Element, type HtmlTree, isElement, type Node, parentOf } from './html-tree.js'
import type { ThemeMarkup } from './themes/theme-markup.js'

/** What the main part of a page contains. */
export interface PageContent {
  readonly title: string
  readonly headings: readonly string[]
  /** Without the id of the title: a link to it leads to the start of the page, also without the id. */
  readonly ids: readonly string[]
  readonly hrefs: readonly string[]
  readonly words: readonly string[]
  readonly images: readonly { readonly src: string; readonly alt: string }[]
  readonly codeBlocks: readonly string[]
}

/**
 * What no theme has as content: scripts, controls, images in the markup, text for screen readers only, and formulas,
 * which each tool renders in its own way.
 */
const SKIPPED =
  'script, style, noscript, svg, iframe, input, select, textarea, button:not([role="tab"], .nextra-filetree button), .sr-only, .visually-hidden, .katex, .arithmatex, mjx-container, math'

/** Elements whose ids connect parts of a control. */
const CONTROLS = '[role="tab"], [role="tabpanel"], [role="tablist"], label, [data-line]'

/** Elements that style sheets separate from the words around them, whatever their tag. */
const LABELS = '[role="tab"], .badge, .VPBadge, .sl-badge, .VPHero h1 > span, .sl-link-card span, .nextra-card'

/** Links that a tool generates for footnotes. Their ids have other forms in each tool. */
const FOOTNOTES = '[data-footnote-ref], a.footnote-ref, .footnote-ref > a'

/** What no reader sees, but links lead to: its words are not compared, its id is. */
const HIDDEN = '[style*="visibility:hidden"]'

/** Elements that do not separate words. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code del dfn em font i ins kbd mark q rp rt ruby s samp small span strong sub sup tt u var wbr'.split(
    ' ',
  ),
)

/** Collects what the main part of a page contains, without what the theme adds. */
export function collectContent(tree: HtmlTree, markup: ThemeMarkup): PageContent {
  const main = tree.select(markup.main)
  const skipped = tree.select([SKIPPED, markup.skip, markup.permalinks].filter(Boolean).join(', '))
  const controls = tree.select(CONTROLS)
  const labels = tree.select(LABELS)
  const hidden = tree.select(HIDDEN)
  const footnotes = tree.select(FOOTNOTES)
  const codeLines = tree.select(markup.codeLines ?? '')
  const found = {
    headings: [] as { readonly level: number; readonly text: string }[],
    ids: [] as string[],
    hrefs: [] as string[],
    images: [] as { readonly src: string; readonly alt: string }[],
    codeBlocks: [] as string[],
  }
  const collect = (element: Element): void => {
    const { tagName } = element
    const id = attributeOf(element, 'id')
    const isHeading = /^h[1-6]$/.test(tagName) && !hidden.has(element)
    const isTitle = tagName === 'h1' && found.headings.every(({ level }) => level > 1)
    // The text of a heading can make its id equal to generated ones.
    const isGeneratedId = id !== undefined && !isHeading && markup.generatedIds?.test(id)
    if (id && !isTitle && !isGeneratedId && !controls.has(element)) found.ids.push(id)
    const href = attributeOf(element, 'href')
    const isGenerated = href?.startsWith('#') && markup.generatedIds?.test(href.slice(1))
    if (tagName === 'a' && href && !isGenerated && !footnotes.has(element)) found.hrefs.push(href)
    if (tagName === 'img')
      found.images.push({ src: attributeOf(element, 'src') ?? '', alt: attributeOf(element, 'alt') ?? '' })
    if (isHeading) found.headings.push({ level: Number(tagName[1]), text: collapse(textIn(element)) })
    if (tagName === 'pre') found.codeBlocks.push(trimLines(textIn(element)))
  }
  /** The text of an element. Blocks are separated by spaces, lines of code by line breaks. */
  const textIn = (node: Node, visit?: (element: Element) => void, isCode = isPre(node)): string =>
    childrenOf(node)
      .map((child) => {
        if ('value' in child) return child.value
        if (!isElement(child) || skipped.has(child)) return ''
        visit?.(child)
        if (hidden.has(child)) return ''
        const text = textIn(child, visit, isCode || isPre(child))
        if (child.tagName === 'br' || codeLines.has(child)) return text.endsWith('\n') ? text : `${text}\n`
        return isCode || (INLINE.has(child.tagName) && !labels.has(child)) ? text : ` ${text} `
      })
      .join('')
  const text = [...main]
    .filter((element) => !isInside(element, main) && !isInside(element, skipped) && !skipped.has(element))
    .map((element) => {
      collect(element)
      return textIn(element, collect)
    })
    .join(' ')
  const { headings, ...rest } = found
  const title = headings.find(({ level }) => level === 1)
  return {
    ...rest,
    title: title?.text ?? '',
    headings: headings.flatMap((heading) =>
      heading === title ? [] : `${'#'.repeat(heading.level)} ${heading.text}`.trim(),
    ),
    words: text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [],
  }
}

function isInside(element: Element, elements: ReadonlySet<Element>): boolean {
  for (let node = parentOf(element); node && isElement(node); node = parentOf(node)) if (elements.has(node)) return true
  return false
}

function isPre(node: Node): boolean {
  return isElement(node) && node.tagName === 'pre'
}

function collapse(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim()
}

function trimLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+/, '')
    .trimEnd()
}
