/** Plain data without keys whose value is `undefined`; other values stay the same objects. */
export function withoutUndefined(value: unknown, around: readonly unknown[] = []): unknown {
  if (typeof value !== 'object' || value === null || around.includes(value)) return value
  const inside = [...around, value]
  if (Array.isArray(value)) return value.map((element) => withoutUndefined(element, inside))
  if (!isPlain(value)) return value
  const entries = Object.entries(value).filter(([, member]) => member !== undefined)
  return Object.fromEntries(entries.map(([key, member]) => [key, withoutUndefined(member, inside)]))
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}
