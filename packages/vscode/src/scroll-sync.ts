import { isSamePath, readPanelMessage } from './read-panel-message.js'
import { type SourceLine, toLine, toScrollPosition } from './scroll-position.js'

/** A page of the panel, and its source in the editor. Lines are 1-based. */
export interface EditedPage {
  /** Path in its URL. */
  readonly path: string
  readonly headings: readonly SourceLine[]
  readonly countLines: () => number
  /** The first visible line of the source; `undefined` if no editor shows it. */
  readonly firstVisibleLine: () => number | undefined
  /** Scrolls the editor to a line. */
  readonly reveal: (line: number) => void
}

/** Keeps page and source at the same position. */
export interface ScrollSync {
  /** Sets the page that the panel opens; `undefined` if it is closed. */
  readonly setPage: (page: EditedPage | undefined) => void
  /** Whether the panel has opened a page, and its frame still shows it: readers may follow links. */
  readonly isShowing: (path: string) => boolean
  /** Scrolls the page to the position of the editor. */
  readonly scrollPage: () => void
  /** Does the same when the author has scrolled the editor, not the page. */
  readonly followEditor: () => void
  /** Receives a message of the page. */
  readonly receive: (data: unknown) => void
}

/** Time after the page has scrolled the editor in which scrolling is not the author's, in milliseconds. */
const QUIET_MS = 250

/** Creates the synchronization without a page. `post` sends a message to the page. */
export function createScrollSync(post: (message: object) => void): ScrollSync {
  let page: EditedPage | undefined
  let framePath: string | undefined
  let quietUntil = 0

  const scrollPage = (): void => {
    const line = page && isSamePath(framePath, page.path) ? page.firstVisibleLine() : undefined
    if (!page || line === undefined) return
    const { headings, countLines } = page
    const position = toScrollPosition(line, headings, countLines())
    post({ type: 'docgen:scroll', ids: headings.map(({ id }) => id), ...position })
  }
  return {
    setPage: (value) => {
      page = value
    },
    isShowing: (path) => page?.path === path && isSamePath(framePath, path),
    scrollPage,
    followEditor: () => {
      if (Date.now() >= quietUntil) scrollPage()
    },
    receive: (data) => {
      const message = readPanelMessage(data)
      if (message?.type === 'docgen:shown') {
        framePath = message.path
        scrollPage()
      } else if (message && page && isSamePath(framePath, page.path) && page.firstVisibleLine() !== undefined) {
        quietUntil = Date.now() + QUIET_MS
        page.reveal(toLine(message, page.headings, page.countLines()))
      }
    },
  }
}
