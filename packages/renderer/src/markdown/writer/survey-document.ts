import type { Root, RootContent } from 'mdast'
import type { Placed } from '../source-file.js'

/** Facts about a page that are needed before it is written. */
export interface Survey {
  /** True if `writeDocument` supports every node. */
  readonly isPlain: boolean
  /** The ids set in the source, in order. */
  readonly ids: readonly ChosenId[]
  /** Tags of the code blocks, as written. */
  readonly codeTags: ReadonlySet<string>
}

/** An id set in the source, and its position. */
export interface ChosenId {
  readonly id: string
  readonly node: Placed
  /** The partial that contains it; absent for the page itself. */
  readonly file?: string
}

interface Findings {
  readonly ids: ChosenId[]
  readonly codeTags: Set<string>
}

/**
 * Searches a prepared page for what requires an HTML tree: raw HTML, footnotes, unusual URLs, nodes created by plugins.
 */
export function surveyDocument(tree: Root): Survey {
  const found: Findings = { ids: [], codeTags: new Set() }
  const isPlain = arePlain(tree.children, undefined, found)
  return { isPlain, ...found }
}

function arePlain(nodes: readonly RootContent[], file: string | undefined, found: Findings): boolean {
  for (const node of nodes) if (!isPlain(node, file, found)) return false
  return true
}

function isPlain(node: RootContent, file: string | undefined, found: Findings): boolean {
  if (node.data !== undefined && !hasPlainData(node, file, found)) return false
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'thematicBreak':
    case 'break':
      return true
    case 'code':
      if (node.lang) found.codeTags.add(node.lang)
      return node.data?.block?.kind === 'code'
    case 'image':
      return isPlainAddress(node.url)
    case 'link':
      return isPlainAddress(node.url) && arePlain(node.children, file, found)
    case 'listItem':
      if (typeof node.checked === 'boolean' && !isPlainTask(node.children)) return false
      return arePlain(node.children, file, found)
    case 'include':
      return arePlain(node.children, node.file, found)
    case 'leafDirective':
      return node.data?.block?.kind === 'cards'
    case 'containerDirective':
      return node.data?.block !== undefined && arePlain(node.children, file, found)
    case 'blockquote':
    case 'delete':
    case 'emphasis':
    case 'heading':
    case 'list':
    case 'paragraph':
    case 'strong':
    case 'table':
    case 'tableCell':
    case 'tableRow':
      return arePlain(node.children, file, found)
    default:
      return false
  }
}

/** Only docgen's own data, not a plugin's definition of the element. */
function hasPlainData(node: RootContent, file: string | undefined, found: Findings): boolean {
  const { hName, hChildren, hProperties, block } = node.data ?? {}
  if (hName !== undefined || hChildren !== undefined) return false
  let id = block && 'id' in block ? block.id : undefined
  if (hProperties !== undefined) {
    const { id: chosen, ...others } = hProperties
    if (node.type !== 'heading' || typeof chosen !== 'string' || Object.keys(others).length > 0) return false
    id = chosen
  }
  if (id) found.ids.push({ id, node, ...(file !== undefined && { file }) })
  return true
}

/** A path, or a scheme that needs no further check. */
const PLAIN_ADDRESS = /^(?:https?:|mailto:|tel:|api:|[^\0-\x20:/?#]*(?:[/?#]|$))/

function isPlainAddress(url: string): boolean {
  return PLAIN_ADDRESS.test(url) && !/[\t\n\r]/.test(url)
}

/** The name of a task's checkbox is its line of text, whatever lists follow. */
function isPlainTask([line, ...others]: readonly RootContent[]): boolean {
  return line?.type === 'paragraph' && others.every(({ type }) => type === 'list')
}
