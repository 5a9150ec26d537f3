import { EXTERNAL_FILES, encodeKey, type JsonObject, type JsonValue, type Problem } from '@docgen/renderer/openapi'
import { exec } from 'jsonpath-rfc9535'
import { isRecord } from '../../config/is-record.js'

/** A mutable object. */
type Mutable = Record<string, JsonValue>

/** Pointers to parts of the description → pointers into the overlay that added them. `applyOverlay` adds entries. */
type OverlayOrigins = Record<string, string>

/** Maximum number of parts that a target can select. */
const MAX_TARGETS = 100_000
/** Maximum number of `..` in a target: each searches everything that the one before has selected. */
const MAX_DESCENTS = 2

/**
 * Applies an overlay to a description by changing it, and adds the origin of each new part to `origins`. Returns
 * problems with pointers into the overlay's file.
 */
export function applyOverlay(
  document: JsonObject,
  { overlay, path }: { readonly overlay: JsonObject; readonly path: string },
  origins: OverlayOrigins,
): readonly Problem[] {
  const invalid = (pointer: string, message: string, hint: string): readonly Problem[] => [
    { code: 'api-invalid-overlay', severity: 'error', pointer, message, hint },
  ]
  if (!/^1\.[01](?:\.|$)/.test(String(overlay['overlay'] ?? ''))) {
    const pointer = overlay['overlay'] === undefined ? '' : '/overlay'
    return invalid(pointer, 'this is not an overlay of version 1.0 or 1.1', 'Begin the file with `overlay: 1.0.0`')
  }
  const { actions } = overlay
  if (!Array.isArray(actions)) {
    const pointer = actions === undefined ? '' : '/actions'
    return invalid(pointer, 'this overlay has no list of `actions`', 'Add `actions: [{ target: $.info, update: … }]`')
  }
  const file = `/${EXTERNAL_FILES}/${encodeKey(path)}`
  return actions.flatMap((action: JsonValue, index): readonly Problem[] => {
    const pointer = `/actions/${index}`
    const target = isRecord(action) ? action['target'] : undefined
    if (!isRecord(action) || typeof target !== 'string')
      return invalid(pointer, 'this action has no `target`', 'Add `target` with a JSONPath such as `$.info`')
    const selected = selectNodes(document, target)
    if (typeof selected === 'string') return invalid(`${pointer}/target`, selected, 'Write a JSONPath of RFC 9535')
    if (selected.length === 0) {
      const message = `${JSON.stringify(target)} matches nothing in the description`
      return [{ code: 'api-unmatched-overlay', severity: 'warning', pointer: `${pointer}/target`, message }]
    }
    if (action['remove'] === true) removeNodes(document, selected, origins)
    else {
      const update = readUpdate(document, action, `${file}${pointer}`)
      if (typeof update === 'string') return invalid(`${pointer}/copy`, update, 'Write the JSONPath of one part')
      if (update) for (const path of selected) updateNode(document, path, update, origins)
    }
    return []
  })
}

type Path = readonly (string | number)[]

/** The paths that a JSONPath selects, each once; the reason if it cannot be applied. */
function selectNodes(document: JsonObject, target: string): readonly Path[] | string {
  const plain = withoutStrings(target)
  // These could take nearly endless time: patterns that backtrack, and nested searches of the whole description.
  if (/(?:match|search)\s*\(/.test(plain)) return 'docgen does not support `match` and `search` in targets'
  if (plain.split('..').length > MAX_DESCENTS + 1) return `a target can contain \`..\` at most ${MAX_DESCENTS} times`
  if (plain.lastIndexOf('$') > 0) return 'a filter in a target cannot refer to `$`'
  const paths = new Map<string, Path>()
  try {
    exec(document as Parameters<typeof exec>[0], target, (_value, path) => {
      const keys = path.map(decodeName)
      paths.set(pointerOf(keys), keys)
      if (paths.size > MAX_TARGETS) throw new RangeError(`it selects more than ${MAX_TARGETS} parts`)
    })
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n')
    return `docgen cannot read this target: ${reason}`
  }
  return [...paths.values()]
}

/** A JSONPath without the text in quotes. */
function withoutStrings(target: string): string {
  let quote = ''
  let unquoted = ''
  for (let at = 0; at < target.length; at++) {
    const character = target.charAt(at)
    if (quote === '') unquoted += character
    if (quote !== '' && character === '\\') at++
    else if (character === quote) quote = ''
    else if (quote === '' && (character === "'" || character === '"')) quote = character
  }
  return unquoted
}

/** Decodes a key: names in paths are escaped as in strings in single quotes. */
function decodeName(key: string | number): string | number {
  if (typeof key === 'number' || !key.includes('\\')) return key
  return JSON.parse(`"${key.replaceAll("\\'", "'").replaceAll('"', '\\"')}"`)
}

function pointerOf(path: Path): string {
  return path.map((key) => `/${encodeKey(String(key))}`).join('')
}

function valueAt(document: JsonObject, path: Path): JsonValue {
  let value: JsonValue = document
  for (const key of path) value = (value as Mutable)[key] as JsonValue
  return value
}

function parentOf(document: JsonObject, path: Path): Mutable | JsonValue[] | undefined {
  let value: unknown = document
  for (const key of path.slice(0, -1)) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Mutable)[key]
  }
  return typeof value === 'object' && value !== null ? (value as Mutable | JsonValue[]) : undefined
}

