/** A position on a page, relative to its headings: it fits the source and the page, whatever their heights. */
export interface ScrollPosition {
  /** Id of the last heading above it; `null` at the start of the page. */
  readonly after: string | null
  /** Part of the way to the next heading, or to the end of the page, from 0 to 1. */
  readonly share: number
}

/** Offsets of the headings in a view of a page: pixels in a window, or lines in an editor. */
export interface HeadingOffsets {
  /** In their order. */
  readonly headings: readonly { readonly id: string; readonly offset: number }[]
  /** Offset of the start of the page. */
  readonly start: number
  /** Offset of the end of the page. */
  readonly end: number
}

/** Returns the position on a page of an offset in a view. `rounding` is by how much the view rounds offsets down. */
export function toScrollPosition(
  offset: number,
  { headings, start, end }: HeadingOffsets,
  rounding = 0,
): ScrollPosition {
  const index = headings.findLastIndex((each) => each.offset <= offset + rounding)
  const from = headings[index]?.offset ?? start
  const to = headings[index + 1]?.offset ?? end
  const share = to > from ? (offset - from) / (to - from) : 0
  return { after: headings[index]?.id ?? null, share: Math.min(1, Math.max(0, share)) }
}

/** Returns the offset of a position on a page in a view, at least its start; of an unknown heading, near its start. */
export function toOffset({ after, share }: ScrollPosition, { headings, start, end }: HeadingOffsets): number {
  const index = headings.findIndex(({ id }) => id === after)
  const from = headings[index]?.offset ?? start
  const to = headings[index + 1]?.offset ?? end
  return Math.max(start, from + (to - from) * share)
}
