import { countVerbatim } from '../count-verbatim.js'
import type { Dialect } from '../dialect.js'
import { insertLine, type SourceLine } from '../source-line.js'
import { convertBlocks } from './convert-blocks.js'
import { readAbbreviation } from './dropped-lines.js'

/** Converts the Markdown of MkDocs, with the extensions that Material for MkDocs recommends, to docgen's Markdown. */
export const convertMkdocs: Dialect = ({ frontMatter, body }, context) => ({
  frontMatter: convertFrontMatter(keepRoute(frontMatter, body, context.path)),
  body: convertBlocks(body, { ...context, abbreviations: collectAbbreviations(body) }),
})

/** Adds the slug of a page with the name of its folder: docgen would show it at the URL of the folder. */
function keepRoute(lines: readonly SourceLine[], [first]: readonly SourceLine[], path: string): readonly SourceLine[] {
  const [file = '', folder] = path.split('/').reverse()
  const name = file.replace(/\.md$/i, '')
  if (name.toLowerCase() !== folder?.toLowerCase() || readField(lines, 'slug')) return lines
  const origin = lines[0] ?? first
  if (!origin) return lines
  const slug = insertLine(`slug: ${JSON.stringify(name)}`, origin)
  return lines.length > 0
    ? [origin, slug, ...lines.slice(1)]
    : [insertLine('---', origin), slug, insertLine('---', origin)]
}

/** Adds docgen's field for `hide: [toc]`, and writes the date of a post, which can be a mapping, as its `created`. */
function convertFrontMatter(lines: readonly SourceLine[]): readonly SourceLine[] {
  const last = lines.at(-1)
  if (!last) return lines
  const [, hidden = ''] = readField(lines, 'hide') ?? []
  const dated = convertDate(lines)
  return /\btoc\b/.test(hidden)
    ? [...dated.slice(0, -1), insertLine('hide_table_of_contents: true', last), last]
    : dated
}

function convertDate(lines: readonly SourceLine[]): readonly SourceLine[] {
  const [start, text = '', end] = readField(lines, 'date') ?? []
  const [, created] = /^[ \t]+created:[ \t]*(\S+)/m.exec(text) ?? []
  const line = start === undefined ? undefined : lines[start]
  if (!line || created === undefined) return lines
  return [...lines.slice(0, start), insertLine(`date: ${created}`, line), ...lines.slice(end)]
}

/** The first line, the text, and the end of a field with its indented lines. */
function readField(
  lines: readonly SourceLine[],
  name: string,
): readonly [start: number, text: string, end: number] | undefined {
  const start = lines.findIndex(({ text }) => text.startsWith(`${name}:`))
  if (start === -1) return undefined
  const end = lines.findIndex(({ text }, index) => index > start && !/^[ \t-]+[^-\s]/.test(text))
  const texts = lines.slice(start, end).map(({ text }) => text)
  return [start, texts.join('\n'), end]
}

function collectAbbreviations(lines: readonly SourceLine[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (let index = 0; index < lines.length; ) {
    const verbatim = countVerbatim(lines, index)
    const definition = verbatim === 0 ? readAbbreviation(lines[index]?.text ?? '') : undefined
    if (definition) found.set(...definition)
    index += Math.max(1, verbatim)
  }
  return found
}
