import type { AnchorSettings } from '../../ids/create-element-ids.js'
import { classifyLines, type LineKind } from '../classify-lines.js'
import { splitFrontMatter } from '../load-dialects.js'
import { editLine, type SourceLine, splitLines } from '../source-line.js'
import { createCodeSpanFinder } from './code-span-finder.js'
import { findHeadingsWith, type PageHeading } from './find-headings.js'
import { type HashContext, rewriteLink } from './rewrite-link.js'
import { createHeadingIds, createOwnIds, type NextHeadingId } from './slugify-heading.js'

/** Where the ids of a site of VitePress come from. */
export interface IdOrigin {
  /** The site's own function that turns the text of a heading, or the hash of a link, into an id. */
  readonly slugify: (text: string) => string
  /** How docgen creates the ids that are not written; as VitePress does by default if absent. */
  readonly anchors?: AnchorSettings
}

/** Returns the texts of the headings of a page from which ids derive, in their order. */
export function listHeadingTexts(text: string): readonly string[] {
  const { body, kinds } = readLines(text)
  const texts: string[] = []
  const nextId = (words: string): string => {
    texts.push(words)
    return ''
  }
  findHeadingsWith(body, kinds, { nextId, isImplied: () => true })
  return texts
}

/** Counts the headings of a page with these texts to which a function gives other ids than docgen. */
export function countOtherIds(texts: readonly string[], origin: IdOrigin): number {
  const { nextId, nextOwnId } = createIds(origin)
  return texts.filter((text) => nextId(text) !== nextOwnId(text)).length
}

/**
 * Writes the ids of headings that differ from docgen's into the headings, `## Title {#id}`, and the ids that hashes of
 * links stand for into the links. Returns the same text if there is nothing to write.
 */
export function writeIds(text: string, origin: IdOrigin): string {
  const { nextId, nextOwnId } = createIds(origin)
  const { body, kinds, first } = readLines(text)
  let isSame = true
  const headings = findHeadingsWith(body, kinds, {
    nextId: (words, customId) => {
      const id = nextId(words, customId)
      isSame = nextOwnId(words, customId) === id
      return id
    },
    isImplied: () => isSame,
  })
  const headingAt = new Map(headings.map((heading) => [heading.index, heading]))
  const hashes = { ids: new Set(headings.map(({ id }) => id)), slugify: stableSlug(origin.slugify) }
  const pieces = text.split(/(\r\n|\n|\r)/)
  for (const [index, line] of body.entries()) {
    if (kinds[index] !== 'text') continue
    const linked = rewriteHashes(line, hashes)
    // Lines and line endings take turns.
    pieces[2 * (first + index)] = writeId(linked.text, headingAt.get(index))
  }
  return pieces.join('')
}

function createIds({ slugify, anchors }: IdOrigin): {
  readonly nextId: NextHeadingId
  readonly nextOwnId: NextHeadingId
} {
  return { nextId: createHeadingIds(slugify), nextOwnId: anchors ? createOwnIds(anchors) : createHeadingIds() }
}

/** The lines below the front matter, their kinds, and the number of lines above them. */
function readLines(text: string): {
  readonly body: readonly SourceLine[]
  readonly kinds: readonly LineKind[]
  readonly first: number
} {
  const { frontMatter, body } = splitFrontMatter(splitLines(text))
  // All of the file is front matter that is never closed.
  const isOpen = frontMatter.length === 0 && /^---[ \t]*$/.test(body[0]?.text ?? '')
  const lines = isOpen ? [] : body
  return { body: lines, kinds: classifyLines(lines), first: frontMatter.length }
}

/** Adds the id to the line of a heading, before its classes. */
function writeId(line: string, heading: PageHeading | undefined): string {
  if (!heading || heading.isCustom || heading.suffix === '') return line
  const end = line.length - heading.cut
  const [, classes] = /\{\s*(\.[^{}]*)\}\s*$/.exec(line.slice(end)) ?? []
  return line.slice(0, end) + (classes === undefined ? heading.suffix : heading.suffix.replace('}', ` ${classes}}`))
}

/** Rewrites the hashes of the links of a line to other ids. Skips code and comments. */
function rewriteHashes(line: SourceLine, hashes: HashContext): SourceLine {
  const { text } = line
  if (!text.includes('#') || !text.includes('](')) return line
  const findSpanEnd = createCodeSpanFinder(text)
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = []
  let index = 0
  while (index < text.length) {
    const character = text[index]
    if (character === '\\') index += 2
    else if (character === '`') index = findSpanEnd(index)
    else if (text.startsWith('<!--', index)) {
      const end = text.indexOf('-->', index)
      index = end === -1 ? text.length : end
    } else {
      const link = character === ']' ? rewriteLink(text, index, hashes) : undefined
      const written = text.slice(link?.start, link?.end)
      // The dialect also changes paths.
      if (link && hashOf(link.text) !== hashOf(written))
        edits.push({ ...link, text: written.replace(hashOf(written), () => hashOf(link.text)) })
      index = link?.end ?? index + 1
    }
  }
  return editLine(line, edits)
}

function hashOf(target: string): string {
  return /#.*$/s.exec(target)?.[0] ?? ''
}

/** Keeps hashes that a function would change again each time, and those whose id a link cannot contain. */
function stableSlug(slugify: (text: string) => string): (hash: string) => string {
  return (hash) => {
    const id = slugify(hash)
    return slugify(id) === id && /^[^\s()<>]+$/.test(id) ? id : hash
  }
}
