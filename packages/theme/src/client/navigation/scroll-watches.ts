/** The scroll position in pixels, and its cause. */
export interface ScrollPosition {
  readonly top: number
  readonly isDown: boolean
  readonly isAtEnd: boolean
  /** Whether a link to a target in the page caused the scrolling. */
  readonly isJump: boolean
}

/** Reacts to scrolling; called at most once per frame. */
export type ScrollWatch = (position: ScrollPosition) => void

/**
 * Calls each watch as the reader scrolls, with one listener for all; returns a function that marks the next scroll as a
 * jump.
 */
export function installScrollWatches(watches: readonly ScrollWatch[]): () => void {
  let last = scrollY
  let isRequested = false
  let isJump = false
  let hasMoved = last > 0
  const run = (): void => {
    const top = scrollY
    const isAtEnd = top + innerHeight >= document.documentElement.scrollHeight - 1
    for (const watch of watches) watch({ top, isDown: top > last, isAtEnd, isJump })
    // Browsers may scroll to the target of the first URL only after this script has run.
    hasMoved ||= top !== last || location.hash === ''
    if (hasMoved) isJump = false
    last = top
    isRequested = false
  }
  const request = (): void => {
    if (!isRequested) requestAnimationFrame(run)
    isRequested = true
  }
  addEventListener('scroll', request, { passive: true })
  return () => {
    isJump = true
    request()
  }
}
