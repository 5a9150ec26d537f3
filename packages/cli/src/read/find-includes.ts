const CONTAINERS = String.raw`^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*`
const FENCE = new RegExp(`${CONTAINERS}(\`{3,}|~{3,})(.*)$`)
const INCLUDE = new RegExp(String.raw`${CONTAINERS}::include(?:\[[^\]]*\])?\{([^}]*)\}`)
const FILE = /(?:^|\s)file\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'}]+))/

/**
 * The files that a Markdown text names in `::include{file="…"}`, as written, by a look at its lines; fenced code is
 * skipped. The compiler's package has the same function, and a test holds the two equal: here it must be cheap to
 * load, because a build in which nothing has changed never loads the compiler.
 */
export function findIncludes(text: string): readonly string[] {
  if (!text.includes('::include')) return []
  const found: string[] = []
  let fence: string | undefined
  for (const line of text.split(/\r\n|\n|\r/)) {
    const [, marks = '', info = ''] = FENCE.exec(line) ?? []
    if (fence !== undefined) {
      if (marks.startsWith(fence) && info.trim() === '') fence = undefined
    } else if (marks !== '' && !(marks.startsWith('`') && info.includes('`'))) {
      fence = marks
    } else {
      const [, quoted, singleQuoted, bare] = FILE.exec(INCLUDE.exec(line)?.[1] ?? '') ?? []
      const href = quoted ?? singleQuoted ?? bare
      if (href) found.push(href)
    }
  }
  return found
}
