const LINE = /^([A-Za-z_]\w*):(?: +([^ ].*))?$/
const PRINTABLE = /^[\n\r\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe]*$/
const PLAIN = /^[A-Za-z/($\xa0-\ufefe]/
const LIST = /^\[([^[\]{}"'#:&*!|>%@`?]*)\]$/
const WORDS: ReadonlyMap<string, unknown> = new Map(
  [null, true, false].flatMap((value) => {
    const word = String(value)
    return [word, word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)].map(
      (form) => [form, value] as const,
    )
  }),
)

/**
 * Reads YAML that consists only of lines of `key: value` with simple values, like most front matter: ten times as
 * fast as the parser. `undefined` for anything else, which the parser has to read.
 */
export function readSimpleYaml(yaml: string): Record<string, unknown> | undefined {
  if (!PRINTABLE.test(yaml) || /\r(?!\n)/.test(yaml)) return undefined
  const fields: Record<string, unknown> = {}
  for (const raw of yaml.split('\n')) {
    const line = raw.trimEnd()
    if (line === '' || line.startsWith('#')) continue
    const [, key, written] = LINE.exec(line) ?? []
    if (key === undefined || written === undefined || key === '__proto__' || Object.hasOwn(fields, key))
      return undefined
    const value = readValue(written)
    if (value === undefined) return undefined
    fields[key] = value
  }
  return fields
}

function readValue(written: string): unknown {
  const first = written.charAt(0)
  if (first === '[') return readList(written)
  if (first === '"' || first === "'") {
    const inner = written.slice(1, -1)
    return written.length > 1 && written.endsWith(first) && !/["'\\]/.test(inner) ? inner : undefined
  }
  if (/^(?:0|[1-9]\d{0,14})$/.test(written)) return Number(written)
  return readPlain(written)
}

function readPlain(written: string): unknown {
  if (!PLAIN.test(written) || written.includes(': ') || written.includes(' #') || written.endsWith(':'))
    return undefined
  return WORDS.has(written) ? WORDS.get(written) : written
}

function readList(written: string): readonly unknown[] | undefined {
  const inner = LIST.exec(written)?.[1]
  if (inner === undefined) return undefined
  if (inner.trim() === '') return []
  const elements = inner.split(',').map((element) => readPlain(element.trim()))
  return elements.includes(undefined) ? undefined : elements
}
