import { insertLine, type SourceLine } from '../source-line.js'
import type { BlockConstruct } from './block-construct.js'

const SNIPPET = /^([ \t]*)-+8<-+[ \t]+(?:"([^"]+)"|'([^']+)')[ \t]*$/
const MARKER = /^[ \t]*-+8<-+[ \t]*$/
const ESCAPED = /^([ \t]*);(?=-+8<-+)/
/** Maximum number of files in a block. */
const MAX_FILES = 100

/** `--8<-- "file.md"` becomes an include. Paths are relative to the folder of `mkdocs.yml`. */
export const snippet: BlockConstruct = (lines, start, { drop }) => {
  const line = lines[start]
  if (!line) return undefined
  const [matched, indent = '', double, single] = SNIPPET.exec(line.text) ?? []
  if (matched !== undefined) return { length: 1, lines: write(double ?? single ?? '', line, indent) }
  if (!MARKER.test(line.text)) return undefined
  const end = lines.findIndex((each, index) => index > start && index <= start + MAX_FILES && MARKER.test(each.text))
  if (end === -1) return undefined
  const files = lines.slice(start + 1, end).filter(({ text }) => text.trim() !== '')
  return {
    length: end + 1 - start,
    lines: files.flatMap((each) => [...write(each.text.trim(), each, ''), insertLine('', each)]),
  }

  function write(path: string, origin: SourceLine, before: string): readonly SourceLine[] {
    if (path.startsWith(';')) return []
    // Lines or a section of a file, as in `file.md:2:5` or `file.md:install`, or a URL.
    if (path.includes(':')) {
      drop(/^https?:/.test(path) ? 'snippets of other sites' : 'snippets of parts of files', origin)
      return []
    }
    return [insertLine(`${before}::include{file="/${path.replace(/^(?:\.?\/)+/, '')}"}`, origin)]
  }
}

/** Whether a line is an escaped snippet, which shows the syntax. */
export function isEscapedSnippet({ text }: SourceLine): boolean {
  return ESCAPED.test(text)
}
