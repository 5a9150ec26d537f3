/** A position on a page, relative to its headings: it fits the source and the page, whatever their heights. */
export interface ScrollPosition {
  /** Id of the last heading above it; `null` at the start of the page. */
  readonly after: string | null
  /** Part of the way to the next heading, or to the end of the page, from 0 to 1. */
  readonly share: number
}

/** Where a page has its headings, in CSS pixels. */
export interface PageTops {
  /** Scroll positions at which a heading is at the top of the window, by ids, in their order. */
  readonly headings: readonly { readonly id: string; readonly top: number }[]
  /** The last scroll position. */
  readonly end: number
}

/** Returns the scroll position, in CSS pixels, of a position on a page; of an unknown heading, the start of the page. */
export function toScrollTop({ after, share }: ScrollPosition, { headings, end }: PageTops): number {
  const index = headings.findIndex(({ id }) => id === after)
  const start = headings[index]?.top ?? 0
  const next = headings[index + 1]?.top ?? end
  return Math.max(0, start + (next - start) * share)
}

/** Returns the position on a page of a scroll position in CSS pixels. */
export function toScrollPosition(top: number, { headings, end }: PageTops): ScrollPosition {
  // Browsers round scroll positions.
  const index = headings.findLastIndex((each) => each.top <= top + 1)
  const start = headings[index]?.top ?? 0
  const next = headings[index + 1]?.top ?? end
  const share = next > start ? (top - start) / (next - start) : 0
  return { after: headings[index]?.id ?? null, share: Math.min(1, Math.max(0, share)) }
}
