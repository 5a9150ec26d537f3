import { countVerbatim } from '../count-verbatim.js'
import type { Dialect } from '../dialect.js'
import { insertLine, type SourceLine } from '../source-line.js'
import { convertBlocks } from './convert-blocks.js'
import { readAbbreviation } from './dropped-lines.js'

/** Converts the Markdown of MkDocs, with the extensions that Material for MkDocs recommends, to docgen's Markdown. */
export const convertMkdocs: Dialect = ({ frontMatter, body }, context) => ({
  frontMatter: convertFrontMatter(frontMatter),
  body: convertBlocks(body, { ...context, abbreviations: collectAbbreviations(body) }),
})

/** Adds docgen's field for `hide: [toc]`. */
function convertFrontMatter(lines: readonly SourceLine[]): readonly SourceLine[] {
  const last = lines.at(-1)
  const start = lines.findIndex(({ text }) => /^hide:/.test(text))
  if (start === -1 || !last) return lines
  const end = lines.findIndex(({ text }, index) => index > start && !/^[ \t]*-[ \t]+\w/.test(text))
  const hidden = lines
    .slice(start, end)
    .map(({ text }) => text)
    .join('\n')
  if (!/\btoc\b/.test(hidden)) return lines
  return [...lines.slice(0, -1), insertLine('hide_table_of_contents: true', last), last]
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
