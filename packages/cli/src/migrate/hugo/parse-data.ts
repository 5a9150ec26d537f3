import { parse } from 'smol-toml'
import { isRecord } from '../../config/is-record.js'
import { parseYaml } from '../../config/yaml/parse-yaml.js'

/** A mapping in TOML, YAML or JSON. */
export type Fields = Readonly<Record<string, unknown>>

/** The fields of a text, or why it cannot be parsed. */
export type ParsedData = { readonly fields: Fields } | { readonly reason: string; readonly line: number }

/** Parses TOML, YAML or JSON. Dates become texts. */
export function parseData(text: string, format: 'toml' | 'yaml' | 'json'): ParsedData {
  if (format === 'toml') return parseToml(text)
  const parsed = parseYaml(text, { isJson: format === 'json' })
  if (parsed.ok) return { fields: isRecord(parsed.value) ? parsed.value : {} }
  return { reason: parsed.reason, line: text.slice(0, parsed.offset).split('\n').length }
}

function parseToml(text: string): ParsedData {
  try {
    return { fields: toPlain(parse(text)) as Fields }
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    const line = error instanceof Error && 'line' in error ? Number(error.line) : 1
    return { reason, line }
  }
}

/** Replaces dates by texts. */
function toPlain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(toPlain)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toPlain(each)]))
}

/** The format of a file by the ending of its name; `undefined` for any other file. */
export function formatOf(name: string): 'toml' | 'yaml' | 'json' | undefined {
  const ending = /\.(toml|ya?ml|json)$/i.exec(name)?.[1]?.toLowerCase()
  return ending === 'toml' || ending === 'json' ? ending : ending === undefined ? undefined : 'yaml'
}

/** The member of a mapping, ignoring case as Hugo does. */
export function member(fields: unknown, name: string): unknown {
  if (!isRecord(fields)) return undefined
  if (Object.hasOwn(fields, name)) return fields[name]
  const key = Object.keys(fields).find((each) => each.toLowerCase() === name.toLowerCase())
  return key === undefined ? undefined : fields[key]
}

/** The text at a path of a mapping; `undefined` if there is none. */
export function textAt(fields: unknown, ...path: readonly string[]): string | undefined {
  const value = path.reduce(member, fields)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
