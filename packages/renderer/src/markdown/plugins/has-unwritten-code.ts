/** A node of which nothing is known. */
export type LooseNode = Record<string, unknown>

/** Whether a tree has nodes for `writeInsertedCode`, which needs a library. */
export function hasUnwrittenCode(tree: object): boolean {
  return listUnwritten(tree).length > 0
}

/** Nodes, attributes and values of attributes with a syntax tree, but no text. */
export function listUnwritten(tree: object): readonly LooseNode[] {
  const unwritten: LooseNode[] = []
  const open: LooseNode[] = [tree as LooseNode]
  for (let node = open.pop(); node; node = open.pop()) {
    if (typeof node['type'] === 'string' && node['type'].startsWith('mdx')) {
      const attributes = Array.isArray(node['attributes']) ? node['attributes'].filter(isObject) : []
      const parts = [node, ...attributes, ...attributes.map((attribute) => attribute['value']).filter(isObject)]
      unwritten.push(...parts.filter(isUnwritten))
    }
    if (Array.isArray(node['children'])) for (const child of node['children']) open.push(child)
  }
  return unwritten
}

function isUnwritten({ value, data }: LooseNode): boolean {
  const isBlank = value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
  return isBlank && isObject(data) && isObject(data['estree'])
}

function isObject(value: unknown): value is LooseNode {
  return typeof value === 'object' && value !== null
}
