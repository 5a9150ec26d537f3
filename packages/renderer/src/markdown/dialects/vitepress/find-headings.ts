import type { AnchorSettings } from '../../ids/create-element-ids.js'
import type { LineKind } from '../classify-lines.js'
import type { SourceLine } from '../source-line.js'
import { createHeadingIds, createOwnIds, hasSameId, type NextHeadingId, readHeadingText } from './slugify-heading.js'

/** A heading of a page. */
export interface PageHeading {
  /** Index of its line. */
  readonly index: number
  readonly level: number
  /** Its text as Markdown. */
  readonly source: string
  readonly id: string
  /** Whether the id is written in the heading. */
  readonly isCustom: boolean
  /** Number of characters at the end of its line to replace, and the text that replaces them: ` {#id}` or nothing. */
  readonly cut: number
  readonly suffix: string
}

const ATX = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(#{1,6})[ \t]+(\S.*)/s
const UNDERLINE = /^ {0,3}(=+|-+)[ \t]*$/
const MARKED = /^[ \t>]*(?:[-*+>#|:]|\d+[.)])/
const CLASSES = /\{\s*\.[^{}]*\}$/

/** How headings get their ids. */
interface HeadingIds {
  readonly nextId: NextHeadingId
  /** Whether docgen gives the heading the id even if it is not written. */
  readonly isImplied: (heading: Pick<PageHeading, 'level' | 'source' | 'id'>) => boolean
}

/** The ids that VitePress gives headings; with settings of the site, those that docgen gives them with these. */
function idsOf(anchors: AnchorSettings | undefined): HeadingIds {
  return {
    nextId: anchors ? createOwnIds(anchors) : createHeadingIds(),
    isImplied: ({ level, source, id }) => level !== 1 && hasSameId(source, id, anchors),
  }
}

/** Finds the headings of a page with their ids. */
export function findHeadings(
  lines: readonly SourceLine[],
  kinds: readonly LineKind[],
  anchors?: AnchorSettings | undefined,
): readonly PageHeading[] {
  return findHeadingsWith(lines, kinds, idsOf(anchors))
}

/** Finds the headings of a page with ids of another origin. */
export function findHeadingsWith(
  lines: readonly SourceLine[],
  kinds: readonly LineKind[],
  ids: HeadingIds,
): readonly PageHeading[] {
  const headings: PageHeading[] = []
  for (const [index, { text }] of lines.entries()) {
    if (kinds[index] !== 'text') continue
    const [matched, , marks = '', written = ''] = ATX.exec(text) ?? []
    if (matched !== undefined) headings.push(readHeading(index, marks.length, written, ids))
    else if (isSetext(lines, kinds, index)) {
      const level = UNDERLINE.exec(lines[index + 1]?.text ?? '')?.[1]?.startsWith('=') ? 1 : 2
      headings.push(readHeading(index, level, text.trimStart(), ids))
    }
  }
  return headings
}

/** Whether a line is a paragraph of one line that the next line makes a heading. */
function isSetext(lines: readonly SourceLine[], kinds: readonly LineKind[], index: number): boolean {
  const text = lines[index]?.text ?? ''
  const isAlone = index === 0 || (lines[index - 1]?.text.trim() ?? '') === '' || kinds[index - 1] !== 'text'
  return (
    isAlone &&
    text.trim() !== '' &&
    !MARKED.test(text) &&
    kinds[index + 1] === 'text' &&
    UNDERLINE.test(lines[index + 1]?.text ?? '')
  )
}

function readHeading(index: number, level: number, written: string, { nextId, isImplied }: HeadingIds): PageHeading {
  const trimmed = written.trimEnd()
  const withoutMarks = trimmed.replace(/(?:^|[ \t])#+$/, '').trimEnd()
  const { inBraces, customId, more } = readId(withoutMarks)
  const [classes = ''] = customId === undefined ? (CLASSES.exec(withoutMarks) ?? []) : []
  const suffixLength = inBraces.length + classes.length
  const source = withoutMarks.slice(0, withoutMarks.length - suffixLength).trimEnd()
  const text = readHeadingText(source)
  const id = nextId(text, customId)
  const heading = { index, level, source, id, isCustom: customId !== undefined }
  const isWritten = customId !== undefined && more === '' && inBraces.startsWith('{') && withoutMarks === trimmed
  if (isWritten) return { ...heading, cut: 0, suffix: '' }
  const needsId = customId !== undefined || (id !== '' && !isImplied(heading))
  if (!needsId && classes === '') return { ...heading, cut: 0, suffix: '' }
  return { ...heading, cut: written.length - source.length, suffix: needsId ? ` {#${id}}` : '' }
}

/**
 * The id at the end of a heading. Some sites have configured other delimiters, `%{#id}%`, because `{` is common in
 * their headings.
 */
function readId(heading: string): { readonly inBraces: string; readonly customId?: string; readonly more: string } {
  const none = { inBraces: '', more: '' }
  const end = heading.endsWith('}%') ? heading.length - 1 : heading.length
  const start = heading.charAt(end - 1) === '}' ? heading.lastIndexOf('{#') : -1
  if (start === -1) return none
  const [, customId, more = ''] = /^([^\s{}]+)([^{}]*)/.exec(heading.slice(start + 2, end - 1)) ?? []
  if (customId === undefined) return none
  return { inBraces: heading.slice(heading.charAt(start - 1) === '%' ? start - 1 : start), customId, more }
}
