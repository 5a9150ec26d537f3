import { openMdxFences } from './find-format.js'
import { findImports } from './find-imports.js'
import { readCodeWords } from './include/code-source.js'
import { mayInsertCode } from './include/insert-code.js'
import { SNIPPET_FOLDERS } from './include/snippet-folders.js'

/** An include directive, or an import of a Markdown file, in a file's text. */
export interface IncludeReference {
  /** As written, relative to its file. */
  readonly href: string
  readonly line: number
  readonly column: number
  /** True if the file is shown as code: docgen does not search it for includes. */
  readonly isCode?: true
  /** The Git revision with which the code is compared. */
  readonly since?: string
}

const FENCE = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}(?!`)|~{3,}(?!~))(.*)/s
const INCLUDE = /^([\s>]*(?:(?:[-*+]|\d+[.)])\s+)*)::(include|code)(?:\[[^\]]*\])?\{([^}]*)\}/
/** A line that begins with `import` or `export`, from which MDX parses ESM. */
const ESM = /^(?:im|ex)port\b/
const SNIPPET = /<Snippet file=["']([^"'{}]+)["']/g
/** The attribute `file` of an include, with or without quotes. */
const FILE_ATTRIBUTE = /(?:^|\s)file\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'}]+))/
const CODE_ATTRIBUTE = /(?:^|\s)code\s*=/
const SINCE_ATTRIBUTE = /(?:^|\s)since\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'}]+))/

/**
 * Finds the files that a Markdown text includes or imports, so that they are read before the compiler requests them.
 * Scans the lines, which is faster than parsing, and skips fenced code.
 */
export function findIncludes(text: string): IncludeReference[] {
  const mayImport = (beginsLine(text, 'import') || beginsLine(text, 'export')) && /\.mdx?['"]/i.test(text)
  const mayName = text.includes('<Snippet')
  if (!mayImport && !mayName && !mayInsertCode(text)) return []
  const references: IncludeReference[] = []
  let fence: string | undefined
  const lines = openMdxFences(text).split(/\r\n|\n|\r/)
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    // Most lines have neither fences nor directives: a search for a string rules them out faster than a pattern.
    const [, marks = '', info = ''] = (line.includes('```') || line.includes('~~~') ? FENCE.exec(line) : null) ?? []
    if (fence !== undefined) {
      if (marks.startsWith(fence) && info.trim() === '') fence = undefined
    } else if (marks !== '' && !(marks.startsWith('`') && info.includes('`'))) {
      fence = marks
      const source = isEmptyFence(lines, index, marks) ? readCodeWords(info) : undefined
      if (source) {
        const { file: href, since } = source
        const column = line.indexOf(marks) + 1
        references.push({ href, line: index + 1, column, isCode: true, ...(since !== undefined && { since }) })
      }
    } else if (mayImport && ESM.test(line)) {
      const block = findImports(lines, index)
      for (const { href, line, column } of block.files) references.push({ href, line: index + line + 1, column })
      index = block.end - 1
    } else {
      const include = includeIn(line)
      if (include) references.push({ ...include, line: index + 1 })
      if (mayName) for (const each of snippetsIn(line)) references.push({ ...each, line: index + 1 })
    }
  }
  return references
}

/** Whether the fence that opens on a line closes before any code. */
function isEmptyFence(lines: readonly string[], opening: number, marks: string): boolean {
  for (let index = opening + 1; index < lines.length; index++) {
    const text = lines[index]?.replace(/^[\s>]+/, '') ?? ''
    if (text !== '') return text.startsWith(marks)
  }
  return true
}

function includeIn(line: string): Omit<IncludeReference, 'line'> | undefined {
  const [, before = '', name, attributes = ''] = (line.includes('::') ? INCLUDE.exec(line) : null) ?? []
  const href = attributeIn(attributes, FILE_ATTRIBUTE)
  if (href === undefined) return undefined
  const isCode = name === 'code' || CODE_ATTRIBUTE.test(attributes)
  const since = isCode ? attributeIn(attributes, SINCE_ATTRIBUTE) : undefined
  return {
    href,
    column: before.length + 1,
    ...(isCode && { isCode }),
    ...(since !== undefined && { since }),
  }
}

function attributeIn(attributes: string, pattern: RegExp): string | undefined {
  const [, quoted, singleQuoted, bare] = pattern.exec(attributes) ?? []
  return quoted ?? singleQuoted ?? bare
}

/** Finds Mintlify's `<Snippet file="name.mdx" />`, which names a file in the folder `snippets` of the site. */
function snippetsIn(line: string): Omit<IncludeReference, 'line'>[] {
  return [...line.matchAll(SNIPPET)].flatMap(([, file = ''], index) =>
    SNIPPET_FOLDERS.map((folder) => ({ href: `${folder}${file}`, column: index + 1 })),
  )
}

/**
 * Whether a line of the text begins with a word. Searching for the word after a line break is many times faster than a
 * pattern.
 */
function beginsLine(text: string, word: string): boolean {
  return text.startsWith(word) || text.includes(`\n${word}`) || text.includes(`\r${word}`)
}
