import type { Heading, Root, RootContent } from 'mdast'
import { escapeHtml } from '../../html/escape-html.js'
import { restoreDirectives } from '../../parse/restore-directives.js'
import type { MathSetting } from '../../parse/satteri-parser.js'
import { CONTAINER_NAMES, LEAF_NAMES, TEXT_NAMES } from '../directives/directive-names.js'
import { textOfAll } from '../html/jsx-element.js'
import { type AnchorSettings, createElementIds } from '../ids/create-element-ids.js'
import { findHeadingId } from '../ids/find-heading-id.js'
import { keepWordsBesideDirectives } from '../ids/keep-id-words.js'
import { type DocumentNodes, documentNodes } from './document-nodes.js'
import { readMdxTree } from './syntax/read-mdx-tree.js'

const DIRECTIVES = { container: CONTAINER_NAMES, leaf: LEAF_NAMES, text: TEXT_NAMES }

/** The data of a page that code can read if it imports the page. */
export interface DocumentOutline extends DocumentNodes {
  /**
   * Text of the level-1 heading that starts the page; `undefined` if there is none, or if it contains an expression.
   */
  readonly contentTitle: string | undefined
  /** Its headings below level 1: HTML, id, level from 2 to 6. */
  readonly toc: readonly { readonly value: string; readonly id: string; readonly level: number }[]
}

/**
 * Outlines a page as written, before any code runs. If another page includes this page and
 * both have the same heading, its id on the other page may differ.
 */
export function outlineDocument(
  text: string,
  math: MathSetting = false,
  anchors: AnchorSettings = {},
): DocumentOutline {
  const parsed = readMdxTree(text, () => {}, math)
  // Some colons do not begin a directive, such as in `10:30`.
  if (text.includes(':')) keepWordsBesideDirectives(parsed, DIRECTIVES.text)
  const { tree } = restoreDirectives(parsed, text, DIRECTIVES)
  const ids = createElementIds(anchors)
  const contentTitle = contentTitleOf(tree)
  const headings = new Map(
    findHeadings(tree.children).map((heading) => [heading, describe(heading, ids.slug)] as const),
  )
  const document = documentNodes(tree.children, (heading) => headings.get(heading)?.id)
  return { contentTitle, toc: [...headings.values()].filter(({ level }) => level > 1), ...document }
}

/**
 * Returns the text of the level-1 heading that starts a page; `undefined` if there is none, or if it contains an
 * expression.
 */
export function contentTitleOf({ children }: Root): string | undefined {
  const heading = children.find(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm')
  if (heading?.type !== 'heading' || heading.depth > 1) return undefined
  const isPlain = (node: RootContent): boolean =>
    node.type !== 'mdxTextExpression' && (!('children' in node) || node.children.every(isPlain))
  return isPlain(heading) ? textOfAll(heading.children) : undefined
}

function findHeadings(nodes: readonly RootContent[]): Heading[] {
  return nodes.flatMap((node) => {
    if (node.type === 'heading') return [node]
    return 'children' in node ? findHeadings(node.children) : []
  })
}

function describe({ children, depth }: Heading, slug: (text: string) => string): DocumentOutline['toc'][number] {
  const last = children.at(-1)
  const customId = last?.type === 'text' ? findHeadingId(last.value) : undefined
  if (customId && last?.type === 'text') last.value = last.value.slice(0, customId.index)
  return { value: children.map(htmlOf).join(''), id: customId?.id ?? slug(textOfAll(children)), level: depth }
}

function htmlOf(node: RootContent): string {
  if (node.type === 'inlineCode') return `<code>${escapeHtml(node.value)}</code>`
  if (node.type === 'text') return escapeHtml(node.value)
  const inner = 'children' in node ? node.children.map(htmlOf).join('') : ''
  if (node.type === 'emphasis') return `<em>${inner}</em>`
  return node.type === 'strong' ? `<strong>${inner}</strong>` : inner
}
