import { join } from 'node:path'
import type { Outcome } from '@docgen/renderer/contract'
import { type LineOrigin, mentionsTypes } from '@docgen/renderer/markdown'
import { hashBytes } from '../cache/hash.js'
import type { Config } from '../config/config.js'
import { readFrontMatter } from '../config/read-front-matter.js'
import { shortenClosing } from '../config/yaml/split-front-matter.js'
import { readText } from './files/read-text.js'
import { detach, packText, type TextPacks } from './pack-texts.js'
import { changeOutsideCode, removeEmphasis, removeTags } from './plain-text.js'
import { findExcerpt } from './posts/read-post.js'
import type { PartialFile, Source } from './source.js'
import { NO_TEXT_FACTS, type TextFacts } from './text-facts.js'

/** The page to read. */
export interface SourceRequest {
  /** Absolute path of the site's folder. */
  readonly siteDir: string
  /** Relative to the site's folder. */
  readonly path: string
  readonly version: string
  readonly locale: string
  /** How to parse files that end in `.md`. */
  readonly format?: Config['markdown']['format']
  /** Whether a component page has no navbar and footer unless the component renders the layout. */
  readonly isBare?: boolean | undefined
  readonly change?: SourceChange | undefined
  readonly facts?: TextFacts
  /** Where to store the text; absent to keep it as it is. */
  readonly packs?: TextPacks | undefined
}

/** Changes the text of Markdown files, before anything else reads it. */
export interface SourceChange {
  /** Everything that the result depends on, besides path and text. */
  readonly key: string
  readonly apply: (text: string, path: string) => Outcome<ChangedText>
}

/** The result of a change. */
export interface ChangedText {
  readonly text: string
  /** Where each line comes from; absent if the lines are the same, or unknown. */
  readonly lines?: readonly LineOrigin[]
}

/** A page's file without its includes. */
export type SourceWithoutIncludes = Omit<Source, 'includes' | 'listsCards'>

/**
 * Reads a page's file and its front matter. The value is `undefined`, with a diagnostic, if the file cannot be read.
 */
export function readSource({
  siteDir,
  path,
  version,
  locale,
  format,
  change,
  facts = NO_TEXT_FACTS,
  packs,
}: SourceRequest): Outcome<SourceWithoutIncludes | undefined> {
  const file = readChanged(siteDir, path, change)
  if (file.text === undefined) return { value: undefined, diagnostics: file.diagnostics }
  const { hash, lines } = file
  const text = shortenClosing(file.text)
  const found = facts.recall(`page ${format}`, { path, hash }, () => {
    const described = describeText({ path, text }, format)
    return packs ? detach(described) : described
  })
  const value = packText({ path, hash, text, ...(lines && { lines }), version, locale, ...found.value }, packs)
  return { value, diagnostics: [...file.diagnostics, ...found.diagnostics] }
}

/** Number of characters in which to search for the first paragraph: searching whole pages would take too long. */
const OPENING_LENGTH = 4000

/** Adds the facts that the text of a page contains, such as its title, to a page whose text has already been read. */
export function describeSource(
  page: Pick<Source, 'path' | 'text' | 'hash' | 'version' | 'locale'>,
): Outcome<SourceWithoutIncludes> {
  const { value, diagnostics } = describeText(page)
  return { value: { ...page, ...value }, diagnostics }
}

/** Facts about a page that its text contains. */
type PageFacts = Pick<Source, 'frontMatter' | 'bodyLine' | 'title' | 'excerpt' | 'mentionsTypes'>

function describeText(
  { path, text }: Pick<Source, 'path' | 'text'>,
  format: SourceRequest['format'] = 'md',
): Outcome<PageFacts> {
  const { value, diagnostics } = readFrontMatter(text, path)
  const { frontMatter, bodyOffset, bodyLine } = value
  const isMdx = isMdxPage(path, format)
  const headline = frontMatter.hero?.title
  const ofHero = headline === undefined ? undefined : removeMarkup(headline, isMdx)
  const title = frontMatter.title ?? ofHero ?? findTitle(text, bodyOffset, isMdx)
  const opening = frontMatter.description === undefined ? text.slice(bodyOffset, bodyOffset + OPENING_LENGTH) : ''
  const { excerpt } = findExcerpt(opening, isMdx)
  const found = {
    ...(title !== undefined && { title }),
    ...(excerpt !== '' && { excerpt }),
    ...(mentionsTypes(text) && { mentionsTypes: true as const }),
  }
  return { value: { frontMatter, bodyLine, ...found }, diagnostics }
}

/** Whether a page is MDX; `format` is the config's format of files that end in `.md`. */
export function isMdxPage(path: string, format: SourceRequest['format']): boolean {
  return format === 'mdx' || path.endsWith('x')
}