/**
 * Removes parts of a description: inner parts and last elements first, so that the paths of the other parts stay valid.
 */
function removeNodes(document: JsonObject, paths: readonly Path[], origins: OverlayOrigins): void {
  const indexOf = (path: Path): number => (typeof path.at(-1) === 'number' ? Number(path.at(-1)) : -1)
  for (const path of paths.toSorted((a, b) => b.length - a.length || indexOf(b) - indexOf(a))) {
    const parent = parentOf(document, path)
    const key = path.at(-1)
    if (parent === undefined || key === undefined) continue
    if (!Array.isArray(parent)) delete parent[key]
    else {
      const list = pointerOf(path.slice(0, -1))
      for (let index = Number(key); index < parent.length - 1; index++)
        origins[`${list}/${index}`] = origins[`${list}/${index + 1}`] ?? `${list}/${index + 1}`
      parent.splice(Number(key), 1)
    }
  }
}

/** A value for the targets of an action, and the pointer to where it is written. */
interface Update {
  readonly update: JsonValue
  readonly origin: string
}

/**
 * Reads what an action writes: its `update`, otherwise the part of the description that its `copy` selects (overlays
 * 1.1). Returns the reason if `copy` does not select exactly one part.
 */
function readUpdate(document: JsonObject, { update, copy }: JsonObject, action: string): Update | string | undefined {
  if (update !== undefined) return { update, origin: `${action}/update` }
  if (copy === undefined) return undefined
  if (typeof copy !== 'string') return '`copy` must be a JSONPath'
  const selected = selectNodes(document, copy)
  if (typeof selected === 'string') return selected
  const [path] = selected
  if (path === undefined || selected.length > 1)
    return `${JSON.stringify(copy)} selects ${selected.length} parts, but \`copy\` must select exactly one`
  // A snapshot, because a target can contain the copied part.
  return { update: copyOf(valueAt(document, path)), origin: `${action}/copy` }
}

function updateNode(document: JsonObject, path: Path, { update, origin }: Update, origins: OverlayOrigins): void {
  const parent = parentOf(document, path)
  const key = path.at(-1)
  const value = key === undefined ? document : (parent as Mutable | undefined)?.[key]
  const pointer = pointerOf(path)
  if (Array.isArray(value)) {
    origins[`${pointer}/${value.length}`] = origin
    ;(value as JsonValue[]).push(copyOf(update))
  } else if (isRecord(value) && isRecord(update)) merge(value as Mutable, update, { pointer, origin }, origins)
  else if (parent !== undefined && key !== undefined) {
    origins[pointer] = origin
    ;(parent as Mutable)[key] = copyOf(update)
  }
}

/** Merges objects, joins lists, and replaces everything else. */
function merge(
  target: Mutable,
  update: JsonObject,
  { pointer, origin }: { readonly pointer: string; readonly origin: string },
  origins: OverlayOrigins,
): void {
  for (const [key, value] of Object.entries(update)) {
    const at = { pointer: `${pointer}/${encodeKey(key)}`, origin: `${origin}/${encodeKey(key)}` }
    const old = Object.hasOwn(target, key) ? target[key] : undefined
    if (isRecord(old) && isRecord(value)) merge(old as Mutable, value, at, origins)
    else if (Array.isArray(old) && Array.isArray(value)) {
      value.forEach((_each, index) => {
        origins[`${at.pointer}/${old.length + index}`] = `${at.origin}/${index}`
      })
      target[key] = [...old, ...copyOf(value)]
    } else {
      origins[at.pointer] = at.origin
      target[key] = copyOf(value)
    }
  }
}

/** Copies a value, so that a later action that changes one target does not change others. */
function copyOf<Value extends JsonValue>(value: Value): Value {
  return structuredClone(value)
}
