import { type HeadingOffsets, type ScrollPosition, toOffset, toScrollPosition } from './scroll-position.js'

/** Message from the panel of an editor: the position of the source, and the ids of the headings in it. */
export interface ScrollMessage extends ScrollPosition {
  readonly type: 'docgen:scroll'
  readonly ids: readonly string[]
}

/** Messages to the panel of an editor: the path of the page that it shows, and where the reader has scrolled. */
export type PanelMessage =
  | { readonly type: 'docgen:shown'; readonly path: string }
  | ({ readonly type: 'docgen:scrolled' } & ScrollPosition)

/** For how long, in milliseconds, scroll events come from the editor after it has scrolled the page. */
const QUIET_MS = 250
/** Browsers round scroll positions, in CSS pixels. */
const ROUNDING = 1

/**
 * In the panel of an editor, scrolls the page with the text of the editor, and reports to the editor where the reader
 * scrolls. Returns a function that reports the current page; it does nothing outside of a panel.
 */
export function followEditor(): () => void {
  const panel = window.parent
  if (panel === window) return () => {}
  // The origin of a panel depends on the editor. These messages contain only a path and a position.
  const post = (message: PanelMessage): void => panel.postMessage(message, '*')
  let ids: readonly string[] = []
  let quietUntil = 0
  let isReportPending = false
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== panel || !isScrollMessage(data)) return
    ids = data.ids
    quietUntil = performance.now() + QUIET_MS
    scrollTo({ top: toOffset(data, measure(ids)), behavior: 'instant' })
  })
  addEventListener(
    'scroll',
    () => {
      if (isReportPending || performance.now() < quietUntil) return
      isReportPending = true
      requestAnimationFrame(() => {
        isReportPending = false
        post({ type: 'docgen:scrolled', ...toScrollPosition(scrollY, measure(ids), ROUNDING) })
      })
    },
    { passive: true },
  )
  return () => post({ type: 'docgen:shown', path: location.pathname })
}

function isScrollMessage(data: unknown): data is ScrollMessage {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'docgen:scroll'
}

/** Measures the scroll positions at which the headings are at the top of the window: images that load move them. */
function measure(ids: readonly string[]): HeadingOffsets {
  const root = document.documentElement
  const padding = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0
  return {
    headings: ids.flatMap((id) => {
      const heading = document.getElementById(id)
      return heading ? [{ id, offset: heading.getBoundingClientRect().top + scrollY - padding }] : []
    }),
    start: 0,
    end: root.scrollHeight - innerHeight,
  }
}
