import { isRecord } from '../../config/is-record.js'

const OPENING = /^(-{3}|\+{3})[ \t]*(\r?\n)/

/**
 * Writes fields into the front matter of a page, in YAML or TOML; without front matter, a page gets one in YAML. The
 * page must not have the fields yet. Front matter in JSON, and values of TOML that are null, stay as they are.
 */
export function setFrontMatter(text: string, fields: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(fields)
  if (entries.length === 0 || /^\{[ \t]*\r?\n/.test(text)) return text
  const [opening = '', mark, lineEnd = '\n'] = OPENING.exec(text) ?? []
  if (mark === '+++') {
    const lines = entries.map(([key, value]) => `${toTomlKey(key)} = ${toToml(value)}${lineEnd}`)
    // Keys after a table would belong to it.
    return opening + lines.join('') + text.slice(opening.length)
  }
  const lines = entries.map(([key, value]) => `${toYamlKey(key)}: ${JSON.stringify(value)}${lineEnd}`).join('')
  if (mark === undefined) {
    const end = text.includes('\r\n') ? '\r\n' : '\n'
    return `---\n${lines}---\n\n`.replaceAll('\n', end) + text
  }
  const rest = text.slice(opening.length)
  const closing = rest.startsWith('---') ? 0 : rest.search(/(?<=\n)-{3}[ \t]*(?:\r?\n|$)/)
  if (closing === -1) return text
  return opening + rest.slice(0, closing) + lines + rest.slice(closing)
}

function toYamlKey(key: string): string {
  return /^[A-Za-z_][\w-]*$/.test(key) ? key : JSON.stringify(key)
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
