import type { ShownMistake } from '../serve/page-event.js'
import { overlayStyles } from './overlay-styles.js'

/** The list of mistakes at the foot of the page. */
export interface Overlay {
  /** Shows these mistakes and no others. New errors open the list; warnings wait behind a badge. */
  readonly show: (mistakes: readonly ShownMistake[]) => void
  /** Says something about the page itself, with a link where there is somewhere to go. */
  readonly notify: (text: string, link?: NoticeLink) => void
  /** Takes back what was said about the page. */
  readonly unnotify: () => void
}

/** Where a notice leads. */
export interface NoticeLink {
  readonly href: string
  readonly label: string
}

/** Puts an empty list at the foot of the page; `openFile` is called with the place that the writer chooses. */
export function createOverlay(openFile: (mistake: ShownMistake) => void): Overlay {
  let host: HTMLElement | undefined
  let shown: readonly ShownMistake[] = []
  let isOpen = false
  let notice: HTMLElement | undefined

  const openRoot = (): ShadowRoot => {
    host = document.createElement('docgen-mistakes')
    const root = host.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(overlayStyles)
    root.adoptedStyleSheets = [sheet]
    document.documentElement.append(host)
    return root
  }
  const close = (): void => {
    isOpen = false
    draw()
  }
  const draw = (): void => {
    host?.remove()
    if (shown.length === 0 && !notice) return
    const root = openRoot()
    if (notice) root.append(notice)
    if (shown.length === 0) return
    if (!isOpen) {
      const badge = element('button', `badge ${toneOf(shown)}`, countOf(shown))
      badge.addEventListener('click', () => {
        isOpen = true
        draw()
      })
      root.append(badge)
      return
    }
    root.append(drawSheet(shown, { close, openFile }))
  }
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isOpen) close()
  })
  return {
    show: (mistakes) => {
      const old = new Set(shown.map(nameOf))
      const hasNewError = mistakes.some((mistake) => mistake.severity === 'error' && !old.has(nameOf(mistake)))
      shown = [...mistakes].sort((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'))
      isOpen = hasNewError || (isOpen && shown.length > 0)
      draw()
    },
    notify: (text, link) => {
      notice = drawNotice(text, link)
      draw()
    },
    unnotify: () => {
      if (!notice) return
      notice = undefined
      draw()
    },
  }
}

function drawNotice(text: string, link: NoticeLink | undefined): HTMLElement {
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

interface SheetActions {
  readonly close: () => void
  readonly openFile: (mistake: ShownMistake) => void
}

function drawSheet(mistakes: readonly ShownMistake[], { close, openFile }: SheetActions): HTMLElement {
  const sheet = element('section', `sheet ${toneOf(mistakes)}`)
  sheet.setAttribute('role', 'log')
  sheet.setAttribute('aria-label', 'Mistakes')
  const head = element('div', 'head')
  const button = element('button', 'close', 'Close (Esc)')
  button.addEventListener('click', close)
  head.append(element('h2', '', countOf(mistakes)), button)
  const list = element('ol', '')
  list.append(...mistakes.map((mistake) => drawMistake(mistake, openFile)))
  sheet.append(head, list)
  return sheet
}

function drawMistake(mistake: ShownMistake, openFile: (mistake: ShownMistake) => void): HTMLElement {
  const { code, severity, message, hint, file, line, column } = mistake
  const item = element('li', severity)
  const title = element('div', '')
  title.append(element('span', 'code', code))
  if (file !== undefined) {
    const place = element('button', 'place', [file, line, column].filter((part) => part !== undefined).join(':'))
    place.title = 'Open in the editor'
    place.addEventListener('click', () => openFile(mistake))
    title.append(' ', place)
  }
  item.append(title, element('p', '', message))
  if (hint !== undefined) item.append(element('p', 'hint', hint))
  if (mistake.frame.length > 0) item.append(drawFrame(mistake))
  return item
}

function drawFrame({ frame, line, column }: ShownMistake): HTMLElement {
  const pre = element('pre', '')
  for (const each of frame) {
    const row = element('div', each.line === line ? 'here' : '')
    row.append(element('span', 'number', String(each.line)), each.text === '' ? ' ' : each.text)
    pre.append(row)
    if (each.line !== line || column === undefined) continue
    const mark = element('div', 'mark')
    const before = each.text.slice(0, column - 1).replace(/[^\t]/g, ' ')
    mark.append(element('span', 'number', ' '), `${before}^`)
    pre.append(mark)
  }
  return pre
}

function nameOf({ code, file, line, message }: ShownMistake): string {
  return [code, file, line, message].join('\n')
}

function toneOf(mistakes: readonly ShownMistake[]): string {
  return mistakes.some(({ severity }) => severity === 'error') ? 'error' : 'warning'
}

function countOf(mistakes: readonly ShownMistake[]): string {
  const count = (severity: string): string => {
    const amount = mistakes.filter((mistake) => mistake.severity === severity).length
    return amount === 0 ? '' : `${amount} ${severity}${amount === 1 ? '' : 's'}`
  }
  return [count('error'), count('warning')].filter(Boolean).join(', ')
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (className !== '') made.className = className
  if (text !== '') made.textContent = text
  return made
}
