/** The text of a YAML scalar on one line, without quotes and comments. */
export function unquoteYaml(value: string): string {
  const text = value.trim()
  const quote = text.charAt(0)
  if (quote === "'") {
    const [, inner] = /^'((?:[^']|'')*)'/.exec(text) ?? []
    return inner === undefined ? text : inner.replaceAll("''", "'")
  }
  if (quote === '"') {
    const [, inner] = /^"((?:[^"\\]|\\.)*)"/.exec(text) ?? []
    return inner === undefined ? text : inner.replace(/\\(["\\/])/g, '$1')
  }
  const comment = text.search(/[ \t]#/)
  return text.startsWith('#') ? '' : (comment === -1 ? text : text.slice(0, comment)).trim()
}

/** Reads the scalars of a mapping in flow style, such as `{ order: 1, label: Start }`; `undefined` for anything else. */
export function readFlowMapping(value: string): ReadonlyMap<string, string> | undefined {
  const text = value.trim()
  if (!text.startsWith('{') || !text.endsWith('}')) return undefined
  const fields = new Map<string, string>()
  for (const part of splitFlow(text.slice(1, -1))) {
    const [, key, scalar = ''] = /^\s*['"]?([\w-]+)['"]?\s*:(.*)$/s.exec(part) ?? []
    if (key !== undefined) fields.set(key, scalar.trim())
  }
  return fields
}

/** Splits at the commas outside of quotes and brackets. */
function splitFlow(text: string): readonly string[] {
  const parts: string[] = []
  let [start, depth, quote] = [0, 0, '']
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index)
    if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if ('{['.includes(character)) depth++
    else if (']}'.includes(character)) depth--
    else if (character === ',' && depth === 0) {
      parts.push(text.slice(start, index))
      start = index + 1
    }
  }
  return [...parts, text.slice(start)]
}
