import type { PropertyView } from '../contract/index.js'
import type { ApiDraft } from './api-draft.js'
import { readSchema } from './read-schema.js'
import type { ShownSide } from './row-shelf.js'
import type { Schema, SchemaSource } from './schema.js'

/** A property, position or rest of a schema that gets a row. */
export interface Row {
  readonly kind: PropertyView['kind']
  /** Empty where the row stands for all that has no name. */
  readonly name: string
  readonly source: SchemaSource
  readonly isRequired: boolean
}

/** The rows of an object: required properties first, then the others, those that only `required` names, patterns, and what else it may hold. */
export function listRows(schema: Schema, side: ShownSide, draft: ApiDraft): readonly Row[] {
  const named = [...schema.properties]
    .filter(([, source]) => isShown(source, side, draft))
    .map(([name, source]): Row => ({ kind: 'name', name, source, isRequired: schema.required.has(name) }))
  const undeclared = [...schema.required].filter((name) => !schema.properties.has(name) && schema.variants.length === 0)
  const { additionalProperties } = schema
  return [
    ...named.filter(({ isRequired }) => isRequired),
    ...named.filter(({ isRequired }) => !isRequired),
    ...undeclared.map((name): Row => ({ kind: 'name', name, source: [], isRequired: true })),
    ...[...schema.patternProperties].map(
      ([name, source]): Row => ({ kind: 'pattern', name, source, isRequired: false }),
    ),
    ...(additionalProperties
      ? [{ kind: 'additional', name: '', source: additionalProperties, isRequired: false } as const]
      : []),
  ]
}

function isShown(source: SchemaSource, side: ShownSide, { found }: ApiDraft): boolean {
  const { isReadOnly, isWriteOnly } = readSchema(source)
  if (isReadOnly || isWriteOnly) found.isSided = true
  if (side === 'both') return true
  return side === 'request' ? !isReadOnly : !isWriteOnly
}
