import type { TextMatch } from './find-matches.js'

/** A part of a text to show; `isMatch` marks a match. */
export interface SnippetPart {
  readonly text: string
  readonly isMatch: boolean
}

/**
 * The part of a text with the most distinct matches, about `limit` characters of whole words, with an ellipsis where it
 * was cut. Without a match, the text's beginning.
 */
export function createSnippet(text: string, matches: readonly TextMatch[], limit: number): SnippetPart[] {
  // Clip a match that is longer than the limit.
  const clipped = matches.map((match) => ({ ...match, end: Math.min(match.end, match.start + limit) }))
  const { start, end } = widen(text, chooseCore(clipped, limit), limit)
  const visibleMatches = clipped.filter((match) => match.start >= start && match.end <= end)
  const parts = markParts(text, visibleMatches, { start, end })
  const first = start > 0 ? [{ text: '…', isMatch: false }] : []
  const last = end < text.length ? [{ text: '…', isMatch: false }] : []
  return joinPlain([...first, ...parts, ...last])
}

interface Span {
  readonly start: number
  readonly end: number
}

/** The run of matches within the limit that has the most distinct clauses; the first of equal runs. */
function chooseCore(matches: readonly TextMatch[], limit: number): Span {
  let best: Span = { start: 0, end: 0 }
  let most = 0
  for (const [index, { start }] of matches.entries()) {
    const run = matches.slice(index).filter(({ end }) => end - start <= limit)
    const different = new Set(run.map(({ clause }) => clause)).size
    if (different > most) {
      most = different
      best = { start, end: lastNew(run) }
    }
  }
  return best
}

/** Position in a run of the first match of its last new clause. */
function lastNew(run: readonly TextMatch[]): number {
  const seen = new Set<number>()
  let end = 0
  for (const match of run) {
    if (!seen.has(match.clause)) end = match.end
    seen.add(match.clause)
  }
  return end
}

/** Adds whole words while they fit, on the shorter side first. */
function widen(text: string, core: Span, limit: number): Span {
  let { start, end } = core
  for (;;) {
    const before = start === 0 ? 0 : Math.max(0, text.lastIndexOf(' ', start - 2) + 1)
    const after = end >= text.length ? end : wordEnd(text, end)
    const fitsBefore = before < start && end - before <= limit
    const fitsAfter = after > end && after - start <= limit
    if (!fitsBefore && !fitsAfter) {
      return fill(
        text,
        { start, end },
        { isLongBefore: start - before > limit, isLongAfter: after - end > limit, limit },
      )
    }
    const isLeftShorter = core.start - start < end - core.end
    if (fitsBefore && (isLeftShorter || !fitsAfter)) start = before
    else end = after
  }
}

/** Which adjacent words of a span are longer than the limit. */
interface Surroundings {
  readonly isLongBefore: boolean
  readonly isLongAfter: boolean
  readonly limit: number
}

/** Adds parts of words longer than the limit, such as text in scripts without spaces. */
function fill(text: string, { start, end }: Span, { isLongBefore, isLongAfter, limit }: Surroundings): Span {
  const room = limit - (end - start)
  const share = isLongAfter ? Math.floor(room / 2) : room
  const first = isLongBefore ? start - share : start
  const last = isLongAfter ? first + limit : end
  // Do not split a surrogate pair.
  const isLow = (at: number): boolean => /[\uDC00-\uDFFF]/.test(text[at] ?? '')
  return { start: isLow(first) ? first + 1 : first, end: isLow(last) ? last - 1 : last }
}

function wordEnd(text: string, from: number): number {
  const space = text.indexOf(' ', from + 1)
  return space === -1 ? text.length : space
}

function markParts(text: string, matches: readonly TextMatch[], { start, end }: Span): SnippetPart[] {
  const parts: SnippetPart[] = []
  let at = start
  for (const match of matches) {
    parts.push({ text: text.slice(at, match.start), isMatch: false })
    parts.push({ text: text.slice(match.start, match.end), isMatch: true })
    at = match.end
  }
  return [...parts, { text: text.slice(at, end), isMatch: false }]
}

function joinPlain(parts: readonly SnippetPart[]): SnippetPart[] {
  const joined: SnippetPart[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (part.text === '') continue
    if (last && !last.isMatch && !part.isMatch)
      joined[joined.length - 1] = { text: last.text + part.text, isMatch: false }
    else joined.push(part)
  }
  return joined
}
