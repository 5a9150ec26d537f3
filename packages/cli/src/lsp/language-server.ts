import type { Diagnostic } from '@docgen/renderer/contract'
import type { SourceOutline } from '@docgen/renderer/markdown'
import {
  type CancellationToken,
  CodeActionKind,
  createConnection,
  DidChangeWatchedFilesNotification,
  FileChangeType,
  type InitializeParams,
  LSPErrorCodes,
  type Position,
  type ProtocolConnection,
  ResponseError,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { toSitePath } from '../config/site-path.js'
import { loadOutlines } from '../session/live/load-outlines.js'
import { complete } from './complete.js'
import { toPath, toUri } from './file-uri.js'
import { describeReference, findDefinition, findReference, findReferences, listDocumentLinks } from './navigate.js'
import { type OpenPage, openPage, toRange } from './open-page.js'
import { listFixes, listFoldingRanges, listSymbols } from './outline.js'
import { findRenamed, planFileRenames, renameHeading } from './rename.js'
import type { SiteService } from './site-service.js'
import { toLspDiagnostic } from './to-lsp-diagnostic.js'
import { createWorkspace } from './workspace.js'

/** Inputs of a language server. */
export interface LanguageServerOptions {
  /** Version of docgen. */
  readonly version: string
  /** Creates the connection to the client. */
  readonly connect: () => ProtocolConnection
  /** Called with the process id of the editor, whose end also ends the server. */
  readonly onParent: (processId: number) => void
  /** Called after each check of a site. */
  readonly onChecked: () => void
  readonly onError: (error: unknown) => void
}

/** Serves a client until it ends the session or disconnects. Returns the exit code that the protocol prescribes. */
export async function serveLanguage({
  version,
  connect,
  onParent,
  onChecked,
  onError,
}: LanguageServerOptions): Promise<number> {
  const ended = defer<number>()
  const watchDog = {
    shutdownReceived: false,
    initialize: ({ processId }: InitializeParams): void => {
      if (processId !== null) onParent(processId)
    },
    exit: ended.resolve,
  }
  const connection = createConnection(() => {
    const protocol = connect()
    // A client that disconnects without a notification has crashed.
    protocol.onClose(() => watchDog.exit(watchDog.shutdownReceived ? 0 : 1))
    return protocol
  }, watchDog)
  const documents = new TextDocuments(TextDocument)
  const workspace = createWorkspace({
    onChecked,
    onError,
    onFileDiagnostics: (path, diagnostics, siteDir) => publish(path, diagnostics, siteDir),
  })
  const publish = (path: string, diagnostics: readonly Diagnostic[], siteDir: string): void => {
    const document = documents.all().find((each) => toPath(each.uri) === path)
    void connection.sendDiagnostics({
      uri: document?.uri ?? toUri(path),
      ...(document && { version: document.version }),
      diagnostics: diagnostics.map((each) => toLspDiagnostic(each, siteDir)),
    })
  }
  let folders: readonly string[] = []
  let canWatch = false
  let canChangeFolders = false
  let hasSnippets = false

  connection.onInitialize(({ capabilities, workspaceFolders, rootUri }) => {
    const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : [])
    folders = uris.flatMap((uri) => toPath(uri) ?? [])
    canWatch = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true
    hasSnippets = capabilities.textDocument?.completion?.completionItem?.snippetSupport === true
    canChangeFolders = capabilities.workspace?.workspaceFolders === true
    return {
      serverInfo: { name: 'docgen', version },
      capabilities: {
        positionEncoding: 'utf-16',
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
        completionProvider: { triggerCharacters: TRIGGERS },
        hoverProvider: true,
        definitionProvider: true,
        referencesProvider: true,
        documentSymbolProvider: true,
        foldingRangeProvider: true,
        documentLinkProvider: {},
        codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
        renameProvider: { prepareProvider: true },
        workspace: {
          workspaceFolders: { supported: true, changeNotifications: true },
          fileOperations: { willRename: { filters: [{ scheme: 'file', pattern: { glob: '**/*' } }] } },
        },
      },
    }
  })
  connection.onInitialized(() => {
    workspace.addFolders(folders)
    if (canWatch)
      connection.client
        .register(DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: '**/*' }] })
        .catch(onError)
    if (canChangeFolders)
      connection.workspace.onDidChangeWorkspaceFolders(async ({ added, removed }) => {
        workspace.addFolders(added.flatMap(({ uri }) => toPath(uri) ?? []))
        await workspace.removeFolders(removed.flatMap(({ uri }) => toPath(uri) ?? []))
      })
  })
  const record = (document: TextDocument): void => {
    const path = toPath(document.uri)
    if (path === undefined || !workspace.siteOf(path)) return
    workspace.setText(path, document.getText())
  }
  documents.onDidChangeContent(({ document }) => record(document))
  documents.onDidSave(({ document }) => {
    const path = toPath(document.uri)
    if (path !== undefined && workspace.siteOf(path)) workspace.saveText(path)
  })
  documents.onDidClose(({ document }) => {
    const path = toPath(document.uri)
    if (path !== undefined) workspace.closeText(path)
  })
  connection.onDidChangeWatchedFiles(({ changes }) => {
    workspace.changeFiles(
      changes.flatMap(({ uri, type }) => {
        const path = toPath(uri)
        return path === undefined ? [] : [{ path, isStructural: type !== FileChangeType.Changed }]
      }),
    )
  })
  /** Calls a function for an open file of a site, after all changes so far; returns null for other files. */
  const forPage = async <Result>(
    uri: string,
    token: CancellationToken,
    run: (opened: Opened) => Result | Promise<Result>,
  ): Promise<Result | null> => {
    const document = documents.get(uri)
    const path = toPath(uri)
    const service = path === undefined ? undefined : workspace.siteOf(path)
    if (!document || path === undefined || !service) return null
    await service.updated()
    if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, 'cancelled')
    const page = await openPage(service.session, service.siteDir, toSitePath(service.siteDir, path))
    return page ? run({ page, service, text: document.getText(), offsetAt: (at) => document.offsetAt(at) }) : null
  }
  /** Calls a function with the outline of an open file, which need not belong to a site. */
  const withOutline = async <Result>(
    uri: string,
    run: (text: string, outline: SourceOutline) => Result,
  ): Promise<Result> => {
    const text = documents.get(uri)?.getText() ?? ''
    const path = toPath(uri) ?? ''
    const service = workspace.siteOf(path)
    const readOutline = await loadOutlines(service?.session.snapshot())
    return run(text, readOutline(service ? toSitePath(service.siteDir, path) : path, text))
  }
  connection.onCompletion(({ textDocument, position }, token) =>
    forPage(textDocument.uri, token, ({ text, page, offsetAt }) =>
      complete(text, offsetAt(position), page, hasSnippets),
    ),
  )
  connection.onHover(({ textDocument, position }, token) =>
    forPage(textDocument.uri, token, ({ text, page, offsetAt }) => {
      const reference = findReference(text, offsetAt(position), page)
      return (reference && describeReference(text, reference, page)) ?? null
    }),
  )
  connection.onDefinition(({ textDocument, position }, token) =>
    forPage(textDocument.uri, token, ({ text, page, offsetAt }) => {
      const reference = findReference(text, offsetAt(position), page)
      return (reference && findDefinition(reference, page)) ?? null
    }),
  )
  connection.onReferences(({ textDocument, position }, token) =>
    forPage(textDocument.uri, token, ({ text, page, offsetAt }) =>
      findReferences(findReference(text, offsetAt(position), page), page),
    ),
  )
  connection.onDocumentLinks(({ textDocument }, token) =>
    forPage(textDocument.uri, token, ({ text, page }) => listDocumentLinks(text, page)),
  )
  connection.onDocumentSymbol(({ textDocument: { uri } }) => withOutline(uri, listSymbols))
  connection.onFoldingRanges(({ textDocument: { uri } }) => withOutline(uri, listFoldingRanges))
  connection.onCodeAction(({ textDocument: { uri }, context }) =>
    listFixes(uri, documents.get(uri)?.getText() ?? '', context.diagnostics),
  )
  connection.onPrepareRename(({ textDocument, position }, token) =>
    forPage(textDocument.uri, token, ({ text, page, offsetAt }) => {
      const renamed = findRenamed(text, offsetAt(position), page)
      return renamed
        ? {
            range: toRange(text, renamed.start, renamed.end),
            placeholder: text.slice(renamed.start, renamed.end),
          }
        : null
    }),
  )
  connection.onRenameRequest(({ textDocument, position, newName }, token) =>
    forPage(textDocument.uri, token, ({ text, page, service, offsetAt }) =>
      renameHeading({ text, offset: offsetAt(position), newName }, page, service),
    ),
  )
  connection.workspace.onWillRenameFiles(async ({ files }) => {
    const path = toPath(files[0]?.oldUri ?? '')
    const service = path === undefined ? undefined : workspace.siteOf(path)
    if (!service) return null
    await service.updated()
    return (await planFileRenames(files, service)) ?? null
  })
  connection.onShutdown(() => workspace.close())
  documents.listen(connection)
  connection.listen()
  const code = await ended.promise
  if (!watchDog.shutdownReceived) await workspace.close()
  connection.dispose()
  return code
}

/** Characters after which clients request completions without being asked. */
const TRIGGERS = ['(', '/', '#', ':', '.', '`', '<', '{', '"', '=', ' ', '@']

/** A file of a site that is open in the editor. */
interface Opened {
  readonly page: OpenPage
  readonly service: SiteService
  readonly text: string
  readonly offsetAt: (position: Position) => number
}

interface Deferred<Value> {
  readonly promise: Promise<Value>
  readonly resolve: (value: Value) => void
}

function defer<Value>(): Deferred<Value> {
  let resolve = (_value: Value): void => {}
  const promise = new Promise<Value>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
