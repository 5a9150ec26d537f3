import { slug } from 'github-slugger'
import { findHeadingId } from '../ids/find-heading-id.js'

/** The part of a file to include. */
export interface LineSelection {
  /** Lines such as `3-5`, `3-` or `-5`, counted from 1 within the region if there is one. */
  readonly lines?: string
  /** Name of a region between `#region name` and `#endregion`, or the id of a heading of a Markdown file. */
  readonly region?: string
}

const RANGE = /^(\d*)-(\d*)$|^(\d+)$/
/** A comment that begins or ends a region, as editors fold them. */
const MARKER =
  /^(?:\/\/|\/\*{1,2}|<!--|--|#|;{1,3}|%|::|REM\b|\(\*|"\/\/)?\s*#?(?:pragma\s+)?(end)?region\b[\s:"']*([\w-]*)/i
const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*)/s

/**
 * Returns the indexes of the lines that a selection of a file contains; `undefined` if the file has no such region or
 * lines. Comments that begin or end a region are omitted from regions.
 */
export function selectLines(lines: readonly string[], selection: LineSelection): readonly number[] | undefined {
  const { region, lines: range } = selection
  const inRegion = region === undefined ? lines.map((_line, index) => index) : findRegion(lines, region)
  if (range === undefined || inRegion.length === 0) return inRegion.length === 0 ? undefined : inRegion
  const match = RANGE.exec(range.replaceAll(' ', ''))
  if (!match) return undefined
  const [, from = '', to = '', single] = match
  const first = Number(single ?? (from || 1))
  const last = Number(single ?? (to || inRegion.length))
  const selected = inRegion.slice(first - 1, last)
  return first < 1 || selected.length === 0 ? undefined : selected
}

function findRegion(lines: readonly string[], name: string): readonly number[] {
  const found: number[] = []
  // Names of the open regions, the innermost last.
  const open: string[] = []
  for (const [index, line] of lines.entries()) {
    const [matched, isEnd, region = ''] = MARKER.exec(line.trimStart()) ?? []
    if (matched === undefined) {
      if (open.includes(name)) found.push(index)
    } else if (isEnd === undefined) open.push(region)
    else open.length = Math.max(0, region === '' ? open.length - 1 : open.lastIndexOf(region))
  }
  return found.length > 0 ? found : findSection(lines, name)
}

/** The lines below the heading with an id, up to the next heading of the same or a higher level. */
function findSection(lines: readonly string[], id: string): readonly number[] {
  const start = lines.findIndex((line) => idOf(HEADING.exec(line)?.[2]) === id)
  const level = HEADING.exec(lines[start] ?? '')?.[1]?.length
  if (level === undefined) return []
  const end = lines.findIndex((line, index) => index > start && (HEADING.exec(line)?.[1]?.length ?? 7) <= level)
  return lines.map((_line, index) => index).slice(start + 1, end === -1 ? lines.length : end)
}

function idOf(heading: string | undefined): string | undefined {
  if (heading === undefined) return undefined
  return findHeadingId(heading)?.id ?? slug(heading.replace(/[`*[\]]/g, '').trim())
}

/** Returns a text in which all other lines are blank, so that positions in it stay the same. */
export function keepLines(text: string, selected: readonly number[]): string {
  const kept = new Set(selected)
  return text
    .split('\n')
    .map((line, index) => (kept.has(index) ? line : ''))
    .join('\n')
}

const COLORS = /\u001b\[[\d;]*m/g

/** Returns the selected lines as code: without colors of terminals and the white space that all of them start with. */
export function readCode(lines: readonly string[], selected: readonly number[]): string {
  const code = selected.map((index) => (lines[index] ?? '').replace(/\r$/, '').replace(COLORS, ''))
  const widths = code.filter((line) => line.trim() !== '').map((line) => line.search(/\S/))
  const width = widths.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY)
  return Number.isFinite(width) ? code.map((line) => line.slice(width)).join('\n') : code.join('\n')
}
