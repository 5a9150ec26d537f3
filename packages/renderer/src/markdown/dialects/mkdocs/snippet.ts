import type { BlockConstruct } from '../markdown-extra/block-construct.js'
import { insertLine, type SourceLine } from '../source-line.js'

const SNIPPET = /^([ \t]*)-+8<-+[ \t]+(?:"([^"]+)"|'([^']+)')[ \t]*$/
const MARKER = /^[ \t]*-+8<-+[ \t]*$/
const ESCAPED = /^([ \t]*);(?=-+8<-+)/
/** Maximum number of files in a block. */
const MAX_FILES = 100

/** `{!file.md!}` of the extension Markdown-Include, and `{!file.md!lines=1 3-5}`. */
const MARKDOWN_INCLUDE = /^([ \t]*)\{![ \t]*([^\s!][^!\n]*)!(?:lines=([\d -]+))?\}[ \t]*$/

/**
 * `--8<-- "file.md"`, `{!file.md!}`, `{* file.py *}` and `{% include-markdown "file.md" %}` become an include. Paths of
 * all but the last are relative to the folder of `mkdocs.yml`.
 */
export const snippet: BlockConstruct = (lines, start, { drop }) => {
  const line = lines[start]
  if (!line) return undefined
  const single = readSnippetLine(line.text)
  if (single) return { length: 1, lines: write(single, line) }
  const variant = readVariantLine(line.text)
  if (variant) return { length: 1, lines: write(variant, line) }
  const tag = readIncludeTag(lines, start)
  if (tag) return { length: tag.length, lines: write(tag, line) }
  if (!MARKER.test(line.text)) return undefined
  const end = lines.findIndex((each, index) => index > start && index <= start + MAX_FILES && MARKER.test(each.text))
  if (end === -1) return undefined
  const files = lines.slice(start + 1, end).filter(({ text }) => text.trim() !== '')
  return {
    length: end + 1 - start,
    lines: files.flatMap((each) => {
      const target = each.text.trim()
      return [...write({ indent: '', target, attributes: readTarget(target) }, each), insertLine('', each)]
    }),
  }

  function write({ indent, target, attributes }: SnippetLine, origin: SourceLine): readonly SourceLine[] {
    if (target.startsWith(';')) return []
    if (attributes === undefined) {
      drop(nameDropped(target), origin)
      return []
    }
    return [insertLine(`${indent}::include{${attributes}}`, origin)]
  }
}

function nameDropped(target: string): string {
  if (target.startsWith('{%')) return '`include-markdown` with a part of a file, a URL or a pattern'
  if (target.startsWith('{*')) return 'snippets whose title has a quote'
  return /^https?:/.test(target) ? 'snippets of other sites' : 'snippets whose path has a colon'
}

interface SnippetLine {
  readonly indent: string
  /** As written. */
  readonly target: string
  /** Those of the include; `undefined` if docgen has none. */
  readonly attributes: string | undefined
}

/** Reads a line that consists of a snippet. */
function readSnippetLine(text: string): SnippetLine | undefined {
  const [matched, indent = '', double, single] = SNIPPET.exec(text) ?? []
  if (matched !== undefined) {
    const target = double ?? single ?? ''
    return { indent, target, attributes: readTarget(target) }
  }
  const [, before, path = '', lines = ''] = MARKDOWN_INCLUDE.exec(text) ?? []
  if (before === undefined) return undefined
  const target = path.trim()
  const file = readTarget(target)
  const attributes =
    file !== undefined && lines.trim() !== '' ? `${file} lines="${lines.trim().split(/ +/).join()}"` : file
  return { indent: before, target, attributes }
}

