import { didYouMean, nearestWord } from '../../contract/suggest-name.js'
import { findRegion, findSection, listRegions } from './find-region.js'

/** The part of a file to include. */
export interface LineSelection {
  /** Lines such as `3-5`, `3-`, `-5` or `1,4-6`, counted from 1 within the region if there is one. */
  readonly lines?: string
  /** Name of a region between `#region name` and `#endregion`, or the id of a heading of a Markdown file. */
  readonly region?: string
}

/** The indexes of the selected lines, or why there are none. */
export type SelectedLines =
  | { readonly lines: readonly number[]; readonly problem?: never }
  | { readonly lines?: never; readonly problem: { readonly message: string; readonly hint: string } }

const RANGE = /^(\d*)-(\d*)$|^(\d+)$/
/** Maximum number of names in a hint. */
const MAX_NAMES = 5

/**
 * Selects lines of the file that `href` names. Comments that begin or end a region are omitted from regions. Only in
 * Markdown, a region can be a section.
 */
export function selectLines(
  lines: readonly string[],
  { region, lines: range }: LineSelection,
  href: string,
): SelectedLines {
  if (region === undefined) return selectRanges(all(lines), { range, href, count: describeCount(lines.length) })
  const found = findRegion(lines, region)
  if (found?.unclosedAt !== undefined)
    return failed(
      `the region ${region} of ${href} begins on line ${found.unclosedAt + 1} and never ends`,
      `End it in ${href}: a comment with #region ends with #endregion, [start:${region}] with [end:${region}]`,
    )
  const inRegion = found?.lines ?? (/\.mdx?$/i.test(href) ? findSection(lines, region) : [])
  if (found && inRegion.length === 0)
    return failed(`the region ${region} of ${href} is empty`, `Write its lines in ${href}, or name another region`)
  if (inRegion.length === 0) return failed(`${href} has no region ${region}`, hintRegion(region, listRegions(lines)))
  return selectRanges(inRegion, { range, href, count: `its region ${region} has ${describeCount(inRegion.length)}` })
}

function all(lines: readonly string[]): readonly number[] {
  return lines.map((_line, index) => index)
}

function describeCount(count: number): string {
  return count === 1 ? '1 line' : `${count} lines`
}

function failed(message: string, hint: string): SelectedLines {
  return { problem: { message, hint } }
}

function hintRegion(name: string, names: readonly string[]): string {
  if (names.length === 0)
    return `Write a comment with #region ${name} before the lines in the file, and one with #endregion after them`
  const near = nearestWord(name, names)
  if (near !== undefined) return didYouMean(near)
  const more = names.length > MAX_NAMES ? `, and ${names.length - MAX_NAMES} more` : ''
  return `Name one of its regions: ${names.slice(0, MAX_NAMES).join(', ')}${more}`
}

interface RangeRequest {
  readonly range: string | undefined
  readonly href: string
  readonly count: string
}

function selectRanges(indexes: readonly number[], { range, href, count }: RangeRequest): SelectedLines {
  if (range === undefined) return { lines: indexes }
  const selected = new Set<number>()
  for (const part of range.replace(/\s/g, '').split(',')) {
    const match = RANGE.exec(part)
    if (!match || part === '-')
      return failed(
        `${JSON.stringify(range)} is not a range of lines`,
        'Write lines="3-5", lines="3-" or lines="1,4-6"',
      )
    const [, from = '', to = '', single] = match
    const first = Number(single ?? (from || 1))
    const last = Number(single ?? (to || indexes.length))
    const lines = indexes.slice(first - 1, last)
    if (first < 1 || lines.length === 0)
      return failed(
        `${href} has no lines ${part}`,
        `Correct lines, which counts from 1: ${/region/.test(count) ? count : `the file has ${count}`}`,
      )
    for (const each of lines) selected.add(each)
  }
  return { lines: [...selected].sort((a, b) => a - b) }
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

/**
 * Returns the selected lines as code without colors of terminals, and, unless `keepsIndent`, without the white space
 * that all of them start with.
 */
export function readLines(
  lines: readonly string[],
  selected: readonly number[],
  keepsIndent = false,
): readonly string[] {
  const code = selected.map((index) => (lines[index] ?? '').replace(/\r$/, '').replace(COLORS, ''))
  if (keepsIndent) return code
  const widths = code.filter((line) => line.trim() !== '').map((line) => line.search(/\S/))
  const width = widths.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY)
  return Number.isFinite(width) ? code.map((line) => line.slice(width)) : code
}
