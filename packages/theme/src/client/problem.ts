import * as ELEMENT_IDS from '../element-ids.js'

/** The interface's texts for what goes wrong; they stand in data attributes of the status element. */
export function problemText(name: 'crashed' | 'tryAgain' | 'retry' | 'pageError' | 'notLoaded'): string {
  return document.getElementById(ELEMENT_IDS.status)?.dataset[name] ?? ''
}

/** What a reader is told when something failed, and the way out. */
export interface Problem {
  /** What happened, as a heading; absent where the message says it all. */
  readonly title?: string
  /** What was thrown; absent where something did not load, because browsers' own messages name modules and URLs. */
  readonly error?: unknown
  readonly action: string
  readonly onAction: () => void
}

/** An element that says what went wrong, with one button. */
export function createProblem({ title, error, action, onAction }: Problem): HTMLElement {
  const box = make('div', { className: 'problem', role: 'alert', tabIndex: -1 })
  if (title) box.append(make('h1', { textContent: title }))
  box.append(
    make('p', { textContent: error ? `${(error as Error).message ?? error}` : problemText('notLoaded') }),
    make('button', { type: 'button', textContent: action, onclick: onAction }),
  )
  return box
}

function make(name: string, properties: Partial<HTMLButtonElement>): HTMLElement {
  return Object.assign(document.createElement(name), properties)
}
