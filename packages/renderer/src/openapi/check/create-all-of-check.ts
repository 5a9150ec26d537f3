import type { Problem } from '../api-problem.js'
import { childNode, type DocumentNode, elementNodes, referenceOf, targetOf } from '../document-node.js'

/** Finds schemas whose `allOf` refers back to the schema itself. */
export interface AllOfCheck {
  /** Visits each object of the description, in any order. */
  readonly visit: (node: DocumentNode) => void
  /** The problems, once all objects have been visited. */
  readonly problems: () => readonly Problem[]
}

/** Creates a check of `allOf`, whose time is linear in the size of the description. */
export function createAllOfCheck(): AllOfCheck {
  /** Pointer of each schema with `allOf` → the pointers of its parts. */
  const parts = new Map<string, readonly string[]>()
  const reported: DocumentNode[] = []
  return {
    visit: (node) => {
      const elements = elementNodes(childNode(node, 'allOf'))
      if (elements.length === 0) return
      parts.set(
        node.pointer,
        elements.map((part) => {
          const reference = referenceOf(part)
          return reference === undefined ? part.pointer : targetOf(part, reference).pointer
        }),
      )
      // Do not report a part: the schema around it is in the same cycle.
      if (!/\/allOf\/\d+$/.test(node.pointer)) reported.push(node)
    },
    problems: () => {
      const inCycle = findCycles(parts)
      return reported.filter(({ pointer }) => inCycle.has(pointer)).map(report)
    },
  }
}

function report(node: DocumentNode): Problem {
  const { pointer } = childNode(node, 'allOf')
  const message = 'the `allOf` of this schema refers back to the schema itself'
  return { code: 'api-circular-ref', severity: 'warning', pointer, message, hint: 'Remove that reference' }
}

/** State of a visited name in Tarjan's algorithm for strongly connected components. */
interface Visited {
  readonly name: string
  /** Number of names visited before this one. */
  readonly index: number
  /** Index of the earliest open name that can be reached from this one. */
  low: number
  /** Index of the next edge to follow. */
  next: number
  /** Whether a cycle through this name may still be found. */
  isOpen: boolean
}

/**
 * The names in cycles: strongly connected components, found iteratively, because chains may be longer than the stack.
 */
function findCycles(edges: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const inCycle = new Set<string>()
  const visited = new Map<string, Visited>()
  const open: Visited[] = []
  const path: Visited[] = []
  const enter = (name: string): void => {
    const entry = { name, index: visited.size, low: visited.size, next: 0, isOpen: true }
    visited.set(name, entry)
    open.push(entry)
    path.push(entry)
  }
  for (const start of edges.keys()) {
    if (!visited.has(start)) enter(start)
    for (let current = path.at(-1); current; current = path.at(-1)) {
      const target = edges.get(current.name)?.[current.next++]
      if (target === undefined) {
        path.pop()
        const parent = path.at(-1)
        if (parent) parent.low = Math.min(parent.low, current.low)
        if (current.low === current.index) closeCycle(current, open, inCycle)
        continue
      }
      if (target === current.name) inCycle.add(target)
      const entry = visited.get(target)
      if (!entry) enter(target)
      else if (entry.isOpen) current.low = Math.min(current.low, entry.index)
    }
  }
  return inCycle
}

/**
 * Closes a name and the open names after it. They form a cycle, because they reach each other; a single name does not.
 */
function closeCycle(first: Visited, open: Visited[], inCycle: Set<string>): void {
  const isAlone = open.at(-1) === first
  for (let last = open.pop(); last; last = open.pop()) {
    last.isOpen = false
    if (!isAlone) inCycle.add(last.name)
    if (last === first) return
  }
}
