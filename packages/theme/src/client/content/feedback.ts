import { onClick } from '../on-click.js'

const ANSWER = '.feedback button'

/** The detail of the event `docgen:feedback`, and the body of the request. */
export interface FeedbackDetail {
  /** Path of the page, with the base URL. */
  readonly page: string
  readonly title: string
  readonly isHelpful: boolean
}

/**
 * Makes the buttons send the answer: as the event `docgen:feedback` of the document, and to the site's feedback URL, if
 * there is one.
 * `first` is the event that triggered loading this module.
 */
export function installFeedback(first: Event): void {
  onClick(ANSWER, first, (button: HTMLButtonElement) => void send(button))
}

async function send(button: HTMLButtonElement): Promise<void> {
  const box = button.closest<HTMLElement>('.feedback')
  const status = box?.querySelector('[role="status"]')
  if (!box || !status || box.ariaBusy === 'true' || box.classList.contains('is-done')) return
  const detail: FeedbackDetail = {
    page: location.pathname,
    title: document.querySelector('h1')?.textContent ?? document.title,
    isHelpful: button.dataset['answer'] === 'yes',
  }
  document.dispatchEvent(new CustomEvent('docgen:feedback', { detail }))
  const { target, thanks = '', failed = '' } = box.dataset
  box.ariaBusy = 'true'
  const isSent = target === undefined || (await post(target, detail))
  box.ariaBusy = null
  // The buttons disappear, and with them the focus.
  if (isSent && box.contains(document.activeElement)) {
    box.tabIndex = -1
    box.focus()
  }
  box.classList.toggle('is-done', isSent)
  status.textContent = isSent ? thanks : failed
}

/** Sends JSON without its media type, so that other origins need no preflight. Returns whether it succeeded. */
async function post(url: string, detail: FeedbackDetail): Promise<boolean> {
  try {
    const { ok } = await fetch(url, { method: 'POST', body: JSON.stringify(detail), keepalive: true })
    return ok
  } catch {
    return false
  }
}
