import type { PropertyView } from '../../contract/index.js'
import { readSchema } from '../schema/read-schema.js'
import type { Schema, SchemaSource } from '../schema/schema.js'
import type { ApiDraft } from './api-draft.js'
import type { SchemaSide } from './row-cache.js'

/**
 * A row of a schema: a property, a pattern of properties, all other properties, a tuple item, or the items after a
 * tuple.
 */
export interface Row {
  readonly kind: PropertyView['kind']
  /** Empty for all other properties, and for the items after a tuple. */
  readonly name: string
  readonly source: SchemaSource
  readonly isRequired: boolean
}

interface Rows {
  readonly rows: readonly Row[]
  /** Whether any property is only in requests or only in responses. */
  readonly isSided: boolean
}

// Every page that shows a schema lists its rows. A weak map releases the rows together with their schema.
const rowsBySchema = new WeakMap<Schema, Map<SchemaSide, Rows>>()

/**
 * Lists the rows of an object: required properties, optional properties, properties that only `required` names,
 * patterns, and additional properties.
 */
export function listRows(schema: Schema, side: SchemaSide, { flags }: ApiDraft): readonly Row[] {
  const bySide = rowsBySchema.get(schema) ?? new Map<SchemaSide, Rows>()
  rowsBySchema.set(schema, bySide)
  const listed = bySide.get(side) ?? findRows(schema, side)
  bySide.set(side, listed)
  if (listed.isSided) flags.isSided = true
  return listed.rows
}

function findRows(schema: Schema, side: SchemaSide): Rows {
  const properties = [...schema.properties].map(([name, source]) => {
    const { isReadOnly, isWriteOnly } = readSchema(source)
    const isHidden = side === 'request' ? isReadOnly : side === 'response' && isWriteOnly
    return { name, source, isHidden, isSided: isReadOnly || isWriteOnly }
  })
  const isSided = properties.some((each) => each.isSided)
  const named = properties
    .filter(({ isHidden }) => !isHidden)
    .map(({ name, source }): Row => ({ kind: 'name', name, source, isRequired: schema.required.has(name) }))
  const undeclared = [...schema.required].filter((name) => !schema.properties.has(name) && schema.variants.length === 0)
  const { additionalProperties } = schema
  const rows: readonly Row[] = [
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
  return { rows, isSided }
}
