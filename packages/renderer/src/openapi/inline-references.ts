import { type DocumentNode, EXTERNAL_FILES, encodeKey, referredFile, soleReference, targetOf } from './document-node.js'
import { isList, isObject, type JsonObject, type JsonValue } from './json-value.js'
import { isMethod } from './operation-entry.js'
import { type PartRole, roleOfFile, roleUnder } from './part-role.js'
import type { Origins } from './swagger/swagger-scope.js'

/** A description whose parts were inlined, and pointers to these parts → pointers to their sources. */
export interface Inlined {
  readonly document: JsonObject
  readonly origins: Origins
}

/**
 * Replaces references where OpenAPI allows none, such as that of an operation or of all `responses`, with their
 * targets: Redocly and other tools that bundle files resolve a reference anywhere. Cyclic references stay.
 */
export function inlineReferences(document: JsonObject): Inlined {
  const state: State = { document, origins: {}, remaining: MAX_VALUES }
  const inlined = inlineIn(document, { pointer: '', role: 'object', open: [] }, state) as JsonObject
  return { document: withoutInlinedFiles(inlined, state.origins), origins: state.origins }
}

/** Maximum number of values in inlined parts. References in further parts stay, so that no description grows without limit. */
const MAX_VALUES = 250_000

interface State {
  readonly document: JsonObject
  readonly origins: Record<string, string>
  /** Number of values that inlined parts may still contain. */
  remaining: number
}

interface Place {
  readonly pointer: string
  readonly role: PartRole
  /** Pointers of the inlined parts around it. */
  readonly open: readonly string[]
}

/** Fields, besides maps and operations, whose object or list must not be a reference. */
const FIELDS = new Set([
  'info',
  'contact',
  'license',
  'externalDocs',
  'components',
  'flows',
  'tags',
  'servers',
  'security',
])
/** Fields whose elements must not be references. */
const LISTS = new Set(['tags', 'servers'])
const FIELD_OF_PATH = /^(?:\$ref|summary|description|servers|parameters|x-.*)$/

function inlineIn(value: JsonValue, place: Place, state: State): JsonValue {
  if (place.role === 'data' || typeof value !== 'object' || value === null) return value
  if (place.open.length > 0) state.remaining -= 1
  return isObject(value) ? inlineInObject(value, place, state) : value
}

function inlineInObject(object: JsonObject, { pointer, role, open }: Place, state: State): JsonObject {
  const isFiles = pointer === `/${EXTERNAL_FILES}`
  const keys = Object.keys(object)
  const hasFields = role === 'object' || keys.every((key) => isMethod(key) || FIELD_OF_PATH.test(key))
  const entries = Object.entries(object).map(([key, value]): readonly [string, JsonValue] => {
    const place: Place = {
      pointer: `${pointer}/${encodeKey(key)}`,
      role: isFiles && isObject(value) ? roleOfFile(value) : roleUnder(key, value, role),
      open,
    }
    const isField = place.role === 'names' || isMethod(key) || FIELDS.has(key)
    const next = isList(value)
      ? inlineInList(value, place, { state, isInvalid: hasFields && LISTS.has(key) })
      : inlineAt(value, place, { state, isInvalid: hasFields && !isFiles && isField })
    return [key, next]
  })
  return entries.every(([key, next]) => next === object[key]) ? object : Object.fromEntries(entries)
}

interface Reading {
  readonly state: State
  /** Whether OpenAPI allows no reference there. */
  readonly isInvalid: boolean
}

function inlineInList(list: readonly JsonValue[], place: Place, reading: Reading): JsonValue {
  const next = list.map((each, index) =>
    inlineAt(
      each,
      { ...place, pointer: `${place.pointer}/${index}`, role: place.role === 'data' ? 'data' : 'object' },
      reading,
    ),
  )
  return next.every((each, index) => each === list[index]) ? list : next
}

function inlineAt(value: JsonValue, place: Place, { state, isInvalid }: Reading): JsonValue {
  const node = { document: state.document, pointer: place.pointer, value }
  const target = isInvalid && state.remaining > 0 ? findTarget(node, place.open) : undefined
  if (target?.value === undefined) return inlineIn(value, place, state)
  state.origins[place.pointer] = target.pointer
  return inlineIn(target.value, { ...place, open: [...place.open, target.pointer] }, state)
}

/** The target of an object that is a reference; `undefined` if it is none, or must stay. */
function findTarget(node: DocumentNode, open: readonly string[]): DocumentNode | undefined {
  const seen = new Set(open)
  let target: DocumentNode | undefined
  for (let reference = soleReference(node); reference !== undefined; reference = soleReference(target)) {
    target = targetOf(node, reference)
    const { pointer, value } = target
    // An empty pointer is that of the whole description, or of a reference that leads nowhere.
    if (pointer === '' || seen.has(pointer) || typeof value !== 'object' || value === null) return undefined
    seen.add(pointer)
  }
  return target
}

/** Removes files that were inlined as a whole, and that no other reference needs: their problems would be reported twice. */
function withoutInlinedFiles(document: JsonObject, origins: Origins): JsonObject {
  const files = document[EXTERNAL_FILES]
  const pointers = new Set(Object.values(origins))
  if (!isObject(files) || pointers.size === 0) return document
  const inlined = Object.keys(files).filter((path) => pointers.has(`/${EXTERNAL_FILES}/${encodeKey(path)}`))
  if (inlined.length === 0) return document
  const { [EXTERNAL_FILES]: _files, ...main } = document
  const candidates = new Set(inlined)
  const others = Object.entries(files).filter(([path]) => !candidates.has(path))
  const needed = listFiles([main, Object.fromEntries(others)])
  // Also visits the files that are added in the loop: those that a needed file refers to.
  for (const path of needed)
    if (candidates.delete(path)) for (const each of listFiles([files[path] ?? null])) needed.add(each)
  return {
    ...main,
    [EXTERNAL_FILES]: Object.fromEntries(Object.entries(files).filter(([path]) => !candidates.has(path))),
  }
}

/** The files that references in values point to. */
function listFiles(values: readonly JsonValue[]): Set<string> {
  const found = new Set<string>()
  const open: JsonValue[] = [...values]
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value === 'string') {
      const file = referredFile(value)
      if (file !== undefined) found.add(file)
    } else if (typeof value === 'object' && value !== null) open.push(...Object.values(value))
  }
  return found
}
