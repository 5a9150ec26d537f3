import {
  Disposable,
  env,
  Range,
  type TextDocument,
  type TextEditor,
  TextEditorRevealType,
  Uri,
  window,
  workspace,
} from 'vscode'
import { fetchPage, hasPathPrefix, type SourcePage, toPageUrl } from './fetch-page.js'
import { createPreviewPanel } from './preview-panel.js'
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

/** A page, and the URL of the server that has it. */
interface LoadedPage {
  readonly page: SourcePage
  readonly base: string
}

/** Creates the preview without opening it. */
export function createPreview({ siteOf, servers, report }: PreviewOptions): Preview {
  let shown: (LoadedPage & { readonly document: TextDocument }) | undefined
  let framePath: string | undefined
  let quietUntil = 0
  // The last call wins: authors may switch files while a page loads.
  let lastCall = 0

  const load = async (document: TextDocument): Promise<LoadedPage | undefined> => {
    const siteDir = siteOf(document.uri.fsPath)
    if (siteDir === undefined) return undefined
    const base = await servers.open(siteDir)
    if (base === undefined) return undefined
    const page = await fetchPage(base, siteDir, document.uri.fsPath)
    return page && { page, base }
  }
  const show = async (document: TextDocument): Promise<void> => {
    const call = ++lastCall
    const isOutdated = (): boolean => call !== lastCall || !panel.isOpen()
    try {
      panel.showStatus('docgen starts …')
      const loaded = await load(document)
      if (isOutdated()) return
      if (!loaded) return panel.showStatus('No page of a docgen site shows this file.')
      const { page, base } = loaded
      const local = toPageUrl(base, page.path)
      const url = (await env.asExternalUri(Uri.parse(local))).toString(true)
      if (isOutdated()) return
      if (hasPathPrefix(url, local)) return panel.showNotice(PATH_PREFIX_NOTICE)
      const isShown = panel.hasFrameFor(url) && shown?.page.path === page.path && isSamePath(framePath, page.path)
      shown = { document, page, base }
      if (isShown) scrollPage()
      else panel.showPage(url)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      panel.showNotice(reason)
      report(`The preview could not be opened: ${reason}`)
    }
  }
  const scrollPage = (): void => {
    if (!shown || !isSamePath(framePath, shown.page.path)) return
    const line = editorOf(shown.document)?.visibleRanges[0]?.start.line
    if (line === undefined) return
    const { headings } = shown.page
    const position = toScrollPosition(line + 1, headings, shown.document.lineCount)
    panel.post({ type: 'docgen:scroll', ids: headings.map(({ id }) => id), ...position })
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
  const panel = createPreviewPanel({
    onMessage: receive,
    onClosed: () => {
      shown = undefined
    },
  })
  const isPage = (document: TextDocument): boolean =>
    /\.mdx?$/i.test(document.uri.fsPath) && siteOf(document.uri.fsPath) !== undefined
  const isOfShown = ({ uri }: TextDocument): boolean => uri.toString() === shown?.document.uri.toString()
  const subscriptions = [
    window.onDidChangeActiveTextEditor((editor) => {
      if (panel.isOpen() && editor && isPage(editor.document)) void show(editor.document)
    }),
    workspace.onDidSaveTextDocument((document) => {
      if (panel.isOpen() && isOfShown(document)) void show(document)
    }),
    window.onDidChangeTextEditorVisibleRanges(({ textEditor }) => {
      if (isOfShown(textEditor.document) && Date.now() >= quietUntil) scrollPage()
    }),
    panel,
  ]
  return {
    open: async () => {
      const document = window.activeTextEditor?.document
      if (!document || siteOf(document.uri.fsPath) === undefined)
        return void window.showInformationMessage('Open a page of a docgen site first.')
      panel.open()
      await show(document)
    },
    refresh: async () => {
      panel.forgetFrame()
      if (panel.isOpen() && shown) await show(shown.document)
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
    dispose: () => void Disposable.from(...subscriptions).dispose(),
  }
}

function editorOf(document: TextDocument): TextEditor | undefined {
  return window.visibleTextEditors.find((editor) => editor.document.uri.toString() === document.uri.toString())
}
