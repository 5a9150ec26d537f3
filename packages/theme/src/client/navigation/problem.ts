import * as ELEMENT_IDS from '../../element-ids.js'

/** A UI string for errors, from a data attribute of the status element; empty if the page has no such string. */
export function problemText(
  name: 'crashed' | 'tryAgain' | 'retry' | 'pageError' | 'notLoaded' | 'offline' | 'kept',
): string {
  return document.getElementById(ELEMENT_IDS.status)?.dataset[name] ?? ''
}

/** An error message for readers, with one action. */
export interface Problem {
  /** A heading that names the problem; absent if the message suffices. */
  readonly title?: string
  /** The thrown value; absent after a failed load, because browsers' messages name modules and URLs. */
  readonly error?: unknown
  readonly action: string
  readonly onAction: () => void
}

/** Creates an element that describes an error, with one button. */
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
