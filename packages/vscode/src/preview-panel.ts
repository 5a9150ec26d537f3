import { randomBytes } from 'node:crypto'
import type { Disposable, WebviewPanel } from 'vscode'
import { writeNoticeHtml, writePreviewHtml } from './preview-html.js'

/** The panel with the frame that shows pages. Its functions do nothing while it is closed. */
export interface PreviewPanel extends Disposable {
  /** Opens the panel beside the active editor, or shows it again. */
  readonly open: () => void
  readonly isOpen: () => boolean
  /** Whether it has a frame with pages of the URL's server. */
  readonly hasFrameFor: (url: string) => boolean
  /** Shows a page: in the frame if that has pages of the same server, otherwise in a new frame. */
  readonly showPage: (url: string) => void
  /** Replaces the frame with a text. */
  readonly showNotice: (text: string) => void
  /** Shows a text if there is no frame. */
  readonly showStatus: (text: string) => void
  /** Makes the next page open in a new frame. */
  readonly forgetFrame: () => void
  /** Sends a message to the script of the page. */
  readonly post: (message: object) => void
}

/** Listeners of a panel. */
export interface PanelListeners {
  /** Receives the messages of the page. */
  readonly onMessage: (data: unknown) => void
  readonly onClosed: () => void
}

/** Creates the panel without opening it. `createWebviewPanel` opens an empty panel of the editor. */
export function createPreviewPanel(
  createWebviewPanel: () => WebviewPanel,
  { onMessage, onClosed }: PanelListeners,
): PreviewPanel {
  let panel: WebviewPanel | undefined
  let frameOrigin: string | undefined
  const setHtml = (html: string): void => {
    if (panel) panel.webview.html = html
  }
  const hasFrameFor = (url: string): boolean => frameOrigin === new URL(url).origin
  return {
    open: () => {
      if (panel) return panel.reveal(undefined, true)
      panel = createWebviewPanel()
      panel.webview.onDidReceiveMessage(onMessage)
      panel.onDidDispose(() => {
        panel = undefined
        frameOrigin = undefined
        onClosed()
      })
    },
    isOpen: () => panel !== undefined,
    hasFrameFor,
    showPage: (url) => {
      if (hasFrameFor(url)) return void panel?.webview.postMessage({ type: 'docgen:open', url })
      frameOrigin = new URL(url).origin
      setHtml(writePreviewHtml({ url, nonce: randomBytes(16).toString('hex') }))
    },
    showNotice: (text) => {
      frameOrigin = undefined
      setHtml(writeNoticeHtml(text))
    },
    showStatus: (text) => {
      if (frameOrigin === undefined) setHtml(writeNoticeHtml(text))
    },
    forgetFrame: () => {
      frameOrigin = undefined
    },
    post: (message) => void panel?.webview.postMessage(message),
    dispose: () => void panel?.dispose(),
  }
}
