import type { BlockConstruct } from '../markdown-extra/block-construct.js'
import { insertLine, type SourceLine } from '../source-line.js'

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
    const attributes = readTarget(path)
    if (attributes === undefined) {
      drop(/^https?:/.test(path) ? 'snippets of other sites' : 'snippets whose path has a colon', origin)
      return []
    }
    return [insertLine(`${before}::include{${attributes}}`, origin)]
  }
}

const TARGET = /^([^:]+)(?::([\d:,]+)|:([A-Za-z_][\w-]*))?$/

/**
 * The attributes of an include for the target of a snippet: a file, lines of it (`file.md:2:5` or `file.md:1:2,4:5`), or
 * a section (`file.md:install`). `undefined` for a URL.
 */
function readTarget(path: string): string | undefined {
  const match = TARGET.exec(path)
  if (!match) return undefined
  const [, file = '', ranges, section] = match
  const parts = [`file="/${file.replace(/^(?:\.?\/)+/, '')}"`]
  if (section !== undefined) parts.push(`region="${section}"`)
  else if (ranges !== undefined && /\d/.test(ranges)) parts.push(`lines="${ranges.split(',').map(writeRange).join()}"`)
  return parts.join(' ')
}

/** `2:5` becomes `2-5`; `3` means the lines from 3 on. */
function writeRange(range: string): string {
  const [first = '', last = ''] = range.split(':')
  return `${first}-${last}`
}

const OPENING = /^([ \t]*)(?:`{3,}|~{3,})[ \t]*(.*)/s

/**
 * Converts a fence that contains nothing but a snippet to an include of code; `undefined` for any other. `options` are
 * the options of the fence in docgen's form.
 */
export function convertCodeSnippet(lines: readonly SourceLine[], options: string): readonly SourceLine[] | undefined {
  const [first, ...others] = lines
  const [only, ...more] = others.slice(0, -1).filter(({ text }) => text.trim() !== '')
  if (!first || !only || more.length > 0) return undefined
  const [, indent] = OPENING.exec(first.text) ?? []
  const [matched, , double, single] = SNIPPET.exec(only.text) ?? []
  const attributes = matched === undefined ? undefined : readTarget(double ?? single ?? '')
  // An attribute can't contain both kinds of quotes, or braces.
  if (indent === undefined || attributes === undefined || options.includes("'")) return undefined
  const code = options.replace(/\{([\d,-]+)\}/, 'highlight=$1')
  return [insertLine(`${indent}::include{${attributes} code='${code}'}`, only)]
}

/** Whether a line is an escaped snippet, which shows the syntax. */
export function isEscapedSnippet({ text }: SourceLine): boolean {
  return ESCAPED.test(text)
}
