/** Copies plain data without the keys that are `undefined`, also in nested objects. Keeps instances and functions. */
export function withoutUndefined(value: unknown, ancestors: readonly unknown[] = []): unknown {
  if (typeof value !== 'object' || value === null || ancestors.includes(value)) return value
  const path = [...ancestors, value]
  if (Array.isArray(value)) return value.map((element) => withoutUndefined(element, path))
  if (!isPlain(value)) return value
  const entries = Object.entries(value).filter(([, member]) => member !== undefined)
  return Object.fromEntries(entries.map(([key, member]) => [key, withoutUndefined(member, path)]))
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}
