const FENCE = /^[\s>]*(`{3,}|~{3,})/
const INCLUDE = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*::include(?:\[[^\]]*\])?\{([^}]*)\}/
const FILE = /(?:^|\s)file\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'}]+))/

/** The files that a Markdown text names in `::include{file="…"}`, as written, by a look at its lines; fenced code is skipped. */
export function findIncludes(text: string): readonly string[] {
  if (!text.includes('::include')) return []
  const found: string[] = []
  let fence: string | undefined
  for (const line of text.split(/\r\n|\n|\r/)) {
    const marks = FENCE.exec(line)?.[1]
    if (marks !== undefined) {
      if (fence === undefined) fence = marks
      else if (marks.startsWith(fence) && line.trim().endsWith(marks)) fence = undefined
    } else if (fence === undefined) {
      const [, quoted, singleQuoted, bare] = FILE.exec(INCLUDE.exec(line)?.[1] ?? '') ?? []
      const href = quoted ?? singleQuoted ?? bare
      if (href) found.push(href)
    }
  }
  return found
}
