import {
  CodeActionKind,
  type Connection,
  createConnection,
  DidChangeWatchedFilesNotification,
  FileChangeType,
  type InitializeParams,
  type ProtocolConnection,
  type ServerCapabilities,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { answerRequests } from './answer-requests.js'
import { toPath, toUri } from './file-uri.js'
import { toLspDiagnostic } from './to-lsp-diagnostic.js'
import { createWorkspace, type Workspace } from './workspace.js'

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
    onFileDiagnostics: (path, diagnostics, siteDir) => {
      const document = documents.all().find((each) => toPath(each.uri) === path)
      void connection.sendDiagnostics({
        uri: document?.uri ?? toUri(path),
        ...(document && { version: document.version }),
        diagnostics: diagnostics.map((each) => toLspDiagnostic(each, siteDir)),
      })
    },
  })
  let client: Client = { folders: [], canWatch: false, canChangeFolders: false, hasSnippets: false }

  connection.onInitialize((params) => {
    client = readClient(params)
    return { serverInfo: { name: 'docgen', version }, capabilities: CAPABILITIES }
  })
  connection.onInitialized(() => {
    workspace.addFolders(client.folders)
    watchFolders(connection, { workspace, client, onError })
  })
  recordChanges(connection, documents, workspace)
  answerRequests(connection, { documents, workspace, hasSnippets: () => client.hasSnippets })
  connection.onShutdown(() => workspace.close())
  documents.listen(connection)
  connection.listen()
  const code = await ended.promise
  if (!watchDog.shutdownReceived) await workspace.close()
  connection.dispose()
  return code
}

/** What a client requests and supports. */
interface Client {
  /** Absolute paths of its workspace folders. */
  readonly folders: readonly string[]
  readonly canWatch: boolean
  readonly canChangeFolders: boolean
  readonly hasSnippets: boolean
}

function readClient({ capabilities, workspaceFolders, rootUri }: InitializeParams): Client {
  const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : [])
  return {
    folders: uris.flatMap((uri) => toPath(uri) ?? []),
    canWatch: capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    canChangeFolders: capabilities.workspace?.workspaceFolders === true,
    hasSnippets: capabilities.textDocument?.completion?.completionItem?.snippetSupport === true,
  }
}

/** Characters after which clients request completions without being asked. */
const TRIGGERS = ['(', '/', '#', ':', '.', '`', '<', '{', '"', '=', ' ', '@']

const CAPABILITIES: ServerCapabilities = {
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
}

interface FolderWatch extends Pick<LanguageServerOptions, 'onError'> {
  readonly workspace: Workspace
  readonly client: Client
}

/** Requests changes of files on disk, and passes changes of the folders to the workspace, if the client supports it. */
function watchFolders(connection: Connection, { workspace, client, onError }: FolderWatch): void {
  if (client.canWatch)
    connection.client
      .register(DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: '**/*' }] })
      .catch(onError)
  if (client.canChangeFolders)
    connection.workspace.onDidChangeWorkspaceFolders(async ({ added, removed }) => {
      workspace.addFolders(added.flatMap(({ uri }) => toPath(uri) ?? []))
      await workspace.removeFolders(removed.flatMap(({ uri }) => toPath(uri) ?? []))
    })
}

/** Passes changes of open files and of files on disk to the workspace. */
function recordChanges(connection: Connection, documents: TextDocuments<TextDocument>, workspace: Workspace): void {
  documents.onDidChangeContent(({ document }) => {
    const path = toPath(document.uri)
    if (path !== undefined && workspace.siteOf(path)) workspace.setText(path, document.getText())
  })
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
