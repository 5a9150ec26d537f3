/** Where the page is, and how it came there. */
export interface ScrollPosition {
  readonly top: number
  readonly isDown: boolean
  readonly isAtEnd: boolean
  /** True where a link to a place in the page led here. */
  readonly isJump: boolean
}

/** What the page does as it is scrolled; called once a frame at most. */
export type ScrollWatch = (position: ScrollPosition) => void

/** Calls each watch as the reader scrolls, with one listener for all; gives back what says that the next scroll is a jump. */
export function installScrollWatches(watches: readonly ScrollWatch[]): () => void {
  let last = scrollY
  let isAsked = false
  let isJump = false
  let hasMoved = last > 0
  const run = (): void => {
    const top = scrollY
    const isAtEnd = top + innerHeight >= document.documentElement.scrollHeight - 1
    for (const watch of watches) watch({ top, isDown: top > last, isAtEnd, isJump })
    // Browsers may scroll to the heading of a first URL only after the script has asked.
    hasMoved ||= top !== last || location.hash === ''
    if (hasMoved) isJump = false
    last = top
    isAsked = false
  }
  const ask = (): void => {
    if (!isAsked) requestAnimationFrame(run)
    isAsked = true
  }
  addEventListener('scroll', ask, { passive: true })
  return () => {
    isJump = true
    ask()
  }
}
