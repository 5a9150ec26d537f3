/** Values that expressions of a page can name, by the text of the expression. */
export type LiteralValues = ReadonlyMap<string, string>

const STRING = /^(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\$]|\\.)*)`)$/
const NUMBER = /^-?\d+(?:\.\d+)?$/
const FIELD = /^([\w-]+):[ \t]+(?:"([^"]*)"|'([^']*)'|([^\s"'#&*!|>%@`{[][^#]*))[ \t]*$/
const CONSTANT = /^(?:export\s+)?const\s+([A-Za-z_$][\w$]*)(?:\s*:\s*\w+)?\s*=\s*([^\n]*?);?\s*$/

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
    const [, name, double, single, plain] = FIELD.exec(line) ?? []
    const value = double ?? single ?? plain?.trim()
    if (name !== undefined && value !== undefined)
      for (const object of ['$frontmatter', 'frontmatter', '$page.frontmatter']) values.set(`${object}.${name}`, value)
  }
  const title = values.get('$frontmatter.title')
  if (title !== undefined) values.set('$page.title', title)
  for (const line of script) {
    const [, name, code = ''] = CONSTANT.exec(line) ?? []
    const value = name === undefined ? undefined : evaluateLiteral(code, new Map())
    if (name !== undefined && value !== undefined) values.set(name, value)
  }
  return values
}
