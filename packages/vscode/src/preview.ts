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
import { createPreviewPanel } from './preview-panel.js'
import { createScrollSync, type EditedPage } from './scroll-sync.js'
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
  let shown: TextDocument | undefined
  // The last call wins: authors may switch files while a page loads.
  let lastCall = 0
  const panel = createPreviewPanel(createWebviewPanel, {
    onMessage: (data) => sync.receive(data),
    onClosed: () => {
      shown = undefined
      sync.setPage(undefined)
    },
  })
  const sync = createScrollSync(panel.post)

  const load = async (document: TextDocument): Promise<LoadedPage | undefined> => {
    const siteDir = siteOf(document.uri.fsPath)
    const base = siteDir === undefined ? undefined : await servers.open(siteDir)
    if (siteDir === undefined || base === undefined) return undefined
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
      const isShown = panel.hasFrameFor(url) && sync.isShowing(page.path)
      shown = document
      sync.setPage(toEditedPage(page, document))
      if (isShown) sync.scrollPage()
      else panel.showPage(url)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      panel.showNotice(reason)
      report(`The preview could not be opened: ${reason}`)
    }
  }
  const isPage = (document: TextDocument): boolean =>
    /\.mdx?$/i.test(document.uri.fsPath) && siteOf(document.uri.fsPath) !== undefined
  const isOfShown = ({ uri }: TextDocument): boolean => uri.toString() === shown?.uri.toString()
  const subscriptions = [
    window.onDidChangeActiveTextEditor((editor) => {
      if (panel.isOpen() && editor && isPage(editor.document)) void show(editor.document)
    }),
    workspace.onDidSaveTextDocument((document) => {
      if (panel.isOpen() && isOfShown(document)) void show(document)
    }),
    window.onDidChangeTextEditorVisibleRanges(({ textEditor }) => {
      if (isOfShown(textEditor.document)) sync.followEditor()
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
      if (panel.isOpen() && shown) await show(shown)
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

/** Opens an empty panel beside the active editor. */
function createWebviewPanel(): WebviewPanel {
  return window.createWebviewPanel(
    'docgen.preview',
    'Preview',
    { viewColumn: ViewColumn.Beside, preserveFocus: true },
    { enableScripts: true, retainContextWhenHidden: true, localResourceRoots: [] },
  )
}

/** A page with the editor of its source. Lines of the editor are 0-based. */
function toEditedPage({ path, headings }: SourcePage, document: TextDocument): EditedPage {
  return {
    path,
    headings,
    countLines: () => document.lineCount,
    firstVisibleLine: () => {
      const line = editorOf(document)?.visibleRanges[0]?.start.line
      return line === undefined ? undefined : line + 1
    },
    reveal: (line) => editorOf(document)?.revealRange(new Range(line - 1, 0, line - 1, 0), TextEditorRevealType.AtTop),
  }
}

function editorOf(document: TextDocument): TextEditor | undefined {
  return window.visibleTextEditors.find((editor) => editor.document.uri.toString() === document.uri.toString())
}
