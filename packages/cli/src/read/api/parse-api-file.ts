import type { Diagnostic } from '@docgen/renderer/contract'
import { encodeKey, type JsonObject, type JsonValue, type NumberKeeper } from '@docgen/renderer/openapi'
import { isRecord } from '../../config/is-record.js'
import { positionAt } from '../../config/source/position-at.js'
import { locateYamlKey } from '../../config/yaml/locate-yaml-key.js'
import { parseYaml } from '../../config/yaml/parse-yaml.js'
import { createApiLocator } from './locate-in-api.js'

/** The value of a file of a description, absent if the file cannot be parsed, and the problems in it. */
export interface ParsedApiFile<Value extends JsonValue = JsonObject> {
  readonly value?: Value
  readonly diagnostics: readonly Diagnostic[]
}

/** How to parse a file of a description. */
export interface ParseOptions {
  /** Keeps the digits of large integers. */
  readonly numbers?: NumberKeeper
  /** What the file is, for messages; an API description if absent. */
  readonly noun?: 'API description' | 'Arazzo document' | 'overlay'
}

const MAX_TEXT_LENGTH = 1024 * 1024
const MAX_DEPTH = 400
const MAX_VALUES = 2_000_000

/**
 * Parses YAML or JSON to an object of safe data: no `__proto__` keys, very long strings, deep nesting or alias bombs.
 */
export function parseApiFile(text: string, file: string, options: ParseOptions = {}): ParsedApiFile {
  const { value, diagnostics } = parseApiValue(text, file, options)
  if (diagnostics.some(({ code }) => code === 'api-unreadable')) return { diagnostics }
  if (typeof value === 'object' && value !== null && isRecord(value))
    return { value: restoreVersion(value, text), diagnostics }
  return value === undefined
    ? { diagnostics }
    : reportUnreadable(file, `the ${options.noun ?? 'API description'} can't be read: it contains no object`)
}

/** Replaces a version that is a number with the text as written: 1.10 is not 1.1. */
function restoreVersion(document: JsonObject, text: string): JsonObject {
  const { info } = document
  if (typeof info !== 'object' || info === null || !isRecord(info) || typeof info['version'] !== 'number')
    return document
  const { value } = locateYamlKey(text, ['info', 'version'])
  const [version] = /^[-+.\w]+/.exec(text.slice(value.start, value.end)) ?? []
  return version === undefined ? document : { ...document, info: { ...info, version } }
}

/** Parses like `parseApiFile`, but accepts any value, because the value of an example can also be a text or a list. */
export function parseApiValue(
  text: string,
  file: string,
  { numbers, noun = 'API description' }: ParseOptions = {},
): ParsedApiFile<JsonValue> {
  const kept = numbers?.keepIn(text) ?? text
  const parsed = file.endsWith('.json') ? parseJson(kept) : parseYaml(kept, { maxValues: MAX_VALUES })
  if (!parsed.ok) {
    const position = positionAt(text, parsed.offset, parsed.offset + 1)
    return reportUnreadable(file, `the ${noun} can't be read: ${parsed.reason}`, position)
  }
  const state: CopyState = { left: MAX_VALUES, path: [], problems: new Map() }
  const value = copy(parsed.value, state)
  if (state.left < 0) {
    const message = `it contains more than ${MAX_VALUES} values`
    return { diagnostics: [{ code: 'api-invalid-value', severity: 'error', file, line: 1, column: 1, message }] }
  }
  const locateInApi = createApiLocator({ path: file, files: [{ path: file, text, hash: '' }] })
  const diagnostics = [...state.problems].map(
    ([message, pointer]): Diagnostic => ({
      code: 'api-invalid-value',
      severity: 'error',
      ...locateInApi(pointer),
      message,
    }),
  )
  return { value, diagnostics }
}

function reportUnreadable(
  file: string,
  message: string,
  position: { readonly line: number; readonly column: number } = { line: 1, column: 1 },
): ParsedApiFile {
  return {
    diagnostics: [
      { code: 'api-unreadable', severity: 'error', file, line: position.line, column: position.column, message },
    ],
  }
}

type Parsed = ReturnType<typeof parseYaml>

/** Parses JSON without the slower YAML parser, which only finds the position of an error. */
function parseJson(text: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return parseYaml(text, { isJson: true })
  }
}

interface CopyState {
  /** How many more values may be copied. */
  left: number
  /** Keys of the value being copied. */
  readonly path: (string | number)[]
  /** Problem → pointer to its first occurrence. */
  readonly problems: Map<string, string>
}

/** Records the first occurrence of a problem. */
function note(message: string, { path, problems }: CopyState, ...keys: readonly string[]): void {
  if (problems.has(message)) return
  problems.set(message, [...path, ...keys].map((key) => `/${encodeKey(String(key))}`).join(''))
}

function copy(value: unknown, state: CopyState): JsonValue {
  state.left -= 1
  if (state.left < 0) return null
  if (state.path.length > MAX_DEPTH) {
    note(`it is nested deeper than ${MAX_DEPTH} levels`, state)
    return null
  }
  if (typeof value === 'string') return copyText(value, state)
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'boolean' || value === null) return value
  if (Array.isArray(value)) return value.map((each, index) => copyAt(index, each, state))
  return typeof value === 'object' ? copyObject(value, state) : null
}

/** Copies the value of a key. */
function copyAt(key: string | number, value: unknown, state: CopyState): JsonValue {
  state.path.push(key)
  const copied = copy(value, state)
  state.path.pop()
  return copied
}

function copyText(text: string, state: CopyState): string {
  if (text.length > MAX_TEXT_LENGTH) {
    note(`a string has ${text.length} characters; the maximum is ${MAX_TEXT_LENGTH}`, state)
    return ''
  }
  // JSON can contain a lone surrogate, which URLs and files cannot.
  const whole = text.isWellFormed() ? text : text.toWellFormed()
  return whole.includes('\u0000') ? whole.replaceAll('\u0000', '\ufffd') : whole
}

function copyObject(value: object, state: CopyState): JsonObject {
  const entries: [string, JsonValue][] = []
  for (const [key, each] of Object.entries(value)) {
    if (key === '__proto__') note('a key is `__proto__`, which is not allowed', state, key)
    // YAML's merge key: its value supplies missing keys.
    else if (key === '<<' && typeof each === 'object' && each !== null) entries.unshift(...mergeInto(each, state))
    else entries.push([copyText(key, state), copyAt(key, each, state)])
    if (state.left < 0) break
  }
  return Object.fromEntries(entries)
}

function mergeInto(merged: object, state: CopyState): [string, JsonValue][] {
  const parts: readonly unknown[] = Array.isArray(merged) ? merged.toReversed() : [merged]
  return parts.flatMap((part) => {
    const copied = copyAt('<<', part, state)
    return isRecord(copied) ? Object.entries(copied) : []
  })
}
