import { classifyLines } from '../classify-lines.js'
import type { Dialect, DialectContext, DialectText } from '../dialect.js'
import { isBlank } from '../indentation.js'
import { editLine, type SourceLine } from '../source-line.js'
import { convertCode } from './convert-code.js'
import { convertFrontMatter } from './convert-front-matter.js'
import { replaceAlias } from './replace-alias.js'

/**
 * Converts the front matter, the fences and the image paths of Starlight. Its components are a table of the conversion
 * of MDX: `mdx/convert/dialects/starlight-components.ts`.
 */
export const convertStarlight: Dialect = (text, context) => {
  const { frontMatter, body } = withFrontMatter(text)
  const head = convertFrontMatter(frontMatter, context, body[0] ?? { text: '', line: 1 })
  return {
    frontMatter: head.frontMatter,
    body: [...head.body, ...convertCode(convertText(body, context), context)],
  }
}

/** As in Astro, the front matter may follow blank lines. */
function withFrontMatter(text: DialectText): DialectText {
  const start = text.body.findIndex((line) => !isBlank(line))
  if (text.frontMatter.length > 0 || start < 1 || text.body[start]?.text.trimEnd() !== '---') return text
  const end = text.body.findIndex((line, index) => index > start && line.text.trimEnd() === '---')
  if (end === -1) return text
  return { frontMatter: text.body.slice(start, end + 1), body: text.body.slice(end + 1) }
}

/** The path of an image or of an import with an alias. */
const ALIAS = /(\]\(|["'])([~@]\/[^\s()"']+\.(?:avif|gif|jpe?g|mdx?|png|svg|webp))/g
/** The icon of an aside, and its braces. */
const ICON = /^([ \t>]*:{3,}(?:note|tip|caution|danger)(?:\[.*\])?)\{icon=["'][^"']*["']\}[ \t]*$/

function convertText(lines: readonly SourceLine[], context: DialectContext): readonly SourceLine[] {
  const kinds = classifyLines(lines)
  return lines.map((line, index) => {
    if (kinds[index] !== 'text') return line
    const [, kept] = ICON.exec(line.text) ?? []
    if (kept !== undefined) return editLine(line, [{ start: kept.length, end: line.text.length, text: '' }])
    if (!line.text.includes('~/') && !line.text.includes('@/')) return line
    const edits = [...line.text.matchAll(ALIAS)].map(({ index: start, 1: before = '', 2: target = '' }) => ({
      start: start + before.length,
      end: start + before.length + target.length,
      text: replaceAlias(target, context),
    }))
    return editLine(line, edits)
  })
}
