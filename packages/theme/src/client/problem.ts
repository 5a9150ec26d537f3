import * as ELEMENT_IDS from '../element-ids.js'

/** The interface's texts for what goes wrong; they stand in data attributes of the status element. */
export function problemText(name: 'crashed' | 'tryAgain' | 'retry' | 'pageError'): string {
  return document.getElementById(ELEMENT_IDS.status)?.dataset[name] ?? ''
}

/** What a reader is told when something failed, and the way out. */
export interface Problem {
  /** What happened, as a heading; absent where the message says it all. */
  readonly title?: string
  readonly error: unknown
  readonly action: string
  readonly onAction: () => void
}

/** An element that says what went wrong, with one button. */
export function createProblem({ title, error, action, onAction }: Problem): HTMLElement {
  const box = document.createElement('div')
  box.className = 'problem'
  box.role = 'alert'
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = action
  button.onclick = onAction
  if (title !== undefined) box.append(textElement('h1', title))
  box.append(textElement('p', error instanceof Error ? error.message : String(error)), button)
  return box
}

function textElement(name: string, text: string): HTMLElement {
  const element = document.createElement(name)
  element.textContent = text
  return element
}
