import type { DiagnosticList, DiagnosticView, FrameLine } from '../serve/page-event.js'

/** A position in a file of the site. */
export type FilePosition = Pick<DiagnosticView, 'file' | 'line' | 'column'>

/** Actions of the error list. */
export interface DiagnosticActions {
  readonly close: () => void
  /** Opens the editor, and returns an error message if that failed. */
  readonly openFile: (position: FilePosition) => Promise<string | undefined>
}

/** Renders the error list. */
export function renderDiagnostics(diagnostics: DiagnosticList, { close, openFile }: DiagnosticActions): HTMLElement {
  const { problems, errors, warnings } = diagnostics
  const sheet = element('section', `sheet list ${toneOf(diagnostics)}`)
  sheet.setAttribute('role', 'log')
  sheet.setAttribute('aria-label', 'Problems')
  const head = element('div', 'head')
  const button = element('button', 'close', 'Close (Esc)')
  button.addEventListener('click', close)
  head.append(element('h2', '', describeCounts(diagnostics)), button)
  const list = element('ol', '')
  list.append(...problems.map((diagnostic) => renderDiagnostic(diagnostic, openFile)))
  sheet.append(head, list)
  const hidden = errors + warnings - problems.length
  if (hidden > 0) sheet.append(element('p', 'hint', `${hidden} more: the terminal lists all of them.`))
  return sheet
}

/** Renders the badge that replaces the list while the list is closed. */
export function renderBadge(diagnostics: DiagnosticList, open: () => void): HTMLElement {
  const badge = element('button', `badge ${toneOf(diagnostics)}`, describeCounts(diagnostics))
  badge.addEventListener('click', open)
  return badge
}

/** Key of a diagnostic in the list. */
export function keyOf({ code, file, line, message }: DiagnosticView): string {
  return [code, file, line, message].join('\n')
}

/** Creates an element. If `className` or `text` is empty, the element has no class or no text. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name)
  if (className !== '') created.className = className
  if (text !== '') created.textContent = text
  return created
}

function renderDiagnostic(diagnostic: DiagnosticView, openFile: DiagnosticActions['openFile']): HTMLElement {
  const { code, severity, message, hint, file, line, related = [], frame } = diagnostic
  const item = element('li', severity)
  item.dataset['key'] = keyOf(diagnostic)
  const title = element('div', 'title')
  title.append(element('span', 'code', code))
  const status = element('p', 'hint')
  status.setAttribute('role', 'status')
  const open = async (position: FilePosition): Promise<void> => {
    status.textContent = (await openFile(position)) ?? ''
  }
  if (file !== undefined) title.append(renderPosition(diagnostic, open))
  item.append(title, status, element('p', '', message))
  if (hint !== undefined) item.append(element('p', 'hint', hint))
  if (frame.length > 0) item.append(renderFrame(frame, line))
  for (const each of related) {
    const row = element('p', 'title')
    row.append(renderPosition(each, open), element('span', 'hint', each.message))
    item.append(row)
  }
  return item
}

/** Renders a button that opens a position in the editor. */
function renderPosition(position: FilePosition, open: (position: FilePosition) => Promise<void>): HTMLElement {
  const { file, line, column } = position
  const button = element('button', 'position', [file, line, column].filter((part) => part !== undefined).join(':'))
  button.title = 'Open in the editor'
  button.addEventListener('click', () => open(position))
  return button
}

function renderFrame(frame: readonly FrameLine[], problemLine: number | undefined): HTMLElement {
  const pre = element('pre', '')
  const lines = element('div', 'lines')
  for (const { line, text, mark } of frame) {
    const row = element('div', line === problemLine ? 'here' : '')
    row.append(element('span', 'number', String(line)))
    if (mark) {
      // Mark the text itself: with tabs or wide characters, a mark below the line would not align.
      const marked = text.slice(mark.start, mark.start + Math.max(mark.length, characterLength(text, mark.start)))
      const after = text.slice(mark.start + marked.length)
      row.append(text.slice(0, mark.start), element('span', 'mark', marked === '' ? ' ' : marked), after)
    } else row.append(text === '' ? ' ' : text)
    lines.append(row)
  }
  pre.append(lines)
  return pre
}

/** Length of the character at an index, in UTF-16 code units. */
function characterLength(text: string, index: number): number {
  return String.fromCodePoint(text.codePointAt(index) ?? 0).length
}

function toneOf({ errors }: DiagnosticList): string {
  return errors > 0 ? 'error' : 'warning'
}

function describeCounts({ errors, warnings }: DiagnosticList): string {
  const count = (amount: number, name: string): string =>
    amount === 0 ? '' : `${amount} ${name}${amount === 1 ? '' : 's'}`
  return [count(errors, 'error'), count(warnings, 'warning')].filter(Boolean).join(', ')
}
