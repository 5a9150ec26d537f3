import { classifyLines, type LineKind } from '../classify-lines.js'
import type { Dialect, DialectContext, DialectText } from '../dialect.js'
import { editLine, insertLine, type SourceLine } from '../source-line.js'
import { convertContainers, findLiteralLines } from './convert-containers.js'
import { convertFence } from './convert-fence.js'
import { convertFrontMatter } from './convert-front-matter.js'
import { convertInclude } from './convert-include.js'
import { convertInline } from './convert-inline.js'
import { collectValues } from './evaluate-literal.js'
import { findHeadings, type PageHeading } from './find-headings.js'
import { readHeadingText, slugifyHeading } from './slugify-heading.js'

const TOC = /^ {0,3}\[\[toc\]\][ \t]*$/i

/** Converts the Markdown of VitePress to docgen's Markdown. */
export const convertVitepress: Dialect = (text, context) => {
  const { frontMatter, body } = closeFrontMatter(text)
  return {
    frontMatter: convertFrontMatter(frontMatter, context, body[0] ?? { text: '', line: 1 }),
    body: convertBody(body, frontMatter, context),
  }
}

/** Adds the end of front matter that is never closed: as in VitePress, all of the file is front matter. */
function closeFrontMatter(text: DialectText): DialectText {
  const { frontMatter, body } = text
  const [first, last] = [body[0], body.at(-1)]
  if (frontMatter.length > 0 || !first || !last || !/^---[ \t]*$/.test(first.text)) return text
  return { frontMatter: [...body, insertLine('---', last)], body: [] }
}

function convertBody(
  body: readonly SourceLine[],
  frontMatter: readonly SourceLine[],
  { root, drop, anchors }: DialectContext,
): readonly SourceLine[] {
  const kinds = classifyLines(body)
  const script = body.filter((_line, index) => kinds[index] === 'script')
  const values = collectValues(frontMatter.map(textOf), script.map(textOf))
  const headings = findHeadings(body, kinds, anchors)
  const headingAt = new Map(headings.map((heading) => [heading.index, heading]))
  const literal = findLiteralLines(body, kinds)
  const hashes = {
    ids: new Set(headings.map(({ id }) => id)),
    // Hashes of links are as they are written if the site does not have the ids of VitePress.
    slugify: anchors ? (hash: string) => hash : slugifyHeading,
  }
  const inline = convertInline(body, { kinds, literal, values, hashes, drop })
  const rest = inline.map((line, index) => convertLine(line, kinds[index], headingAt.get(index)))
  for (const [index, line] of body.entries()) {
    const kind = kinds[index]
    if ((kind === 'script' || kind === 'style') && kinds[index - 1] !== kind) drop(DROPPED[kind], line)
  }
  return convertContainers(body, rest, kinds)
    .flat()
    .flatMap((line) => (TOC.test(line.text) ? writeToc(headings, line) : [line]))

  function convertLine(line: SourceLine, kind: LineKind | undefined, heading: PageHeading | undefined): SourceLine {
    if (kind === 'fence') return convertFence(line)
    if (kind === 'script' || kind === 'style') return insertLine('', line)
    if (kind !== 'text') return line
    if (!heading) return convertInclude(line, root) ?? convertAnchor(line)
    const { length } = line.text
    const { cut, suffix } = heading
    return cut === 0 && suffix === '' ? line : editLine(line, [{ start: length - cut, end: length, text: suffix }])
  }
}

const ANCHOR = /^\{#([\w-]+)\}[ \t]*$/

/** An id in braces on a line of its own is the id of the block below it. */
function convertAnchor(line: SourceLine): SourceLine {
  const id = ANCHOR.exec(line.text)?.[1]
  return id === undefined ? line : insertLine(`<a id="${id}"></a>`, line)
}

/** The list of links that `[[toc]]` stands for: the headings of levels 2 and 3. */
function writeToc(headings: readonly PageHeading[], line: SourceLine): readonly SourceLine[] {
  const entries = headings.filter(({ level }) => level === 2 || level === 3)
  return entries.map(({ level, source, id }) =>
    insertLine(`${level === 2 ? '' : '  '}- [${escapeText(readHeadingText(source))}](#${id})`, line),
  )
}

function escapeText(text: string): string {
  return text.replace(/[\\`*_<>{}[\]]/g, '\\$&')
}

const DROPPED = { script: '<script> blocks', style: '<style> blocks' } as const

function textOf({ text }: SourceLine): string {
  return text
}
