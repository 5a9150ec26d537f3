import type { IslandFailure } from '@docgen/renderer/contract'

/** Throws if JSON would change or lose a value of an island's props, and names the key of each. */
export function checkProps(island: string, props: object): void {
  const problems = Object.entries(props).flatMap(
    ([key, value]) => findUnserializable({ key, ancestors: [props] }, value) ?? [],
  )
  if (problems.length === 0) return
  const list = problems.map(({ name, value }) => `the prop "${name}", ${value}`).join(', and ')
  const islandFailure: IslandFailure = { island, props: problems }
  throw Object.assign(new Error(`the island ${island} gets ${list}: props of islands must be serializable as JSON`), {
    islandFailure,
  })
}

interface PropPosition {
  readonly key: string
  /** The ancestors of the value, from the props on. */
  readonly ancestors: readonly object[]
}

/** The first value that JSON would change or lose. */
function findUnserializable(
  { key, ancestors }: PropPosition,
  value: unknown,
): IslandFailure['props'][number] | undefined {
  const kind = describeUnserializable(value, ancestors)
  if (kind !== undefined) return { name: key, value: kind }
  if (typeof value !== 'object' || value === null) return undefined
  const isList = Array.isArray(value)
  for (const [name, inner] of Object.entries(value)) {
    const found = findUnserializable({ key: isList ? key : name, ancestors: [...ancestors, value] }, inner)
    if (found !== undefined) return found
  }
  return undefined
}

function describeUnserializable(value: unknown, ancestors: readonly object[]): string | undefined {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') return `a ${typeof value}`
  // Placeholders for page content contain U+0000.
  if (typeof value === 'string') return value.includes('\u0000') ? 'content of the page' : undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `the number ${value}`
  if (typeof value !== 'object' || value === null) return undefined
  if ('$$typeof' in value) return 'an element'
  if (ancestors.includes(value)) return 'an object that contains itself'
  const prototype: unknown = Object.getPrototypeOf(value)
  const isPlain = prototype === null || prototype === Object.prototype || Array.isArray(value)
  return isPlain ? undefined : `an object of the class ${value.constructor.name}`
}