const VARIANT = /^([ \t]*)\{\*[ \t]*([^\s*'"{}]+)((?:[ \t]+[a-z]+\[[^\][\n]*\])*)[ \t]*\*\}[ \t]*$/
const VARIANT_OPTION = /(?<![a-z])([a-z]+)\[([^\][]*)\]/g
/** Maximum number of lines of an excerpt in which lines are highlighted. */
const MAX_LINES = 2000

/**
 * Reads `{* docs_src/a.py ln[2:5,8] hl[3] title["a.py"] *}` of markdown-include-variants, which FastAPI's projects use:
 * code of a file. Both options count the lines of the file.
 */
function readVariantLine(text: string): SnippetLine | undefined {
  const [matched, indent = '', path = '', written = ''] = VARIANT.exec(text) ?? []
  if (matched === undefined) return undefined
  const options = new Map([...written.matchAll(VARIANT_OPTION)].map(([, name = '', value = '']) => [name, value]))
  const lines = readRanges(options.get('ln'))
  const marked = readRanges(options.get('hl'))
  const highlighted = lines.length === 0 ? writeRanges(marked) : findPositions(marked, lines).join()
  const title = options.get('title')?.replace(/^["']|["']$/g, '')
  const code = [
    path.endsWith('.py') ? 'python' : (/\.(\w+)$/.exec(path)?.[1] ?? 'text'),
    ...(title ? [`title="${title}"`] : []),
    ...(highlighted ? [`highlight=${highlighted}`] : []),
  ].join(' ')
  const excerpt = lines.length === 0 ? '' : ` lines="${writeRanges(lines)}"`
  const attributes = `file="/${path.replace(/^(?:\.?\/)+/, '')}"${excerpt} code='${code}'`
  return { indent, target: matched.trim(), attributes: code.includes("'") ? undefined : attributes }
}

/** First and last line. */
type LineRange = readonly [number, number]

/** Reads `2:5,8`. */
function readRanges(text = ''): readonly LineRange[] {
  return [...text.matchAll(/(\d{1,6})(?::(\d{1,6}))?/g)].map(([, first, last = first]) => [
    Number(first),
    Math.max(Number(first), Number(last)),
  ])
}

function writeRanges(ranges: readonly LineRange[]): string {
  return ranges.map(([first, last]) => `${first}-${last}`).join()
}

/** The 1-based positions of marked lines of a file in an excerpt of it. */
function findPositions(marked: readonly LineRange[], excerpt: readonly LineRange[]): readonly number[] {
  const lines = new Set(listLines(marked))
  return listLines(excerpt).flatMap((line, index) => (lines.has(line) ? [index + 1] : []))
}

/** The lines of ranges, at most `MAX_LINES`. */
function listLines(ranges: readonly LineRange[]): readonly number[] {
  const lines: number[] = []
  for (const [first, last] of ranges)
    for (let line = first; line <= last && lines.length < MAX_LINES; line++) lines.push(line)
  return lines
}

/** Maximum number of lines of a tag. */
const MAX_TAG = 20
const TAG_START = /^([ \t]*)\{%-?[ \t]*(?:include-markdown\b|$)/
const TAG = /^\{%-?\s*include-markdown\s+(?:"([^"]+)"|'([^']+)')([^%]*)-?%\}$/
/** Options that change nothing, because docgen resolves links from the included file, and keeps indentation. */
const IGNORED_OPTION = /(?:rewrite-relative-urls|comments|dedent|trailing-newlines|preserve-\w+-indent)=\w+/g

/**
 * Reads a tag of the plugin include-markdown, `{% include-markdown "file.md" %}`, on one line or several. Its path is
 * relative to the page.
 */
function readIncludeTag(lines: readonly SourceLine[], start: number): (SnippetLine & { length: number }) | undefined {
  const [, indent] = TAG_START.exec(lines[start]?.text ?? '') ?? []
  if (indent === undefined) return undefined
  const end = lines.slice(start, start + MAX_TAG).findIndex(({ text }) => text.trimEnd().endsWith('%}'))
  if (end === -1) return undefined
  const tag = lines
    .slice(start, start + end + 1)
    .map(({ text }) => text)
    .join('\n')
    .trim()
  const [matched, double, single, options = ''] = TAG.exec(tag) ?? []
  if (matched === undefined) return undefined
  const path = double ?? single ?? ''
  const isWhole = options.replace(IGNORED_OPTION, '').trim() === ''
  const attributes = isWhole && !/^https?:|[*?]/.test(path) ? `file="${path}"` : undefined
  return { indent, target: tag, attributes, length: end + 1 }
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
  const attributes = readSnippetLine(only.text)?.attributes
  // An attribute can't contain both kinds of quotes, or braces.
  if (indent === undefined || attributes === undefined || options.includes("'")) return undefined
  const code = options.replace(/\{([\d,-]+)\}/, 'highlight=$1')
  return [insertLine(`${indent}::include{${attributes} code='${code}'}`, only)]
}

/** Whether a line of code contains a snippet, possibly after the marks of a comment. */
export function hasSnippet({ text }: SourceLine): boolean {
  return AFTER_COMMENT.test(text) || MARKDOWN_INCLUDE.test(text)
}

const AFTER_COMMENT = /^[ \t]*(?:[^\w\s-]{1,5}[ \t]*)?-+8<-+[ \t]+["']/

/** Whether a line is an escaped snippet, which shows the syntax. */
export function isEscapedSnippet({ text }: SourceLine): boolean {
  return ESCAPED.test(text)
}
