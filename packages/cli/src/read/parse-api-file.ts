import type { Diagnostic } from '@docgen/renderer/contract'
import type { JsonObject, JsonValue } from '@docgen/renderer/light'
import { placeOf } from '../config/source/place-of.js'
import { parseYaml } from '../config/yaml/parse-yaml.js'

/** One file of a description: its value, or what keeps it from being one. */
export interface ParsedApiFile {
  readonly value?: JsonObject
  readonly diagnostics: readonly Diagnostic[]
}

const LONGEST_TEXT = 1024 * 1024
const DEEPEST = 400
const MOST_VALUES = 2_000_000

/** Reads YAML or JSON to plain data that holds nothing hostile: no prototype keys, no endless texts, no explosion of aliases. */
export function parseApiFile(text: string, file: string): ParsedApiFile {
  const parsed = file.endsWith('.json') ? parseJson(text) : parseYaml(text)
  if (!parsed.ok) return broken(file, parsed.reason, placeOf(text, parsed.offset, parsed.offset + 1))
  const state: CopyState = { left: MOST_VALUES, problems: new Set() }
  const value = copy(parsed.value, 0, state)
  const diagnostics = [...state.problems].map(
    (message): Diagnostic => ({ code: 'api-unusable-value', severity: 'error', file, message }),
  )
  if (typeof value !== 'object' || value === null || !isRecord(value)) {
    return broken(file, 'it holds no object', { line: 1, column: 1 })
  }
  return { value, diagnostics }
}

function broken(
  file: string,
  reason: string,
  place: { readonly line: number; readonly column: number },
): ParsedApiFile {
  const message = `the API description can't be read: ${reason}`
  return {
    diagnostics: [{ code: 'api-unreadable', severity: 'error', file, line: place.line, column: place.column, message }],
  }
}

type Parsed = ReturnType<typeof parseYaml>

/** JSON is YAML, but ten times as fast to read; where it is broken, the YAML parser says where. */
function parseJson(text: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return parseYaml(text)
  }
}

interface CopyState {
  left: number
  readonly problems: Set<string>
}

function copy(value: unknown, depth: number, state: CopyState): JsonValue {
  state.left -= 1
  if (state.left < 0 || depth > DEEPEST) {
    state.problems.add(
      depth > DEEPEST ? `it is nested deeper than ${DEEPEST} levels` : `it holds more than ${MOST_VALUES} values`,
    )
    return null
  }
  if (typeof value === 'string') return copyText(value, state)
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'boolean' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => copy(each, depth + 1, state))
  return typeof value === 'object' ? copyObject(value, depth, state) : null
}

function copyText(text: string, state: CopyState): string {
  if (text.length > LONGEST_TEXT) {
    state.problems.add(`a text has ${text.length} characters, but ${LONGEST_TEXT} are the most`)
    return ''
  }
  return text.includes('\u0000') ? text.replaceAll('\u0000', '\ufffd') : text
}

function copyObject(value: object, depth: number, state: CopyState): JsonObject {
  const entries: [string, JsonValue][] = []
  for (const [key, each] of Object.entries(value)) {
    if (key === '__proto__') state.problems.add('a key is called `__proto__`, which no description may have')
    // YAML's merge key: what it names stands in for keys that are not written.
    else if (key === '<<' && typeof each === 'object' && each !== null)
      entries.unshift(...mergeInto(each, depth, state))
    else entries.push([copyText(key, state), copy(each, depth + 1, state)])
    if (state.left < 0) break
  }
  return Object.fromEntries(entries)
}

function mergeInto(merged: object, depth: number, state: CopyState): [string, JsonValue][] {
  const parts: readonly unknown[] = Array.isArray(merged) ? merged.toReversed() : [merged]
  return parts.flatMap((part) => {
    const copied = copy(part, depth + 1, state)
    return isRecord(copied) ? Object.entries(copied) : []
  })
}

function isRecord(value: JsonValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
