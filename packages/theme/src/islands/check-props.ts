/** Throws if JSON would change or lose a value of an island's props. */
export function checkProps(island: string, props: object): void {
  checkProp({ island, key: 'props', around: [] }, props)
}

interface PropPosition {
  readonly island: string
  readonly key: string
  /** The ancestors of the value, from the props on. */
  readonly around: readonly object[]
}

function checkProp(place: PropPosition, value: unknown): void {
  const { island, key, around } = place
  const what = nameUnsendable(value, around)
  if (what !== undefined)
    throw new Error(`the island ${island} gets the prop "${key}", ${what}: props of islands are JSON`)
  if (typeof value !== 'object' || value === null) return
  const isList = Array.isArray(value)
  for (const [name, inner] of Object.entries(value)) {
    checkProp({ island, key: isList ? key : name, around: [...around, value] }, inner)
  }
}

function nameUnsendable(value: unknown, around: readonly object[]): string | undefined {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') return `a ${typeof value}`
  // A placeholder for page content.
  if (typeof value === 'string') return value.includes('\u0000') ? 'content of the page' : undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `the number ${value}`
  if (typeof value !== 'object' || value === null) return undefined
  if ('$$typeof' in value) return 'an element'
  if (around.includes(value)) return 'an object that contains itself'
  const prototype: unknown = Object.getPrototypeOf(value)
  const isPlain = prototype === null || prototype === Object.prototype || Array.isArray(value)
  return isPlain ? undefined : `an object of the class ${value.constructor.name}`
}
