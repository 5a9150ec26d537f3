import type { JsonObject } from '../json-value.js'
import { readSchema } from '../schema/read-schema.js'
import type { Variants } from '../schema/schema.js'

/** The optional properties to omit so that the value does not also match another alternative of `oneOf`. */
export function findConflictingProperties(
  { kind, options, discriminator }: Variants,
  properties: JsonObject,
  required: readonly string[],
): ReadonlySet<string> {
  const excluded = new Set<string>()
  if (kind !== 'oneOf' || discriminator) return excluded
  for (const option of options) {
    const other = readSchema(option)
    const names = [...other.required]
    const hasFixedValue = names.some((name) => {
      const property = other.properties.get(name)
      return (
        property !== undefined &&
        (readSchema(property).constant !== undefined || readSchema(property).enumValues.length > 0)
      )
    })
    const free = names.filter((name) => !required.includes(name))
    const last = free.at(-1)
    if (!hasFixedValue && last !== undefined && names.every((name) => Object.hasOwn(properties, name)))
      excluded.add(last)
  }
  return excluded
}
