/** Values that expressions of a page can name, by the text of the expression. */
export type LiteralValues = ReadonlyMap<string, string>

const STRING = /^(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\$]|\\.)*)`)$/
const NUMBER = /^-?\d+(?:\.\d+)?$/
const FIELD = /^([\w-]+):[ \t](.*)/s
const CONSTANT = /^(?:export )?const ([A-Za-z_$][\w$]*)(?:: \w+)? =(.*)/s

/** The value of an expression that is a literal or one of the known values; `undefined` for any other expression. */
export function evaluateLiteral(expression: string, values: LiteralValues): string | undefined {
  const code = expression.trim()
  const [, single, double, template] = STRING.exec(code) ?? []
  const quoted = single ?? double ?? template
  if (quoted !== undefined) return quoted.replace(/\\(.)/g, (_match, character: string) => unescapeLetter(character))
  return NUMBER.test(code) ? code : values.get(code)
}

function unescapeLetter(character: string): string {
  return character === 'n' ? '\n' : character === 't' ? '\t' : character
}

/**
 * Collects the values that expressions of a page can name: plain fields of the front matter, and constants in the
 * lines of its scripts that are literals.
 */
export function collectValues(frontMatter: readonly string[], script: readonly string[]): LiteralValues {
  const values = new Map<string, string>()
  for (const line of frontMatter) {
    const [, name, written = ''] = FIELD.exec(line) ?? []
    const value = readScalar(written.trim())
    if (name !== undefined && value !== undefined)
      for (const object of ['$frontmatter', 'frontmatter', '$page.frontmatter']) values.set(`${object}.${name}`, value)
  }
  const title = values.get('$frontmatter.title')
  if (title !== undefined) values.set('$page.title', title)
  for (const line of script) {
    const [, name, written = ''] = CONSTANT.exec(line) ?? []
    const code = written.trim()
    const value = evaluateLiteral(code.endsWith(';') ? code.slice(0, -1) : code, new Map())
    if (name !== undefined && value !== undefined) values.set(name, value)
  }
  return values
}

/** The value of a field on one line; `undefined` for lists, objects and texts of several lines. */
function readScalar(written: string): string | undefined {
  const quote = written.charAt(0)
  if (quote === '"' || quote === "'")
    return written.length > 1 && written.indexOf(quote, 1) === written.length - 1 ? written.slice(1, -1) : undefined
  return written === '' || /^[#&*!|>%@`{[]/.test(written) || written.includes(' #') ? undefined : written
}
