import { expect, it } from 'vitest'
import type { WebviewPanel } from 'vscode'
import { createPreviewPanel } from './preview-panel.js'

const PAGE = 'http://localhost:3000/setup'

/** Creates a panel, and records what it does with the panel of the editor. */
function create() {
  const posted: unknown[] = []
  const events: string[] = []
  const listeners = { message: (_data: unknown): void => {}, closed: (): void => {} }
  const webview = {
    html: '',
    postMessage: async (message: unknown) => posted.push(message),
    onDidReceiveMessage: (listener: (data: unknown) => void) => {
      listeners.message = listener
    },
  }
  const webviewPanel = {
    webview,
    reveal: () => events.push('reveal'),
    onDidDispose: (listener: () => void) => {
      listeners.closed = listener
    },
    dispose: () => listeners.closed(),
  }
  const panel = createPreviewPanel(
    () => {
      events.push('create')
      return webviewPanel as unknown as WebviewPanel
    },
    { onMessage: (data) => events.push(`message ${data}`), onClosed: () => events.push('closed') },
  )
  return { panel, webview, posted, events, listeners }
}

it('opens one panel, and shows it again', () => {
  const { panel, events, listeners } = create()
  expect(panel.isOpen()).toBe(false)
  panel.open()
  panel.open()
  listeners.message('a')
  expect(panel.isOpen()).toBe(true)
  panel.dispose()
  expect(panel.isOpen()).toBe(false)
  expect(events).toEqual(['create', 'reveal', 'message a', 'closed'])
})

it('shows pages of one server in one frame', () => {
  const { panel, webview, posted } = create()
  panel.open()
  panel.showPage(PAGE)
  expect(webview.html).toContain(`<iframe src="${PAGE}"`)
  panel.showPage('http://localhost:3000/run')
  expect(posted).toEqual([{ type: 'docgen:open', url: 'http://localhost:3000/run' }])
  panel.showPage('http://localhost:3001/run')
  expect(webview.html).toContain('<iframe src="http://localhost:3001/run"')
  expect([PAGE, 'http://localhost:3001/'].map(panel.hasFrameFor)).toEqual([false, true])
})

it('keeps the frame while a page loads, and replaces it with a notice', () => {
  const { panel, webview } = create()
  panel.open()
  panel.showStatus('starts')
  expect(webview.html).toContain('<p>starts</p>')
  panel.showPage(PAGE)
  panel.showStatus('starts')
  expect(webview.html).toContain('<iframe')
  panel.showNotice('failed')
  expect(webview.html).toContain('<p>failed</p>')
  expect(panel.hasFrameFor(PAGE)).toBe(false)
})

it('does nothing while it is closed', () => {
  const { panel, webview, posted } = create()
  panel.showPage(PAGE)
  panel.post({ type: 'docgen:scroll' })
  expect([webview.html, posted]).toEqual(['', []])
})
