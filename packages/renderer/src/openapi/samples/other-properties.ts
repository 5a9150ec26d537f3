import type { JsonObject } from '../json-value.js'
import type { Schema, SchemaSource } from '../schema/schema.js'
import { listTexts } from './sample-text.js'

/** At most `most` keys that satisfy the schema `names` (`propertyNames`). */
export function listKeys(names: Schema, most: number): readonly string[] {
  const listed = names.enumValues.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
  return listed.length > 0 ? listed.slice(0, most) : listTexts(names, most - 1)
}

/** Additional properties for an object that requires more properties than it names: at most `lacking`. */
export function listOthers(
  schema: Schema,
  lacking: number,
  sampleOther: (source: SchemaSource) => JsonObject | undefined,
): readonly (readonly [string, JsonObject])[] {
  const isClosed = schema.constraints.some(({ name, value }) => name === 'additionalProperties' && value === 'false')
  const patterned = [...schema.patternProperties].flatMap(([pattern, source]) => {
    const [name] = lacking > 0 ? listTexts({ constraints: [{ name: 'pattern', value: pattern }], rules: [] }, 1) : []
    const sampled = name === undefined ? undefined : sampleOther(source)
    return name === undefined || !sampled ? [] : [[name, sampled] as const]
  })
  const free = Array.from({ length: isClosed ? 0 : Math.max(0, lacking - patterned.length) }, (_property, index) => [
    `property${index + 1}`,
    { type: 'string' },
  ]) satisfies readonly (readonly [string, JsonObject])[]
  return [...patterned, ...free].slice(0, Math.max(0, lacking))
}
