import { CORE_SCHEMA, load } from 'js-yaml'
import type { KeyPath, Span } from '../source/locate-key.js'

/** Position of a part of a YAML text, as offsets. */
export interface YamlPosition {
  readonly key: Span
  readonly value: Span
  /** Whether it is the part itself; false: the innermost enclosing part that the text contains. */
  readonly isExact: boolean
}

interface Node {
  readonly span: Span
  readonly kind: string | null
  readonly value: unknown
  /** Alternating keys and values of a mapping; elements of a list. */
  readonly children: readonly Node[]
}

/** Finds the part of a valid YAML text at a path, else the innermost enclosing part. */
export function locateYamlKey(text: string, path: KeyPath): YamlPosition {
  let node = readNodes(text)
  let place: YamlPosition = { key: { start: 0, end: 1 }, value: { start: 0, end: 1 }, isExact: path.length === 0 }
  for (const [index, step] of path.entries()) {
    const member = node && findMember(node, step)
    if (!member) return { ...place, isExact: false }
    node = member.value
    place = { key: member.key.span, value: member.value.span, isExact: index === path.length - 1 }
  }
  return place
}

function findMember(node: Node, step: string | number): { readonly key: Node; readonly value: Node } | undefined {
  if (node.kind === 'sequence') {
    const element = typeof step === 'number' ? findElement(node, step) : undefined
    return element && { key: element, value: element }
  }
  for (let index = 0; index + 1 < node.children.length; index += 2) {
    const [key, value] = [node.children[index], node.children[index + 1]]
    if (key && value && String(key.value) === String(step)) return { key, value }
  }
  return undefined
}

/** js-yaml does not report elements that consist only of a hyphen. */
function findElement({ value, children }: Node, wanted: number): Node | undefined {
  const elements: readonly unknown[] = Array.isArray(value) ? value : []
  let next = 0
  for (const [index, element] of elements.entries()) {
    const child = children[next]
    const isReported = element !== null || (child !== undefined && child.value === null)
    if (index === wanted) return isReported ? child : undefined
    if (isReported) next++
  }
  return undefined
}

/** The text as a tree of positions, from the events of js-yaml. */
function readNodes(text: string): Node | undefined {
  const open: { start: number; children: Node[] }[] = []
  let root: Node | undefined
  load(text, {
    schema: CORE_SCHEMA,
    listener(event, state) {
      if (event === 'open') {
        open.push({ start: state.position, children: [] })
        return
      }
      const { start, children } = open.pop() ?? { start: 0, children: [] }
      const [only, second] = children
      // Before a `{` or `[`, js-yaml first looks for a key, and then reports the same node twice.
      const isTwice =
        only !== undefined && second === undefined && state.kind !== 'scalar' && only.value === state.result
      root = isTwice
        ? only
        : { span: trim(text, start, state.position), kind: state.kind, value: state.result, children }
      open.at(-1)?.children.push(root)
    },
  })
  return root
}

/** A node without surrounding white space and comments; only the first line of a multi-line node. */
function trim(text: string, start: number, end: number): Span {
  const space = /^(?:\s+|#[^\n]*)*/.exec(text.slice(start, end))?.[0].length ?? 0
  const first = start + space
  if (first >= end) return { start, end: start + 1 }
  const line = text.slice(first, end).split('\n', 1)[0] ?? ''
  return { start: first, end: first + Math.max(1, line.trimEnd().length) }
}
