import type { RootContent } from 'mdast'
import { transformContainerDirective } from './container-directive.js'
import type { DocumentScope } from './document-scope.js'
import { transformHeading } from './heading-id.js'
import { transformHtml } from './html.js'
import { transformLeafDirective } from './leaf-directive.js'
import { checkMdxLines } from './mdx-lines.js'
import { replaceInLink, replaceInText } from './placeholder.js'
import { resolveImageReference, resolveLinkReference } from './reference.js'
import { restoreTextDirective } from './text-directive.js'

interface Parent {
  readonly type: string
  children: RootContent[]
}

/** Nodes that hold blocks; all others hold running text. */
const FLOW_PARENTS: ReadonlySet<string> = new Set([
  'root',
  'blockquote',
  'listItem',
  'footnoteDefinition',
  'containerDirective',
])

/** Turns the parsed children of a node into what the HTML tree is made of: directives read, references resolved, comments gone. */
export function transformChildren(parent: Parent, scope: DocumentScope): void {
  parent.children = transformAll(parent.children, FLOW_PARENTS.has(parent.type), scope)
  for (const child of parent.children) {
    if ('children' in child && child.type !== 'include') transformChildren(child, scope)
  }
}

function transformAll(nodes: RootContent[], isFlow: boolean, scope: DocumentScope): RootContent[] {
  const transformed: RootContent[] = []
  let isChanged = false
  for (const node of nodes) {
    const replacement = transformNode(node, isFlow, scope)
    if (replacement) isChanged = true
    // What was inside a directive that does not exist has not been looked at yet.
    if (replacement && isDirective(node)) transformed.push(...transformAll([...replacement], isFlow, scope))
    else if (replacement) transformed.push(...replacement)
    else transformed.push(node)
  }
  return isChanged ? transformed : nodes
}

function isDirective({ type }: RootContent): boolean {
  return type === 'textDirective' || type === 'leafDirective' || type === 'containerDirective'
}

/** What stands in the node's place, or nothing where the node itself stays. */
function transformNode(node: RootContent, isFlow: boolean, scope: DocumentScope): readonly RootContent[] | undefined {
  switch (node.type) {
    case 'yaml':
    case 'definition':
      return []
    case 'paragraph':
      return checkMdxLines(node, scope)
    case 'text':
      return replaceInText(node, scope)
    case 'heading':
      return transformHeading(node)
    case 'html':
      return transformHtml(node, !isFlow, scope)
    case 'link':
    case 'image':
      return replaceInLink(node, scope)
    case 'linkReference':
      return resolveLinkReference(node, scope)
    case 'imageReference':
      return resolveImageReference(node, scope)
    case 'textDirective':
      return restoreTextDirective(node, scope)
    case 'leafDirective':
      return transformLeafDirective(node, scope)
    case 'containerDirective':
      return transformContainerDirective(node, scope)
    case 'footnoteReference':
    case 'footnoteDefinition':
      node.identifier = scope.footnotePrefix + node.identifier
      return undefined
    default:
      return undefined
  }
}
