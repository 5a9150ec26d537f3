import { countMinutes, type Diagnostic, type Outcome } from '@docgen/renderer/contract'
import { type PostFields, readPostFields } from '../../config/read-post-fields.js'
import { toTimestamp } from '../../config/schema/date.js'
import { changeOutsideCode, removeEmphasis, removeTags } from '../plain-text.js'
import type { Source } from '../source.js'
import type { Post, RawAuthor } from './post.js'

/** The last date in the path of a post, such as `2026-03-01-name`, `2026/03/01/name` or `name-2026-03-01`. */
const DATED = /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*)$/s

/**
 * Reads a source as a post. `inside` is its path below the blog's folder; `isMdx` means that it can contain components.
 */
export function readPost(source: Source, inside: string, isMdx = false): Outcome<Post> {
  const { text, bodyLine } = source
  const { value: fields, diagnostics } = readPostFields(text, source.path)
  const path = inside.replace(/\.mdx?$/i, '').replace(/\/index$/, '')
  const [, before = '', day = '', after = ''] = DATED.exec(path) ?? []
  const named = toTimestamp(day.replaceAll('/', '-'))
  const date = fields.date ?? named
  const body = text
    .split('\n')
    .slice(bodyLine - 1)
    .join('\n')
  const value: Post = {
    ...(date !== undefined && { date }),
    authors: listAuthors(fields),
    ...findExcerpt(body, isMdx),
    // As in Docusaurus, the reading time includes Markdown syntax and code.
    readingMinutes: countMinutes([{ title: '', text: body }]),
    // As in Docusaurus, the date comes first, as written.
    slug: named === undefined ? path : `${day.replaceAll('-', '/')}/${before}${after}`,
  }
  const isImpossible = day !== '' && date === undefined
  return { value, diagnostics: isImpossible ? [...diagnostics, reportImpossibleDate(source.path, day)] : diagnostics }
}

function reportImpossibleDate(file: string, day: string): Diagnostic {
  return {
    code: 'impossible-date',
    severity: 'warning',
    file,
    message: `the name of this post has the date ${day}, but no such day exists`,
    hint: 'Correct it as year, month and day, such as 2026-03-01, or write date into the front matter',
  }
}

/** Lists the authors of a post. Old posts of Docusaurus have only one, in separate fields. */
function listAuthors({
  authors,
  author: name,
  author_title: title,
  author_url: url,
  author_image_url: imageURL,
}: PostFields): readonly RawAuthor[] {
  if (authors.length > 0 || name === undefined) return authors
  return [{ name, ...(title && { title }), ...(url && { url }), ...(imageURL && { imageURL }) }]
}

const TRUNCATE = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/

/** Whether the text of a post marks the end of its excerpt. */
export function hasMarkedExcerpt(text: string): boolean {
  return TRUNCATE.test(text)
}

/** A heading below the title of the post. */
const SECTION = /^ {0,3}#{2,6} +(\S.*)$/gm
const SENTENCE_END = /[.:!?…]$/
/** Maximum length of an excerpt without a marker, in characters. */
const MAX_LENGTH = 300
/** Characters of a post in which its first paragraph is usually complete. */
const START_LENGTH = 800

/** The excerpt of a post. */
export interface Excerpt {
  readonly excerpt: string
  /** Whether the author has marked the end of the excerpt. */
  readonly hasTruncateMarker?: true
  /** The same text with its headings, as lists of posts show it; absent without headings. */
  readonly excerptWithHeadings?: string
}

/**
 * Finds the excerpt of a post, without markup: everything before `<!-- truncate -->`, else the first paragraph,
 * shortened if it is long. With `isMdx`, removes tags of components, which plain Markdown shows as text.
 */
export function findExcerpt(body: string, isMdx = false): Excerpt {
  const mark = TRUNCATE.exec(body)
  if (mark) {
    const marked = body.slice(0, mark.index)
    const excerpt = listParagraphs(marked, isMdx).join(' ')
    const shown = marked.replace(SECTION, showHeading)
    const excerptWithHeadings = shown === marked ? excerpt : listParagraphs(shown, isMdx).join(' ')
    return { excerpt, hasTruncateMarker: true, ...(excerptWithHeadings !== excerpt && { excerptWithHeadings }) }
  }
  const plain = PLAIN_START.exec(body)?.[1]
  if (plain !== undefined && !MODULE_LINE.test(plain)) return { excerpt: cut(plain.replace(/\s+/g, ' ').trim()) }
  // If the start contains two paragraphs, the first is complete. Most posts do not need the slower search of all text.
  const near = listParagraphs(body.slice(0, START_LENGTH), isMdx)
  const [first = ''] = near.length > 1 ? near : listParagraphs(body, isMdx)
  return { excerpt: cut(first) }
}

function showHeading(_line: string, written: string): string {
  const [title = ''] = written.split(/ \\?\{#/, 1)
  return `\n${title}${SENTENCE_END.test(title) ? '' : ':'}\n`
}

/**
 * Matches a text up to the end of its first paragraph, if all lines of the paragraph begin with a letter and contain no
 * markup, as on most pages. The paragraph may be below headings.
 */
const PLAIN_START = /^\s*(?:#{1,6} [^\n]*\n\s*)*((?:\p{L}[^\n`*_~<>{}[\]]*\n)+)[ \t]*\n/u
const MODULE_LINE = /^(?:import|export) /m

function listParagraphs(markdown: string, isMdx: boolean): readonly string[] {
  const paragraphs = removeMarkup(markdown, isMdx).split(/\n\s*\n/)
  return paragraphs.flatMap((text) => (NO_PROSE.test(text.trim()) ? [] : text.replace(/\s+/g, ' ').trim()))
}

/**
 * Matches blocks without prose: empty blocks, thematic breaks, expressions, tables, definitions, and setext headings.
 */
const NO_PROSE = /^(?:$|[{|]|\[[^\]\n]+\]:|[-*_ \t]+$|[^\n]*\n *(?:=+|-+) *(?:$|\n))/

function removeMarkup(markdown: string, isMdx: boolean): string {
  const prose = markdown
    .replace(/^ {0,3}(`{3,}(?!`)|~{3,}(?!~))[\s\S]*?(?:^ {0,3}\1[`~]*[ \t]*$|(?![\s\S]))/gm, '')
    .replace(/^(?:import|export) .*(?:\r?\n(?![ \t]*\r?$).*)*/gm, '')
    .replace(/^ {0,3}#{1,6} .*$/gm, '')
    .replace(/^:{2,}.*$/gm, '')
  return changeOutsideCode(prose, (text) =>
    removeEmphasis(
      removeTags(text.replace(/<!--[\s\S]*?(?:-->|$)|\{\/\*[\s\S]*?(?:\*\/\}|$)/g, ''), { isPlain: !isMdx })
        .replace(/\[\^[^[\]]+\]/g, '')
        .replace(/!\[[^[\]]*\]\([^()]*\)/g, '')
        .replace(/\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])/g, '$1')
        .replace(/^ {0,3}(?:>|[-*+] |\d+[.)] )+/gm, ''),
    ),
  )
}

function cut(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  const space = text.lastIndexOf(' ', MAX_LENGTH)
  return `${text.slice(0, space === -1 ? MAX_LENGTH : space).replace(/(?<![\s,;:.!?–—-])[\s,;:.!?–—-]+$/, '')}…`
}
