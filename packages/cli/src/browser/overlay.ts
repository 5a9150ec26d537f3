import type { DiagnosticList } from '../serve/page-event.js'
import { type DiagnosticActions, element, keyOf, renderBadge, renderDiagnostics } from './render-diagnostics.js'

/** The error list at the bottom of the page. */
export interface Overlay {
  /** Replaces the shown diagnostics. New errors open the list; warnings only show a badge. */
  readonly show: (problems: DiagnosticList) => void
  /** Shows a notice about the page itself, optionally with a link. */
  readonly notify: (text: string, link?: NoticeLink) => void
  readonly hideNotice: () => void
}

/** Target of a notice's link. */
export interface NoticeLink {
  readonly href: string
  readonly label: string
}

const NONE: DiagnosticList = { problems: [], errors: 0, warnings: 0 }
/** Selector of the open elements that Escape closes before it closes the list. */
const CLOSED_FIRST = ':is(dialog[open], :popover-open, .dropdown-toggle[open], .search-panel:not([hidden]))'

/** Creates a list that appears with the first problem or notice; a click on a position calls `openFile`. */
export function createOverlay(openFile: DiagnosticActions['openFile']): Overlay {
  const { host, root } = createHost()
  let current = NONE
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
    const key = focused?.closest('li')?.dataset['key']
    const isInNotice = notice?.contains(focused) === true
    // Keep the notice in the page: a click is lost if its link is removed between pressing and releasing the button.
    for (const part of [...root.children]) if (part !== notice) part.remove()
    if (notice && notice.parentNode !== root) root.append(notice)
    if (current.problems.length > 0) {
      const part = isOpen
        ? renderDiagnostics(current, { close: () => setOpen(false), openFile })
        : renderBadge(current, () => setOpen(true))
      root.append(part)
    }
    if (!root.hasChildNodes()) {
      host.remove()
      return
    }
    if (!host.isConnected) document.documentElement.append(host)
    root.querySelector('.list')?.scrollTo({ top: scrolled })
    if (!focused) return
    const container = isInNotice ? notice : key === undefined ? root : (findItem(key) ?? root)
    container?.querySelector<HTMLElement>('a, .position, .close, .badge')?.focus({ preventScroll: true })
  }
  const findItem = (key: string): HTMLElement | undefined =>
    [...root.querySelectorAll('li')].find((item) => item.dataset['key'] === key)

  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape' && isOpen && !document.querySelector(CLOSED_FIRST)) setOpen(false)
    },
    // Runs before the page's handlers close a dialog: a press of Escape closes the dialog or the list, never both.
    { capture: true },
  )
  return {
    show: (next) => {
      if (JSON.stringify(next) === JSON.stringify(current)) return
      const old = new Set(current.problems.map(keyOf))
      const added = next.problems.find((diagnostic) => diagnostic.severity === 'error' && !old.has(keyOf(diagnostic)))
      // When only warnings remain, the list closes, unless the reader opened it for warnings.
      const isStillOpen = isOpen && (next.errors > 0 || (current.errors === 0 && next.problems.length > 0))
      current = next
      setOpen(added !== undefined || isStillOpen)
      if (added) findItem(keyOf(added))?.scrollIntoView({ block: 'nearest' })
    },
    notify: (text, link) => {
      const next = renderNotice(text, link)
      if (notice?.isEqualNode(next)) return
      notice = next
      render()
    },
    hideNotice: () => {
      if (!notice) return
      notice = undefined
      render()
    },
  }
}

/** Creates the element that contains the list. Its language is English, whatever the language of the page. */
function createHost(): { readonly host: HTMLElement; readonly root: ShadowRoot } {
  const host = document.createElement('docgen-diagnostics')
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

/** Styles of the error list, which is in a shadow tree, isolated from the theme and the site. */
const overlayStyles = `
:host { all: initial; position: fixed; inset: auto 0 0 0; z-index: 2147483647; pointer-events: none }
* { box-sizing: border-box }
.badge, .sheet { pointer-events: auto; font: 14px/1.5 system-ui, sans-serif; color: #f4f4f5; background: #18181b }
.badge { position: absolute; left: 16px; bottom: 16px; padding: 6px 14px; border: 1px solid #52525b; border-radius: 999px; cursor: pointer }
.badge::before { content: ''; display: inline-block; width: 8px; height: 8px; margin-right: 8px; border-radius: 50%; background: var(--tone) }
.sheet { max-height: min(60vh, 560px); overflow: auto; border-top: 3px solid var(--tone); box-shadow: 0 -8px 32px rgb(0 0 0 / .35); padding: 8px max(16px, calc(50vw - 480px)) 24px; overscroll-behavior: contain; scroll-padding-top: 56px }
.error { --tone: #f87171 }
.warning { --tone: #fbbf24 }
.head { display: flex; align-items: center; gap: 12px; position: sticky; top: -8px; z-index: 1; margin: 0 -16px; padding: 8px 16px; background: inherit }
h2 { flex: 1; margin: 0; font-size: 15px; font-weight: 600 }
button { font: inherit; color: inherit; background: none; border: 0; border-radius: 4px; cursor: pointer }
.close { min-height: 36px; padding: 4px 12px; color: #d4d4d8 }
button:hover { background: #3f3f46 }
button:focus-visible { outline: 2px solid #93c5fd; outline-offset: 2px }
ol { margin: 0; padding: 0; list-style: none }
li { margin: 8px 0 16px }
.title { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 10px }
.code { color: var(--tone); font-weight: 600 }
.position { min-height: 24px; padding: 2px 0; font-family: ui-monospace, monospace; font-size: 13px; text-decoration: underline; text-underline-offset: 3px; overflow-wrap: anywhere; text-align: start }
a { color: #93c5fd }
p { margin: 4px 0; overflow-wrap: anywhere; white-space: pre-wrap }
p:empty { margin: 0 }
.hint { color: #d4d4d8 }
pre { margin: 8px 0 0; padding: 10px 0; overflow-x: auto; background: #27272a; border-radius: 6px; font: 13px/1.6 ui-monospace, monospace; tab-size: 2 }
.lines { width: max-content; min-width: 100% }
.lines > div { padding: 0 12px }
.number { display: inline-block; min-width: 3ch; margin-right: 12px; color: #a1a1aa; text-align: end; user-select: none }
.here { color: #fff; background: #3f3f46 }
.mark { color: var(--tone); background: color-mix(in srgb, var(--tone) 25%, transparent); text-decoration: underline wavy var(--tone) 1px; text-underline-offset: 3px; border-radius: 2px }
@media print { :host { display: none } }
`
