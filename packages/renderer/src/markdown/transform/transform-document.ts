import type { RootContent } from 'mdast'
import { checkCommentText } from '../check/check-comments.js'
import { checkFormulas } from '../check/check-formulas.js'
import { checkJsxText } from '../check/check-jsx-text.js'
import { checkMdxLines } from '../check/check-mdx-lines.js'
import { checkReferences } from '../check/check-references.js'
import { checkRepeatedDefinition, checkRepeatedFootnote } from '../check/check-repeated-definition.js'
import { checkShownLines, checkShownLinks } from '../check/check-shown-syntax.js'
import { checkShownInclude, checkStrayFence } from '../check/check-stray-fence.js'
import { checkTableRows } from '../check/check-table-rows.js'
import { checkUnknownElement } from '../check/check-unknown-element.js'
import type { DocumentScope } from '../document-scope.js'
import { literalTagCount, replaceInLink, replaceInText } from './replace-placeholders.js'
import { resolveImageReference, resolveLinkReference } from './resolve-references.js'
import { transformAlert } from './transform-alert.js'
import { transformCode } from './transform-code.js'
import { transformContainerDirective } from './transform-container-directive.js'
import { transformHeading } from './transform-heading.js'
import { transformHtml } from './transform-html.js'
import { transformLeafDirective } from './transform-leaf-directive.js'
import { transformTextDirective } from './transform-text-directive.js'

interface Parent {
  readonly type: string
  children: RootContent[]
}

/** Types of nodes that contain blocks. In other nodes, HTML is inline. */
const FLOW_PARENTS: ReadonlySet<string> = new Set([
  'root',
  'blockquote',
  'listItem',
  'footnoteDefinition',
  'containerDirective',
])

/**
 * Prepares the parsed children of a node for the HTML tree: reads directives, resolves references, removes comments.
 */
export function transformChildren(parent: Parent, scope: DocumentScope): void {
  parent.children = transformAll(parent.children, FLOW_PARENTS.has(parent.type), scope)
  for (const child of parent.children) {
    if ('children' in child && child.type !== 'include') transformChildren(child, scope)
  }
}

function transformAll(nodes: RootContent[], isFlow: boolean, scope: DocumentScope): RootContent[] {
  let transformed: RootContent[] | undefined
  // More than 0 between inline tags such as `<code>` and `</code>`.
  let literalDepth = 0
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index]
    if (node === undefined) continue
    if (node.type === 'html' && !isFlow) literalDepth = Math.max(0, literalDepth + literalTagCount(node.value))
    const replacement = transformNode(node, { isFlow, isLiteral: literalDepth > 0 }, scope)
    if (replacement) {
      transformed ??= nodes.slice(0, index)
      for (const each of replacement) transformed.push(each)
    } else transformed?.push(node)
  }
  return transformed ?? nodes
}

/** The context of a node. */
interface Context {
  /** Whether the node is a block, not inline. */
  readonly isFlow: boolean
  /** Whether the node is in an HTML element whose text is literal, such as `<code>`. */
  readonly isLiteral: boolean
}

/** The replacement of a node, or `undefined` to keep it. */
function transformNode(node: RootContent, context: Context, scope: DocumentScope): readonly RootContent[] | undefined {
  switch (node.type) {
    case 'yaml':
      return []
    case 'definition':
      checkRepeatedDefinition(node, scope.definitions.get(node.identifier), scope)
      return []
    case 'paragraph':
      checkStrayFence(node, scope)
      checkFormulas(node, scope)
      checkShownLines(node, scope)
      return scope.isMdx ? undefined : checkMdxLines(node, scope)
    case 'blockquote':
      return transformAlert(node, scope)
    case 'table':
      checkTableRows(node, scope)
      return undefined
    case 'text':
      if (!context.isLiteral) {
        checkShownInclude(node, scope)
        checkShownLinks(node, scope)
      }
      if (scope.isMdx) {
        checkReferences(node, scope)
        return undefined
      }
      checkJsxText(node, scope)
      checkCommentText(node, scope)
      if (context.isLiteral) return undefined
      checkReferences(node, scope)
      return replaceInText(node, scope)
    case 'code':
      return transformCode(node, scope)
    case 'heading':
      return transformHeading(node, scope)
    case 'html':
      checkUnknownElement(node, scope)
      return transformHtml(node, !context.isFlow, scope)
    case 'link':
    case 'image':
      return replaceInLink(node, scope)
    case 'linkReference':
      return resolveLinkReference(node, scope)
    case 'imageReference':
      return resolveImageReference(node, scope)
    case 'leafDirective':
      return transformLeafDirective(node, scope)
    case 'containerDirective':
      return transformContainerDirective(node, scope)
    case 'textDirective':
      return transformTextDirective(node, scope)
    case 'footnoteReference':
      scope.footnotes.used.add(node.identifier)
      node.identifier = scope.footnotePrefix + node.identifier
      return undefined
    case 'footnoteDefinition':
      checkRepeatedFootnote(node, scope.footnotes.definitions.get(node.identifier), scope)
      if (!scope.footnotes.definitions.has(node.identifier)) scope.footnotes.definitions.set(node.identifier, node)
      node.identifier = scope.footnotePrefix + node.identifier
      return undefined
    default:
      return undefined
  }
}
