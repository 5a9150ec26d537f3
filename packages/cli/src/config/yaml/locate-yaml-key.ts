import { CORE_SCHEMA, type LoadOptions, load } from 'js-yaml'
import type { KeyPath, Span } from '../source/locate-key.js'

/** Position of a part of a YAML text, as offsets. */
export interface YamlPosition {
  readonly key: Span
  /** First line of the value. */
  readonly value: Span
  /** Offset after the whole value. */
  readonly valueEnd: number
  /** The value of a scalar; absent for lists and mappings. */
  readonly scalar?: unknown
  /** True for the part at the path; false for the innermost enclosing part that the text contains. */
  readonly isExact: boolean
}

interface Node {
  readonly span: Span
  readonly end: number
  readonly kind: string | null
  readonly value: unknown
  /** Alternating keys and values of a mapping; elements of a list. */
  readonly children: readonly Node[]
}

interface YamlNodes {
  readonly root?: Node | undefined
  /** Lists and mappings that aliases may refer to. */
  readonly byValue: ReadonlyMap<unknown, Node>
}

/** Finds the part of a valid YAML text at a path, else the innermost enclosing part. */
export function locateYamlKey(text: string, path: KeyPath): YamlPosition {
  return createYamlLocator(text)(path)
}

/** Creates a `locateYamlKey` for many paths of one text. An index of a list may be a number or a string. */
export function createYamlLocator(text: string): (path: KeyPath) => YamlPosition {
  const { root, byValue } = readNodes(text)
  const first = { start: 0, end: 1 }
  return (path) => {
    let node = root
    let location: YamlPosition = { key: first, value: first, valueEnd: 1, isExact: path.length === 0 }
    for (const [index, step] of path.entries()) {
      const member = node && findMember(node, step)
      if (!member) return { ...location, isExact: false }
      const { span, end, kind, value } = member.value
      const isExact = index === path.length - 1
      location = {
        key: member.key.span,
        value: span,
        valueEnd: end,
        isExact,
        ...(kind === 'scalar' && { scalar: value }),
      }
      node = kind === null ? (byValue.get(value) ?? member.value) : member.value
    }
    return location
  }
}

function findMember(node: Node, step: string | number): { readonly key: Node; readonly value: Node } | undefined {
  if (node.kind === 'sequence') {
    const element = findElement(node, Number(step))
    return element && { key: element, value: element }
  }
  for (let index = 0; index + 1 < node.children.length; index += 2) {
    const [key, value] = [node.children[index], node.children[index + 1]]
    if (key && value && String(key.value) === String(step)) return { key, value }
  }
  return undefined
}

/** The node of a list's element at an index. js-yaml does not report elements that consist only of a hyphen. */
function findElement({ value, children }: Node, wantedIndex: number): Node | undefined {
  const elements: readonly unknown[] = Array.isArray(value) ? value : []
  let next = 0
  for (const [index, element] of elements.entries()) {
    const child = children[next]
    const isReported = element !== null || (child !== undefined && child.value === null)
    if (index === wantedIndex) return isReported ? child : undefined
    if (isReported) next++
  }
  return undefined
}

/** The text as a tree of positions, from the events of js-yaml. */
function readNodes(text: string): YamlNodes {
  const open: { start: number; children: Node[] }[] = []
  const byValue = new Map<unknown, Node>()
  let root: Node | undefined
  const options: LoadOptions & { readonly maxDepth: number } = {
    schema: CORE_SCHEMA,
    // JSON may be nested deeper than YAML that docgen reads.
    maxDepth: 10_000,
    // JSON allows repeated keys.
    json: true,
    listener(event, state) {
      if (event === 'open') {
        open.push({ start: state.position, children: [] })
        return
      }
      const { start, children } = open.pop() ?? { start: 0, children: [] }
      const { position: end, kind } = state
      const value: unknown = state.result
      const [only, second] = children
      // Before a `{` or `[`, js-yaml first looks for a key, and then reports the same node twice.
      const isTwice = only !== undefined && second === undefined && kind !== 'scalar' && only.value === value
      root = isTwice ? only : { span: trim(text, start, end), end, kind, value, children }
      if (typeof value === 'object' && kind !== null) byValue.set(value, root)
      open.at(-1)?.children.push(root)
    },
  }
  try {
    load(text, options)
    return { root, byValue }
  } catch {
    // JSON can be nested deeper than js-yaml reads.
    return { byValue }
  }
}

/** The span of a node without surrounding white space, comments, tag and anchor; ends with the node's first line. */
function trim(text: string, start: number, end: number): Span {
  const space = /^(?:\s+|#[^\n]*|[&!]\S+(?=\s))*/.exec(text.slice(start, end))?.[0].length ?? 0
  const first = start + space
  if (first >= end) return { start, end: start + 1 }
  const line = text.slice(first, end).split('\n', 1)[0] ?? ''
  return { start: first, end: first + Math.max(1, line.trimEnd().length) }
}
