import { isRecord } from './is-record.js'
import { writeYamlFields } from './yaml/write-yaml.js'

const OPENING = /^\ufeff?(-{3}|\+{3})[ \t]*(\r?\n)/

/**
 * Adds fields to the front matter of a page, in YAML or TOML; without front matter, a page gets one in YAML. The page
 * must not have the fields yet. A field that is `undefined` is omitted. Front matter that is JSON or has no end stays as
 * it is.
 */
export function addFrontMatter(text: string, fields: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  if (entries.length === 0 || /^\{[ \t]*\r?\n/.test(text)) return text
  const [opening = '', mark, lineEnd = '\n'] = OPENING.exec(text) ?? []
  if (mark === '+++') {
    // TOML has no null.
    const values = entries.filter(([, value]) => value !== null)
    const lines = values.map(([key, value]) => `${toTomlKey(key)} = ${toToml(value)}${lineEnd}`)
    // Keys after a table would belong to it.
    return opening + lines.join('') + text.slice(opening.length)
  }
  const lines = writeYamlFields(Object.fromEntries(entries))
  if (mark === undefined) {
    const end = text.includes('\r\n') ? '\r\n' : '\n'
    return `---\n${lines}---\n\n`.replaceAll('\n', end) + text.replace(/^\ufeff/, '')
  }
  const rest = text.slice(opening.length)
  const closing = rest.startsWith('---') ? 0 : rest.search(/(?<=\n)-{3}[ \t]*(?:\r?\n|$)/)
  if (closing === -1) return text
  return opening + rest.slice(0, closing) + lines.replaceAll('\n', lineEnd) + rest.slice(closing)
}

function toTomlKey(key: string): string {
  return /^[\w-]+$/.test(key) ? key : JSON.stringify(key)
}

/** A value as TOML, tables in one line. A string of JSON is one of TOML. */
function toToml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toToml).join(', ')}]`
  if (!isRecord(value)) return JSON.stringify(value)
  const fields = Object.entries(value).map(([key, inner]) => `${toTomlKey(key)} = ${toToml(inner)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}
