import type { ShownDiagnostics } from '../serve/page-event.js'
import { overlayStyles } from './overlay-styles.js'
import { type DiagnosticActions, drawBadge, element, nameOf, renderDiagnostics } from './render-diagnostics.js'

/** The error list at the bottom of the page. */
export interface Overlay {
  /** Replaces the shown diagnostics. New errors open the list; warnings only show a badge. */
  readonly show: (problems: ShownDiagnostics) => void
  /** Shows a notice about the page itself, optionally with a link. */
  readonly notify: (text: string, link?: NoticeLink) => void
  /** Hides the notice. */
  readonly unnotify: () => void
}

/** Target of a notice's link. */
export interface NoticeLink {
  readonly href: string
  readonly label: string
}

const NONE: ShownDiagnostics = { problems: [], errors: 0, warnings: 0 }
/** What Escape closes before it closes the list. */
const OPEN_ELSEWHERE = ':is(dialog[open], :popover-open, .dropdown-toggle[open], .search-panel:not([hidden]))'

/** Adds an empty list at the bottom of the page; `openFile` is called with the selected position. */
export function createOverlay(openFile: DiagnosticActions['openFile']): Overlay {
  const { host, root } = createHost()
  let shown = NONE
  let isOpen = false
  let notice: HTMLElement | undefined

  const setOpen = (open: boolean): void => {
    isOpen = open
    render()
  }
  /** Renders the list again, keeping its scroll position and focus. */
  const render = (): void => {
    const scrolled = root.querySelector('.list')?.scrollTop ?? 0
    const focused = root.activeElement
    const name = focused?.closest('li')?.dataset['name']
    const isInNotice = notice?.contains(focused) === true
    root.replaceChildren(...(notice ? [notice] : []))
    if (shown.problems.length > 0) {
      const part = isOpen
        ? renderDiagnostics(shown, { close: () => setOpen(false), openFile })
        : drawBadge(shown, () => setOpen(true))
      root.append(part)
    }
    if (!root.hasChildNodes()) {
      host.remove()
      return
    }
    document.documentElement.append(host)
    root.querySelector('.list')?.scrollTo({ top: scrolled })
    if (!focused) return
    const around = isInNotice ? notice : name === undefined ? root : (findItem(name) ?? root)
    around?.querySelector<HTMLElement>('a, .place, .close, .badge')?.focus({ preventScroll: true })
  }
  const findItem = (name: string): HTMLElement | undefined =>
    [...root.querySelectorAll('li')].find((item) => item.dataset['name'] === name)

  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape' && isOpen && !document.querySelector(OPEN_ELSEWHERE)) setOpen(false)
    },
    // Before other handlers of this key: what was open before the list is closed first, and alone.
    { capture: true },
  )
  return {
    show: (next) => {
      if (JSON.stringify(next) === JSON.stringify(shown)) return
      const old = new Set(shown.problems.map(nameOf))
      const fresh = next.problems.find((diagnostic) => diagnostic.severity === 'error' && !old.has(nameOf(diagnostic)))
      // Warnings alone only cover the page if the reader has opened them.
      const isStillOpen = isOpen && (next.errors > 0 || (shown.errors === 0 && next.problems.length > 0))
      shown = next
      setOpen(fresh !== undefined || isStillOpen)
      if (fresh) findItem(nameOf(fresh))?.scrollIntoView({ block: 'nearest' })
    },
    notify: (text, link) => {
      notice = renderNotice(text, link)
      render()
    },
    unnotify: () => {
      if (!notice) return
      notice = undefined
      render()
    },
  }
}

/** The host element while there is something to show: in English, whatever the page's language. */
function createHost(): { readonly host: HTMLElement; readonly root: ShadowRoot } {
  const host = document.createElement('docgen-mistakes')
  host.lang = 'en'
  host.dir = 'ltr'
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(overlayStyles)
  root.adoptedStyleSheets = [sheet]
  return { host, root }
}

function renderNotice(text: string, link: NoticeLink | undefined): HTMLElement {
  const sheet = element('section', 'sheet warning')
  sheet.setAttribute('role', 'status')
  const line = element('p', '', text)
  if (link) {
    const anchor = element('a', '', link.label)
    anchor.href = link.href
    line.append(' ', anchor)
  }
  sheet.append(line)
  return sheet
}
