import { type Text, writeCurl } from '@docgen/renderer/console'
import { element } from '../../search/element.js'
import { createButton } from './create-field.js'
import { createHistory } from './create-history.js'
import { renderResponse, statusKind, summarize } from './render-response.js'
import { type ConsoleRequest, type ConsoleResponse, sendRequest } from './send-request.js'

/** How long to wait for a response, in seconds. */
const TIMEOUT = 60

/** The part of a console that sends requests and shows their responses. */
export interface ResponsePanel {
  readonly element: HTMLElement
  readonly send: (request: ConsoleRequest) => Promise<void>
  /** Shows a message as the status, which screen readers announce. */
  readonly announce: (message: string) => void
}

/** Inputs of the panel. */
export interface ResponsePanelInput {
  readonly text: Text
  /** Returns the URL of the proxy, if requests currently go through one. */
  readonly findProxy: () => string | undefined
  /** Method and path of the operation. */
  readonly title: string
}

/** Creates a panel without a response. */
export function createResponsePanel({ text, findProxy, title }: ResponsePanelInput): ResponsePanel {
  const status = element('p', { class: 'console-status', role: 'status' }, text('theme.api.try.noResponse'))
  const content = element('div', {})
  const history = createHistory(text)
  let running: AbortController | undefined
  const cancel = createButton({ label: text('theme.api.try.cancel'), onClick: () => running?.abort() })
  cancel.hidden = true

  const show = async (response: ConsoleResponse): Promise<void> => {
    status.className = `console-status is-${statusKind(response.status)}`
    status.textContent = summarize(response)
    content.replaceChildren(...(await renderResponse(response, text)))
    // In narrow windows, the status is below the form.
    status.scrollIntoView({ block: 'nearest' })
  }
  const send = async (request: ConsoleRequest): Promise<void> => {
    running?.abort()
    const controller = new AbortController()
    running = controller
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      controller.abort()
    }, TIMEOUT * 1000)
    status.className = 'console-status'
    status.textContent = text('theme.api.try.sending')
    content.replaceChildren()
    cancel.hidden = false
    try {
      const response = await sendRequest(request, { signal: controller.signal, proxy: findProxy() })
      if (running !== controller) return
      await show(response)
      history.add(`${title}: ${summarize(response)}`, () => void show(response))
    } catch {
      if (running !== controller) return
      status.className = 'console-status is-danger'
      if (isLate) status.textContent = text('theme.api.try.late', { seconds: TIMEOUT })
      else if (controller.signal.aborted) status.textContent = text('theme.api.try.canceled')
      else {
        status.textContent = text('theme.api.try.failed')
        content.replaceChildren(...explainFailure(request, text))
      }
    } finally {
      clearTimeout(timer)
      if (running === controller) cancel.hidden = true
    }
  }
  return {
    element: element(
      'section',
      { class: 'console-response', 'aria-label': text('theme.api.try.response') },
      element('div', { class: 'console-line' }, status, cancel),
      content,
      history.element,
    ),
    send,
    announce: (message) => {
      status.className = 'console-status'
      status.textContent = message
    },
  }
}

/** Explains the likely cause, because browsers hide the real one from scripts, and shows the request as a command. */
function explainFailure(request: ConsoleRequest, text: Text): readonly HTMLElement[] {
  const isMixed = location.protocol === 'https:' && request.url.startsWith('http:')
  const code = element(
    'pre',
    { tabindex: '0', role: 'region', 'aria-label': 'cURL' },
    element('code', {}, element('span', {}, writeCurl(request))),
  )
  return [
    element('p', {}, text(isMixed ? 'theme.api.try.mixed' : 'theme.api.try.cors', { origin: location.origin })),
    element('p', {}, text('theme.api.try.withCurl')),
    element('div', { class: 'code-frame is-wrapped' }, code),
  ]
}
