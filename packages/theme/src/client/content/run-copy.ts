import * as ELEMENT_IDS from '../../element-ids.js'

/** How long a button shows that it has copied, in milliseconds. */
const DONE_TIME = 1500

/**
 * Calls `copy`, and then shows that it is done: on the button, as its label or else its tooltip, and to screen readers.
 * Calls `onFailure` instead if `copy` rejects.
 */
export async function runCopy(button: HTMLElement, copy: () => Promise<void>, onFailure: () => void): Promise<void> {
  if (button.classList.contains('is-done')) return
  try {
    await copy()
  } catch {
    onFailure()
    return
  }
  const label = button.querySelector('span')
  const name = label ? label.textContent : button.title
  const show = (done = ''): void => {
    const status = document.getElementById(ELEMENT_IDS.status)
    button.classList.toggle('is-done', done !== '')
    if (label) label.textContent = done || name
    else button.title = done || (name ?? '')
    if (status) status.textContent = done
  }
  show(button.dataset['done'])
  setTimeout(show, DONE_TIME)
}
