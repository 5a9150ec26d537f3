import type { Html, Root, RootContent } from 'mdast'
import { VOID_TAGS } from '../../html/void-tags.js'
import { MAX_DEPTH } from '../../parse/limit-depth.js'
import type { DocumentScope } from '../document-scope.js'

const TAG = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][^\s/<>"']*)(?=[\s/>"'])(?:"[^"]*"|'[^']*'|[^"'<>])*>/gi
/** Elements with optional end tags: hundreds of them may be siblings. */
const CLOSED_BY_NEXT: ReadonlySet<string> = new Set(
  'p li dt dd td th tr option optgroup thead tbody tfoot caption colgroup rt rp'.split(' '),
)

/**
 * Reports raw HTML that is nested deeper than a tree may be, and shows it as text from there on. An element is open
 * until an end tag with its name, so everything after an unclosed element counts as nested in it.
 */
export function checkHtmlDepth(tree: Root, scope: DocumentScope): void {
  // Most pages have no such HTML.
  if (scope.file.text.split('<', MAX_DEPTH + 1).length <= MAX_DEPTH) return
  const open = new Map<string, number>()
  let depth = 0
  let isReported = false
  visit(tree.children)

  function visit(nodes: RootContent[]): void {
    for (const [index, node] of nodes.entries()) {
      if (node.type === 'html' && (isReported || exceeds(node))) nodes[index] = showAsText(node)
      else if ('children' in node) visit(node.children)
    }
  }

  function exceeds(node: Html): boolean {
    for (const { index, 0: tag, 1: slash, 2: tagName } of node.value.matchAll(TAG)) {
      const name = tagName?.toLowerCase()
      if (name === undefined || VOID_TAGS.has(name) || CLOSED_BY_NEXT.has(name)) continue
      if (tag.endsWith('/>') && isInSvgOrMath()) continue
      const count = open.get(name) ?? 0
      if (slash === '/' && count === 0) continue
      open.set(name, slash === '/' ? count - 1 : count + 1)
      depth += slash === '/' ? -1 : 1
      if (depth <= MAX_DEPTH) continue
      isReported = true
      report(node, index, name)
      return true
    }
    return false
  }

  /** Whether SVG or MathML is open: a trailing slash closes an element in them, and is ignored in HTML. */
  function isInSvgOrMath(): boolean {
    return [open.get('svg'), open.get('math')].some((count) => count !== undefined && count > 0)
  }

  function report(node: Html, index: number, name: string): void {
    scope.report(
      node,
      {
        code: 'deep-html',
        severity: 'error',
        message: `more than ${MAX_DEPTH} HTML elements are open at this <${name}>`,
        hint: 'Close each with its end tag, or nest fewer elements',
        length: name.length + 1,
      },
      index,
    )
  }
}

function showAsText({ value, position }: Html): RootContent {
  return { type: 'text', value, ...(position && { position }) }
}
