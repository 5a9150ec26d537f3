/** A node whose fields may have any type. */
export type LooseNode = Record<string, unknown>

/** Whether a tree has nodes for `writeInsertedCode`, which needs a library. */
export function hasUnwrittenCode(tree: object): boolean {
  return listUnwritten(tree).length > 0
}

/** Nodes, attributes and values of attributes with a syntax tree, but no text. */
export function listUnwritten(tree: object): readonly LooseNode[] {
  return listMdxParts(tree).filter(isUnwritten)
}

/** The nodes of MDX in a finite tree, their attributes and the values of these. */
export function listMdxParts(tree: object): readonly LooseNode[] {
  const found: LooseNode[] = []
  const open: LooseNode[] = [tree as LooseNode]
  for (let node = open.pop(); node; node = open.pop()) {
    if (typeof node['type'] === 'string' && node['type'].startsWith('mdx')) {
      const attributes = Array.isArray(node['attributes']) ? node['attributes'].filter(isObject) : []
      found.push(node, ...attributes, ...attributes.map((attribute) => attribute['value']).filter(isObject))
    }
    if (Array.isArray(node['children'])) for (const child of node['children']) open.push(child)
  }
  return found
}

function isUnwritten({ value, data }: LooseNode): boolean {
  const isBlank = value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
  return isBlank && isObject(data) && isObject(data['estree'])
}

/** Whether a value is an object or a list. */
export function isObject(value: unknown): value is LooseNode {
  return typeof value === 'object' && value !== null
}
