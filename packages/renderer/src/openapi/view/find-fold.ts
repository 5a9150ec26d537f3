import type { FoldView, Text } from '../../contract/index.js'
import type { ApiHeadingKey } from '../api-words.js'
import { decodeKey, targetOf } from '../document-node.js'
import { hasOnlyItems, isShort } from '../schema/has-parts.js'
import { nameSchema } from '../schema/label-type.js'
import { readSchema } from '../schema/read-schema.js'
import type { Schema, SchemaSource } from '../schema/schema.js'
import { type ApiDraft, MAX_ROWS } from './api-draft.js'
import { findPage } from './link-schema.js'
import { requestFoldedSchema } from './request-folded.js'
import { isBelow, type RowBudget } from './row-cache.js'
import type { SchemaPosition } from './schema-position.js'

// From this depth, named schemas are rendered once, at the end of the page.
const MAX_NAMED_DEPTH = 4
// From this depth, other schemas are also rendered there.
const MAX_DEPTH = 12
// Up to this number of rows, a page shows every schema in its position. Beyond it, it shows each named schema once.
const ROWS_FOR_ALL = 50

/** The link to a schema that is not rendered in this position; `undefined` if it is rendered. */
export function findFold(
  schema: Schema,
  source: SchemaSource,
  position: SchemaPosition,
  draft: ApiDraft,
): FoldView | undefined {
  if (isShort(schema)) return undefined
  draft.inside?.add(schema.identity)
  const ancestorId = schema.identity === '' ? undefined : position.path.get(schema.identity)
  const { text } = draft.markers
  const nameless = 'theme.api.fold.nameless' satisfies ApiHeadingKey
  if (ancestorId !== undefined)
    return { reason: 'recursive', name: nameRepeated(schema, source, text) || text(nameless), href: `#${ancestorId}` }
  if (isListOfNamed(schema)) return undefined
  const { budget } = draft
  if (!isDeep(schema, position, budget) && !isBelow(budget, 1)) return undefined
  // The root schema of a body is always rendered in place, unless it is a named schema.
  if (position.depth === 0 && !isNamed(schema)) return undefined
  const page = isNamed(schema) ? findPage(schema, draft) : undefined
  if (page) return { reason: 'deep', ...page }
  const request = foldedRequest(schema, source)
  const id = requestFoldedSchema(request, draft)?.id
  if (id !== undefined)
    return {
      reason: 'deep',
      name: isNamed(schema) ? nameSchema(schema, text) : request.name || text(nameless),
      href: `#${id}`,
    }
  if (position.depth === 0 || (position.depth < MAX_DEPTH && !isBelow(budget, 1))) return undefined
  return { reason: 'deep', name: nameSchema(schema, text) }
}

/** Whether a schema is a reference to a component without additional rules. */
function isNamed({ reference, isExtended }: Schema): boolean {
  return reference !== undefined && !isExtended
}

/** Whether a schema is only an unnamed array of a named schema. Links should target the named schema. */
function isListOfNamed(schema: Schema): boolean {
  return !isNamed(schema) && hasOnlyItems(schema) && isNamed(readSchema(schema.items))
}

/** The schema to render at the end of the page. */
function foldedRequest(schema: Schema, source: SchemaSource): Parameters<typeof requestFoldedSchema>[0] {
  const { reference, name, identity } = schema
  const [node] = source
  // Notes next to a reference apply only to that position, so the component itself is rendered.
  if (reference !== undefined && isNamed(schema) && node) {
    return { key: reference, name: name || nameOfPointer(reference), source: [targetOf(node, reference)] }
  }
  return { key: identity, name: schema.title ?? (name || nameOfPointer(node?.pointer ?? '')), source }
}

/** Returns the name of a recursive schema. Without a name, the name of its property is more useful than its type. */
function nameRepeated(schema: Schema, [node]: SchemaSource, text: Text): string {
  const pointer = node?.pointer ?? ''
  const isNameless = schema.title === undefined && schema.name === '' && pointer.includes('/properties/')
  return isNameless ? nameOfPointer(pointer) : nameSchema(schema, text)
}

/** The name of the property that contains an unnamed schema; empty if there is none. */
function nameOfPointer(pointer: string): string {
  const steps = pointer.split('/')
  return decodeKey(steps[steps.lastIndexOf('properties') + 1] ?? '')
}

/** Whether a schema is nested so deeply, or the page so long, that a link should replace the schema. */
function isDeep(schema: Schema, { depth }: SchemaPosition, budget: RowBudget): boolean {
  if (!isNamed(schema)) return depth >= MAX_DEPTH
  if (depth === 0 || depth >= MAX_NAMED_DEPTH) return depth > 0
  return isBelow(budget, MAX_ROWS - ROWS_FOR_ALL)
}
