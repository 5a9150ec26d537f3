/** A part of a text, in UTF-16 code units. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

// A pattern with alternatives that each end at the first character that they exclude: no text takes long.
const SIMPLE =
  /\\[!-/:-@[-`{-~]|<[A-Za-z][\w+.-]*:[^\s<>]*>|<\/?[A-Za-z][^<>]*>|https?:\/\/[^\s<>()"'`|\]]+|^ {0,3}\[[^\]\n\r\u2028\u2029^]+\]:[^\n]*/gm
/** Maximum number of characters of a link's destination with its title. */
const MAX_DESTINATION = 2000

/**
 * Lists the parts of a paragraph that are no text, in order: code, comments, tags, escapes, URLs, and the parts `more`.
 */
export function listProtectedRanges(text: string, more: readonly TextRange[] = []): readonly TextRange[] {
  const code = listCodeSpans(text)
  const ranges: TextRange[] = [...more, ...code, ...listComments(text), ...listDestinations(text)]
  for (const { index, 0: matched } of text.matchAll(SIMPLE)) ranges.push({ start: index, end: index + matched.length })
  return mergeRanges(ranges.sort((a, b) => a.start - b.start))
}

function mergeRanges(sorted: readonly TextRange[]): readonly TextRange[] {
  const merged: { start: number; end: number }[] = []
  for (const { start, end } of sorted) {
    const last = merged.at(-1)
    if (last && start < last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

/** Creates a function that returns whether a part of a text is outside of all ranges, which are in order. */
export function createFreeTest(ranges: readonly TextRange[]): (start: number, end: number) => boolean {
  return (start, end) => {
    let [low, high] = [0, ranges.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ranges[middle]?.end ?? 0) <= start) low = middle + 1
      else high = middle
    }
    return (ranges[low]?.start ?? end) >= end
  }
}

/** Lists the code spans of a paragraph with their backticks. */
export function listCodeSpans(text: string): readonly TextRange[] {
  const runs = [...text.matchAll(/(?<!`)`+(?!`)/g)].map(({ index, 0: marks }) => ({
    start: index,
    length: marks.length,
  }))
  // Index of a run → index of the next run of the same length.
  const following = new Map<number, number>()
  const last = new Map<number, number>()
  for (const [index, { length }] of runs.entries()) {
    const previous = last.get(length)
    if (previous !== undefined) following.set(previous, index)
    last.set(length, index)
  }
  const spans: TextRange[] = []
  for (let index = 0; index < runs.length; index++) {
    const closing = following.get(index)
    const [opened, closed] = [runs[index], closing === undefined ? undefined : runs[closing]]
    if (closing === undefined || !opened || !closed || text[opened.start - 1] === '\\') continue
    spans.push({ start: opened.start, end: closed.start + closed.length })
    index = closing
  }
  return spans
}

function listComments(text: string): readonly TextRange[] {
  const comments: TextRange[] = []
  for (let start = text.indexOf('<!--'); start !== -1; ) {
    const closing = text.indexOf('-->', start)
    if (closing === -1) break
    comments.push({ start, end: closing + 3 })
    start = text.indexOf('<!--', closing)
  }
  return comments
}

/** Lists the destinations of links and images, with their brackets. */
function listDestinations(text: string): readonly TextRange[] {
  const ranges: TextRange[] = []
  for (let start = text.indexOf(']('); start !== -1; start = text.indexOf('](', start + 2)) {
    const end = findClosing(text, start + 1)
    if (end !== undefined) ranges.push({ start: start + 1, end })
  }
  return ranges
}

/** The offset after the bracket that closes the one at an offset; `undefined` if there is none near. */
export function findClosing(text: string, start: number): number | undefined {
  let depth = 0
  for (let index = start; index < text.length && index < start + MAX_DESTINATION; index++) {
    const character = text[index]
    if (character === '\\') index++
    else if (character === '(') depth++
    else if (character === ')' && --depth === 0) return index + 1
  }
  return undefined
}
