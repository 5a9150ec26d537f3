import type { Diagnostic } from '@docgen/renderer/contract'
import {
  createConnection,
  DidChangeWatchedFilesNotification,
  FileChangeType,
  type InitializeParams,
  type ProtocolConnection,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { toPath, toUri } from './file-uri.js'
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
  readonly onError: (error: unknown) => void
}

/** Serves a client until it ends the session or disconnects. Returns the exit code that the protocol prescribes. */
export async function serveLanguage({ version, connect, onParent, onError }: LanguageServerOptions): Promise<number> {
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

  connection.onInitialize(({ capabilities, workspaceFolders, rootUri }) => {
    const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : [])
    folders = uris.flatMap((uri) => toPath(uri) ?? [])
    canWatch = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true
    canChangeFolders = capabilities.workspace?.workspaceFolders === true
    return {
      serverInfo: { name: 'docgen', version },
      capabilities: {
        positionEncoding: 'utf-16',
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
        workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
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
  connection.onShutdown(() => workspace.close())
  documents.listen(connection)
  connection.listen()
  const code = await ended.promise
  if (!watchDog.shutdownReceived) await workspace.close()
  connection.dispose()
  return code
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
