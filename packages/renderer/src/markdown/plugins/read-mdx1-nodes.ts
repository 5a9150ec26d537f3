import { isObject, type LooseNode } from './has-unwritten-code.js'

/** Types of the nodes in which plugins for MDX 1 insert code: text of a module, or of elements. */
const MDX1_TYPES: ReadonlySet<unknown> = new Set(['import', 'export', 'jsx'])

/** Whether plugins have inserted nodes of MDX 1 into a finite tree. */
export function hasMdx1Nodes(tree: object): boolean {
  const open: object[] = [tree]
  for (let node = open.pop(); node; node = open.pop()) {
    if (isMdx1Node(node)) return true
    open.push(...childrenOf(node).filter(isObject))
  }
  return false
}

/**
 * Replaces the nodes of MDX 1 in a finite tree: Docusaurus 2 runs plugins that insert them, and MDX 3 has other types.
 * `parse` returns the nodes of JSX; `undefined` if it is invalid, which then stays as it is.
 */
export function readMdx1Nodes(tree: object, parse: (code: string) => readonly object[] | undefined): void {
  const open: LooseNode[] = [tree as LooseNode]
  for (let node = open.pop(); node; node = open.pop()) {
    const children = childrenOf(node)
    if (children.some(isMdx1Node)) node['children'] = children.flatMap((child) => readNode(child, parse))
    for (const child of childrenOf(node)) if (isObject(child)) open.push(child)
  }
}

function readNode(node: unknown, parse: (code: string) => readonly object[] | undefined): readonly unknown[] {
  if (!isMdx1Node(node)) return [node]
  const value = String(node['value'])
  return node['type'] === 'jsx' ? (parse(value) ?? [node]) : [{ type: 'mdxjsEsm', value }]
}

function childrenOf(node: object): readonly unknown[] {
  const { children } = node as { readonly children?: unknown }
  return Array.isArray(children) ? children : []
}

function isMdx1Node(node: unknown): node is LooseNode {
  return isObject(node) && MDX1_TYPES.has(node['type']) && typeof node['value'] === 'string'
}
