type LooseNode = Record<string, unknown>

/** Fields that are strings, by node type. Plugins may define other types. */
const STRING_FIELDS: Readonly<Record<string, readonly string[]>> = {
  text: ['value'],
  inlineCode: ['value'],
  code: ['value', 'lang', 'meta'],
  html: ['value'],
  raw: ['value'],
  comment: ['value'],
  math: ['value'],
  inlineMath: ['value'],
  mdxjsEsm: ['value'],
  mdxFlowExpression: ['value'],
  mdxTextExpression: ['value'],
  link: ['url', 'title'],
  image: ['url', 'title', 'alt'],
  definition: ['url', 'title', 'identifier', 'label'],
  linkReference: ['identifier', 'label'],
  imageReference: ['identifier', 'label', 'alt'],
  footnoteReference: ['identifier', 'label'],
  footnoteDefinition: ['identifier', 'label'],
  textDirective: ['name'],
  leafDirective: ['name'],
  containerDirective: ['name'],
}
/** Fields that become an empty string if they are missing or invalid; others become `null`. */
const REQUIRED = new Set(['value', 'url', 'identifier', 'name'])
/** Types of nodes that have children. */
const PARENT =
  /^(?:root|element|mdxJsx\w+Element|paragraph|heading|link|linkReference|strong|emphasis|delete|list|listItem|blockquote|table\w*|footnoteDefinition|\w+Directive)$/
/** Types of nodes whose children must be nodes with children, such as the items of a list. */
const GRID = /^(?:list|table|tableRow)$/

/** Maximum depth of a tree: more than parsers create, and still safe for recursion. */
const MAX_LEVELS = 600
/** Maximum number of nodes: far more than the longest page has. */
const MAX_NODES = 5_000_000

/**
 * Describes why a tree cannot be traversed, such as `contains itself`; `undefined` if it can. A plugin may insert a
 * node into itself, or share nodes so often that a traversal would never end.
 */
export function findTraversalProblem(tree: object): string | undefined {
  const ancestors: object[] = []
  let count = 0
  return visit(tree)

  function visit(node: unknown): string | undefined {
    count += 1
    if (count > MAX_NODES) return `has more than ${MAX_NODES.toLocaleString('en')} nodes`
    if (typeof node !== 'object' || node === null) return undefined
    if (ancestors.length > MAX_LEVELS)
      return new Set(ancestors).size < ancestors.length
        ? 'contains itself'
        : `is nested more than ${MAX_LEVELS} levels deep`
    ancestors.push(node)
    const { children, data } = node as { children?: unknown; data?: { hChildren?: unknown } | null }
    for (const list of [children, data?.hChildren]) {
      if (!Array.isArray(list)) continue
      for (const child of list) {
        const problem = visit(child)
        if (problem !== undefined) return problem
      }
    }
    ancestors.pop()
    return undefined
  }
}

/**
 * Completes a tree in which a plugin has omitted fields, or set them to values of another type: unified's tools
 * tolerate some of these. Removes values that no tool can read, and returns a description of the last of them;
 * `undefined` if there were none. The tree must be finite.
 */
export function repairTree(tree: object): string | undefined {
  let problem: string | undefined
  const note = (description: string): void => {
    problem = description
  }
  const open: LooseNode[] = [tree as LooseNode]
  for (let node = open.pop(); node; node = open.pop()) {
    repairNode(node, note)
    repairData(node, note)
    // As arguments, the children of a long page would overflow the stack.
    for (const children of [node['children'], (node['data'] as LooseNode | undefined)?.['hChildren']])
      if (Array.isArray(children)) for (const child of children) open.push(child)
  }
  return problem
}

function repairNode(node: LooseNode, note: (description: string) => void): void {
  const type = String(node['type'])
  for (const field of STRING_FIELDS[type] ?? []) repairText(node, field, note)
  if (Array.isArray(node['children'])) node['children'] = keepNodes(node['children'], note, GRID.test(type))
  else if (PARENT.test(type)) node['children'] = []
  else delete node['children']
  if (type === 'heading' && typeof node['depth'] !== 'number') node['depth'] = 1
  const { position, properties } = node
  if (position !== undefined && !(isObject(position) && isObject(position['start']) && isObject(position['end'])))
    delete node['position']
  if (type.startsWith('mdxJsx')) {
    if (typeof node['name'] !== 'string') node['name'] = null
    node['attributes'] = keepAttributes(node['attributes'])
  }
  if (type !== 'element') return
  if (typeof node['tagName'] !== 'string') node['tagName'] = 'div'
  if (isObject(properties)) repairProperties(properties, note)
  else node['properties'] = {}
}

/** The valid attributes of a component. Code that is not a string becomes empty. */
function keepAttributes(attributes: unknown): readonly LooseNode[] {
  const validAttributes = Array.isArray(attributes) ? attributes.filter(isObject) : []
  for (const { value } of validAttributes)
    if (isObject(value) && typeof value['value'] !== 'string') value['value'] = ''
  return validAttributes
}

function repairData(node: LooseNode, note: (description: string) => void): void {
  const { data } = node
  if (data === undefined) return
  if (!isObject(data)) {
    delete node['data']
    return
  }
  if (typeof data['hName'] !== 'string') delete data['hName']
  if (Array.isArray(data['hChildren'])) data['hChildren'] = keepNodes(data['hChildren'], note)
  else delete data['hChildren']
  if (isObject(data['hProperties'])) repairProperties(data['hProperties'], note)
  else delete data['hProperties']
}

function repairText(node: LooseNode, field: string, note: (description: string) => void): void {
  const value = node[field]
  if (typeof value === 'string') return
  if (isPrintable(value)) node[field] = String(value)
  else {
    if (value !== undefined && value !== null) note(`the ${field} of a node of type ${node['type']} is not a string`)
    node[field] = REQUIRED.has(field) ? '' : null
  }
}

/** Removes attributes of an element that are not strings, numbers, booleans or lists of these. */
function repairProperties(properties: LooseNode, note: (description: string) => void): void {
  for (const [name, value] of Object.entries(properties)) {
    const isList = Array.isArray(value) && value.every((each) => typeof each === 'string' || isPrintable(each))
    if (value === undefined || value === null || typeof value === 'string' || isPrintable(value) || isList) continue
    note(`the attribute ${name} of an element is not a string, number, boolean or list of these`)
    delete properties[name]
  }
}

function keepNodes(
  children: readonly unknown[],
  note: (description: string) => void,
  areParents = false,
): readonly unknown[] {
  const isNode = (child: unknown): boolean => {
    if (!isObject(child) || typeof child['type'] !== 'string') return false
    return !areParents || Array.isArray(child['children']) || PARENT.test(child['type'])
  }
  const nodes = children.some(isRoot) ? children.flatMap(inlineRoot) : children
  if (nodes.every(isNode)) return nodes
  note('a node has a child that it cannot contain')
  return nodes.filter(isNode)
}

/** Replaces a root among children with its own children: plugins may replace a node with a whole tree. */
function inlineRoot(child: unknown): readonly unknown[] {
  if (!isRoot(child)) return [child]
  return Array.isArray(child['children']) ? child['children'].flatMap(inlineRoot) : []
}

const isRoot = (child: unknown): child is LooseNode => isObject(child) && child['type'] === 'root'

const isPrintable = (value: unknown): boolean => /^(?:number|boolean|bigint)$/.test(typeof value)

function isObject(value: unknown): value is LooseNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
