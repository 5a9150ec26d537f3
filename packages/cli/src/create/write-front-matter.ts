/** The value of a field of the front matter; `undefined` omits the field. */
export type FieldValue = string | number | boolean | readonly string[] | undefined

/** Writes front matter with its two lines of hyphens, in the order of the fields. */
export function writeFrontMatter(fields: Readonly<Record<string, FieldValue>>): string {
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${writeValue(value)}`],
  )
  return ['---', ...lines, '---', ''].join('\n')
}

function writeValue(value: NonNullable<FieldValue>): string {
  if (typeof value === 'string') return writeYamlText(value)
  return typeof value === 'object' ? `[${value.map(writeYamlText).join(', ')}]` : String(value)
}

// Words that YAML 1.1 or 1.2 reads as something else than a text.
const WORD = /^(?:true|false|yes|no|on|off|null|y|n)$/i

/** Writes a text as YAML: in single quotes unless every reader of YAML reads it as the same text without them. */
export function writeYamlText(text: string): string {
  const isPlain = /^[\p{L}][\p{L}\p{N} ._/()’+-]*$/u.test(text) && !text.endsWith(' ') && !WORD.test(text)
  return isPlain ? text : `'${text.replaceAll("'", "''")}'`
}
