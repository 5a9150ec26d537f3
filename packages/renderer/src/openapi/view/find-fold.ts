import type { FoldView, Text } from '../../contract/index.js'
import type { ApiHeadingKey } from '../api-headings.js'
import { decodeKey, targetOf } from '../document-node.js'
import { isList, isShort } from '../schema/has-inside.js'
import { nameSchema } from '../schema/label-type.js'
import { readSchema } from '../schema/read-schema.js'
import type { Schema, SchemaSource } from '../schema/schema.js'
import { type ApiDraft, MOST_ROWS } from './api-draft.js'
import { askFolded } from './ask-folded.js'
import { isBelow, type RowBudget } from './row-budget.js'
import type { SchemaPlace } from './schema-place.js'

// Named schemas below this many properties are drawn once, at the end of the page; others go on, but not for ever.
const DEEPEST_NAMED = 4
const DEEPEST = 12
// Up to here a page shows every schema in its place; then each named one once.
const ROWS_FOR_ALL = 50

/** Where the rest of a schema stands if its tree is to end here; nothing where it goes on. */
export function findFold(
  schema: Schema,
  source: SchemaSource,
  place: SchemaPlace,
  draft: ApiDraft,
): FoldView | undefined {
  if (isShort(schema)) return undefined
  draft.inside?.add(schema.identity)
  const around = schema.identity === '' ? undefined : place.path.get(schema.identity)
  const { text } = draft.markers
  const nameless = 'theme.api.fold.nameless' satisfies ApiHeadingKey
  if (around !== undefined)
    return { reason: 'recursive', name: nameRepeated(schema, source, text) || text(nameless), href: `#${around}` }
  if (isListOfNamed(schema)) return undefined
  const { budget } = draft
  if (!isDeep(schema, place, budget) && !isBelow(budget, 1)) return undefined
  // A body always shows its own rows, unless they have a name to lead to.
  if (place.depth === 0 && !isNamed(schema)) return undefined
  const wanted = wantFolded(schema, source)
  const id = askFolded(wanted, draft)?.id
  if (id !== undefined)
    return {
      reason: 'deep',
      name: isNamed(schema) ? nameSchema(schema, text) : wanted.name || text(nameless),
      href: `#${id}`,
    }
  if (place.depth === 0 || (place.depth < DEEPEST && !isBelow(budget, 1))) return undefined
  return { reason: 'deep', name: nameSchema(schema, text) }
}

/** Whether a reference leads to all that the schema is. */
function isNamed({ reference, isExtended }: Schema): boolean {
  return reference !== undefined && !isExtended
}

/** Whether a list without a name says nothing but the name of its elements: they are to be led to, not it. */
function isListOfNamed(schema: Schema): boolean {
  return !isNamed(schema) && isList(schema) && isNamed(readSchema(schema.items))
}

/** What is to be drawn at the end of the page. */
function wantFolded(schema: Schema, source: SchemaSource): Parameters<typeof askFolded>[0] {
  const { reference, name, identity } = schema
  const [node] = source
  // The component itself: what one place notes beside its reference is about that place alone.
  if (reference !== undefined && isNamed(schema) && node) {
    return { key: reference, name: name || nameOfPlace(reference), source: [targetOf(node, reference)] }
  }
  return { key: identity, name: schema.title ?? (name || nameOfPlace(node?.pointer ?? '')), source }
}

/** What to call a schema that stands in itself: where it has no name, that of its property says more than its type. */
function nameRepeated(schema: Schema, [node]: SchemaSource, text: Text): string {
  const pointer = node?.pointer ?? ''
  const isNameless = schema.title === undefined && schema.name === '' && pointer.includes('/properties/')
  return isNameless ? nameOfPlace(pointer) : nameSchema(schema, text)
}

/** The name of the property that a schema without a name of its own belongs to; empty where there is none. */
function nameOfPlace(pointer: string): string {
  const steps = pointer.split('/')
  return decodeKey(steps[steps.lastIndexOf('properties') + 1] ?? '')
}

function isDeep(schema: Schema, { depth }: SchemaPlace, budget: RowBudget): boolean {
  if (!isNamed(schema)) return depth >= DEEPEST
  if (depth === 0 || depth >= DEEPEST_NAMED) return depth > 0
  return isBelow(budget, MOST_ROWS - ROWS_FOR_ALL)
}
