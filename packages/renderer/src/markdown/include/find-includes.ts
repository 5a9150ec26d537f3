import { openMdxFences } from '../../mdx/open-mdx-fences.js'

/** An include directive in a file's text. */
export interface IncludeReference {
  /** As written, relative to the file it stands in. */
  readonly href: string
  readonly line: number
  readonly column: number
}

const FENCE = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})(.*)$/
const INCLUDE = /^([\s>]*(?:(?:[-*+]|\d+[.)])\s+)*)::include(?:\[[^\]]*\])?\{([^}]*)\}/
/** A partial that MDX imports. */
const IMPORTED =
  /^import\s+[\w$]+(?:\s*,\s*(?:\{[^}\n]*\}|\*\s*as\s+[\w$]+))?\s+from\s+(['"])((?:\.|@site\/)[^'"\n]*\.mdx?)\1/m
const FILE_ATTRIBUTE = /(?:^|\s)file\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'}]+))/

/**
 * The files that a Markdown text includes, by a look at its lines, which is cheaper than parsing: for reading them
 * before the compiler asks for them. Fenced code is skipped.
 */
export function findIncludes(text: string): IncludeReference[] {
  const mayImport = beginsLine(text, 'import ') && IMPORTED.test(text)
  if (!mayImport && !text.includes('::include')) return []
  const found: IncludeReference[] = []
  let fence: string | undefined
  openMdxFences(text)
    .split(/\r\n|\n|\r/)
    .forEach((line, index) => {
      const [, marks = '', info = ''] = FENCE.exec(line) ?? []
      if (fence !== undefined) {
        if (marks.startsWith(fence) && info.trim() === '') fence = undefined
      } else if (marks !== '' && !(marks.startsWith('`') && info.includes('`'))) {
        fence = marks
      } else {
        const [, before = '', attributes = ''] = INCLUDE.exec(line) ?? []
        const [, quoted, singleQuoted, bare] = FILE_ATTRIBUTE.exec(attributes) ?? []
        const [, , imported] = IMPORTED.exec(line) ?? []
        const href = quoted ?? singleQuoted ?? bare ?? imported?.replace(/^@site(?=\/)/, '')
        if (href !== undefined) found.push({ href, line: index + 1, column: before.length + 1 })
      }
    })
  return found
}

/** Whether a line of the text begins with some words: looked up by its line break, many times faster than by a letter or a pattern. */
function beginsLine(text: string, words: string): boolean {
  return text.startsWith(words) || text.includes(`\n${words}`) || text.includes(`\r${words}`)
}
