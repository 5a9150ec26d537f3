/** A node whose fields may have any type. */
export type LooseNode = Record<string, unknown>

/** Whether a tree has nodes for `writeInsertedCode`: its library is loaded only for such trees. */
export function hasUnwrittenCode(tree: object): boolean {
  return listUnwritten(tree).length > 0
}

/** MDX nodes, attributes and attribute values that have a syntax tree (`data.estree`), but no text (`value`). */
export function listUnwritten(tree: object): readonly LooseNode[] {
  return listMdxParts(tree).filter(isUnwritten)
}

/** The MDX nodes of a finite tree, their attributes, and the attribute values that are nodes. */
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

/** Whether a value is an object or an array. */
export function isObject(value: unknown): value is LooseNode {
  return typeof value === 'object' && value !== null
}
