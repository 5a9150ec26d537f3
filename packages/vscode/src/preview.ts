import { randomBytes } from 'node:crypto'
import {
  Disposable,
  env,
  Range,
  type TextDocument,
  type TextEditor,
  TextEditorRevealType,
  Uri,
  ViewColumn,
  type WebviewPanel,
  window,
  workspace,
} from 'vscode'
import { fetchPage, hasPathPrefix, type SourcePage, toPageUrl } from './fetch-page.js'
import { writeNoticeHtml, writePreviewHtml } from './preview-html.js'
import { isSamePath, readPanelMessage } from './read-panel-message.js'
import { toLine, toScrollPosition } from './scroll-position.js'
import type { Servers } from './servers.js'

/** The panel that shows the page of the open file. */
export interface Preview extends Disposable {
  /** Opens the panel beside the active editor. */
  readonly open: () => Promise<void>
  /** Shows the page again, such as from a new server. */
  readonly refresh: () => Promise<void>
  /** URL of the page of the active editor; `undefined` after a message if there is none. */
  readonly findUrl: () => Promise<string | undefined>
}

/** Inputs of the preview. */
export interface PreviewOptions {
  /** Folder of the site of a file. */
  readonly siteOf: (path: string) => string | undefined
  readonly servers: Servers
  readonly report: (problem: string) => void
}

/** Time after the page has scrolled the editor in which scrolling is not the author's, in milliseconds. */
const QUIET_MS = 250

/** Shown where the editor forwards ports to paths, because pages link to the root of their host. */
const PATH_PREFIX_NOTICE =
  'This editor forwards ports to paths of its own host, where the page cannot load its styles and links. Forward ports to host names instead: in code-server, set --proxy-domain.'

/** Creates the preview without opening it. */
export function createPreview({ siteOf, servers, report }: PreviewOptions): Preview {
  let panel: WebviewPanel | undefined
  /** Origin of the pages for which the panel has a frame. */
  let origin: string | undefined
  let shown: { readonly document: TextDocument; readonly page: SourcePage; readonly base: string } | undefined
  let framePath: string | undefined
  let quietUntil = 0
  // The last call wins: authors may switch files while a page loads.
  let latest = 0

  const load = async (document: TextDocument): Promise<{ page: SourcePage; base: string } | undefined> => {
    const siteDir = siteOf(document.uri.fsPath)
    if (siteDir === undefined) return undefined
    const base = await servers.open(siteDir)
    if (base === undefined) return undefined
    const page = await fetchPage(base, siteDir, document.uri.fsPath)
    return page && { page, base }
  }
  const show = async (document: TextDocument): Promise<void> => {
    const call = ++latest
    try {
      if (origin === undefined && panel) panel.webview.html = writeNoticeHtml('docgen starts …')
      const loaded = await load(document)
      if (call !== latest || !panel) return
      if (!loaded) {
        if (origin === undefined) panel.webview.html = writeNoticeHtml('No page of a docgen site shows this file.')
        return
      }
      const { page, base } = loaded
      const local = toPageUrl(base, page.path)
      const url = (await env.asExternalUri(Uri.parse(local))).toString(true)
      if (call !== latest || !panel) return
      if (hasPathPrefix(url, local)) {
        panel.webview.html = writeNoticeHtml(PATH_PREFIX_NOTICE)
        origin = undefined
        return
      }
      const isSameFrame = origin === new URL(url).origin
      const isSamePage = isSameFrame && shown?.page.path === page.path && isSamePath(framePath, page.path)
      shown = { document, page, base }
      if (isSamePage) return scrollPage()
      if (isSameFrame) return void panel.webview.postMessage({ type: 'docgen:open', url })
      origin = new URL(url).origin
      panel.webview.html = writePreviewHtml({ url, nonce: randomBytes(16).toString('hex') })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (panel) panel.webview.html = writeNoticeHtml(reason)
      origin = undefined
      report(`The preview could not be opened: ${reason}`)
    }
  }
  const editorOf = (document: TextDocument): TextEditor | undefined =>
    window.visibleTextEditors.find((editor) => editor.document.uri.toString() === document.uri.toString())
  const scrollPage = (): void => {
    if (!shown || !panel || !isSamePath(framePath, shown.page.path)) return
    const line = editorOf(shown.document)?.visibleRanges[0]?.start.line
    if (line === undefined) return
    const { headings } = shown.page
    const position = toScrollPosition(line + 1, headings, shown.document.lineCount)
    void panel.webview.postMessage({ type: 'docgen:scroll', ids: headings.map(({ id }) => id), ...position })
  }
  const receive = (data: unknown): void => {
    const message = readPanelMessage(data)
    if (!message) return
    if (message.type === 'docgen:shown') {
      framePath = message.path
      scrollPage()
      return
    }
    const editor = shown && isSamePath(framePath, shown.page.path) ? editorOf(shown.document) : undefined
    if (!shown || !editor) return
    quietUntil = Date.now() + QUIET_MS
    const line = toLine(message, shown.page.headings, shown.document.lineCount) - 1
    editor.revealRange(new Range(line, 0, line, 0), TextEditorRevealType.AtTop)
  }
  const isPage = (document: TextDocument): boolean =>
    /\.mdx?$/i.test(document.uri.fsPath) && siteOf(document.uri.fsPath) !== undefined
  const subscriptions = [
    window.onDidChangeActiveTextEditor((editor) => {
      if (panel && editor && isPage(editor.document)) void show(editor.document)
    }),
    workspace.onDidSaveTextDocument((document) => {
      if (panel && shown?.document.uri.toString() === document.uri.toString()) void show(document)
    }),
    window.onDidChangeTextEditorVisibleRanges(({ textEditor }) => {
      const isShown = textEditor.document.uri.toString() === shown?.document.uri.toString()
      if (isShown && Date.now() >= quietUntil) scrollPage()
    }),
  ]
  const open = async (): Promise<void> => {
    const document = window.activeTextEditor?.document
    if (!document || siteOf(document.uri.fsPath) === undefined)
      return void window.showInformationMessage('Open a page of a docgen site first.')
    if (!panel) {
      panel = window.createWebviewPanel(
        'docgen.preview',
        'Preview',
        { viewColumn: ViewColumn.Beside, preserveFocus: true },
        {
          enableScripts: true,
          retainContextWhenHidden: true,
          localResourceRoots: [],
        },
      )
      panel.webview.onDidReceiveMessage(receive)
      panel.onDidDispose(() => {
        panel = undefined
        origin = undefined
        shown = undefined
      })
    } else panel.reveal(undefined, true)
    await show(document)
  }
  return {
    open,
    refresh: async () => {
      origin = undefined
      if (panel && shown) await show(shown.document)
    },
    findUrl: async () => {
      const document = window.activeTextEditor?.document
      try {
        const loaded = document && (await load(document))
        if (loaded) return toPageUrl(loaded.base, loaded.page.path)
        void window.showInformationMessage('No page of a docgen site shows this file.')
      } catch (error) {
        report(`docgen serve did not start: ${error instanceof Error ? error.message : String(error)}`)
      }
      return undefined
    },
    dispose: () => {
      Disposable.from(...subscriptions).dispose()
      panel?.dispose()
    },
  }
}
