import type { EventType, State } from 'js-yaml'

/** Thrown where a YAML text exceeds its limits. */
export class YamlExcess extends Error {
  readonly offset: number

  constructor(offset: number, reason: string) {
    super(reason)
    this.offset = offset
  }
}

interface OpenNode {
  readonly start: number
  /** Number of nested values, with aliases expanded. */
  size: number
}

/**
 * Creates a listener for js-yaml that throws a `YamlExcess` at an alias that contains itself and at aliases that
 * expand to too many values.
 */
export function createYamlLimit(mostValues: number): (event: EventType, state: State) => void {
  const open: OpenNode[] = []
  const sizes = new Map<object, number>()
  return (event, state) => {
    if (event === 'open') {
      open.push({ start: state.position, size: 1 })
      return
    }
    const node = open.pop()
    if (!node) return
    const result: unknown = state.result
    const isCollection = typeof result === 'object' && result !== null
    const isAlias = isCollection && state.kind === null
    // A node starts with the white space before it.
    const offset = isAlias ? state.input.indexOf('*', node.start) : node.start
    if (isAlias && !sizes.has(result)) throw new YamlExcess(offset, 'this alias refers to a value that contains it')
    const size = isAlias ? (sizes.get(result) ?? 1) : node.size
    if (size > mostValues) {
      throw new YamlExcess(offset, `its aliases expand to more than ${mostValues.toLocaleString('en')} values`)
    }
    if (isCollection && !isAlias) sizes.set(result, size)
    const parent = open.at(-1)
    if (parent) parent.size += size
  }
}