/** Reads an included file. */
export function readPartial(siteDir: string, path: string, change?: SourceChange): Outcome<PartialFile | undefined> {
  const file = readChanged(siteDir, path, change)
  const { lines, diagnostics } = file
  if (file.text === undefined) return { value: undefined, diagnostics }
  return { value: { path, hash: file.hash, text: file.text, ...(lines && { lines }) }, diagnostics }
}

type ReadText = ReturnType<typeof readText> & Pick<PartialFile, 'lines'>

function readChanged(siteDir: string, path: string, change: SourceChange | undefined): ReadText {
  const file: ReadText = readText(join(siteDir, path), path)
  if (file.text === undefined || !change || !/\.mdx?$/.test(path)) return file
  const { value, diagnostics } = change.apply(file.text, path)
  const hash = value.text === file.text ? file.hash : hashBytes(value.text)
  return { ...value, hash, diagnostics: [...file.diagnostics, ...diagnostics] }
}

/** Matches lines that may be more than plain text: a cheap check before the patterns below. */
const SPECIAL = /^\s*[#`~=*_<-]/
const FENCE = /^ {0,3}(`{3,}|~{3,})/
const HEADING = /^ {0,3}(#{1,6})(?![^ \t])(.*)$/
const RULE = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/
const UNDERLINE = /^ {0,3}=+[ \t]*$/
const CUSTOM_ID = /(?<!\s)\s*\{#[^{}\s]+\}\s*$/
const ESCAPED_ID = /(?<!\s)\s*\\\{#[^{}\s]+\}\s*$/
/** Matches `[text](url)` and `[text][name]`. */
const LINK = /\[([^[\]]*)\](?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^[\]]*\])/g
const IMAGE = new RegExp(`!${LINK.source}`, 'g')
const BREAK = /<br ?\/?>/gi

/**
 * Finds the text of a page's level-1 heading; `undefined` if another heading or a thematic break comes first. The graph
 * needs titles before compilation, so this function scans lines without parsing Markdown.
 */
export function findTitle(text: string, from: number, isMdx = false): string | undefined {
  let fence: string | undefined
  let isComment = false
  let previous = ''
  for (const line of linesOf(text, from)) {
    if (fence !== undefined) {
      if (closesFence(line, fence)) fence = undefined
    } else if (!isComment && !SPECIAL.test(line)) {
      previous = line.trim()
    } else if (isComment || line.trimStart().startsWith('<!--')) {
      isComment = !line.includes('-->')
    } else {
      fence = FENCE.exec(line)?.[1]
      const heading = HEADING.exec(line)
      if (heading)
        return heading[1] === '#'
          ? removeMarkup((heading[2] ?? '').trim().replace(/(?:^|[ \t])#+$/, ''), isMdx)
          : undefined
      if (previous !== '' && UNDERLINE.test(line)) return removeMarkup(previous, isMdx)
      if (RULE.test(line)) return undefined
      previous = line.trim()
    }
  }
  return undefined
}

function* linesOf(text: string, from: number): Generator<string> {
  let start = from
  while (start < text.length) {
    const end = text.indexOf('\n', start)
    const line = end === -1 ? text.slice(start) : text.slice(start, end)
    yield line.endsWith('\r') ? line.slice(0, -1) : line
    if (end === -1) return
    start = end + 1
  }
}

function closesFence(line: string, fence: string): boolean {
  const match = FENCE.exec(line)?.[1]
  return match !== undefined && match[0] === fence[0] && match.length >= fence.length && line.trim() === match
}

/**
 * Returns a heading's text without markup, or the alternative text of its images if it has no other text; `undefined`
 * if nothing is left.
 */
function removeMarkup(rawHeading: string, isMdx: boolean): string | undefined {
  // MDX needs a backslash before the brace.
  const heading = isMdx ? rawHeading.replace(ESCAPED_ID, '') : rawHeading
  const text = stripMarkup(heading.replace(IMAGE, ''), isMdx)
  return text ?? stripMarkup(heading.replace(IMAGE, '$1'), isMdx)
}

function stripMarkup(heading: string, isMdx: boolean): string | undefined {
  const plain = changeOutsideCode(heading, (text) => {
    const written = text
      .replace(/<!--.*?(?:-->|$)/gs, (comment) => (comment.endsWith('-->') ? '' : comment))
      .replace(CUSTOM_ID, '')
      .replace(LINK, '$1')
      .replace(BREAK, ' ')
    return removeEmphasis(removeTags(written, { isPlain: !isMdx }))
  })
  const text = plain.replace(/\s+/g, ' ').trim()
  return text === '' ? undefined : text
}
