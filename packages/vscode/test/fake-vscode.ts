import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** What a test sees of the editor, and how it acts as the user. */
export interface FakeEditor {
  /** The module `vscode`. */
  readonly module: unknown
  /** Messages shown to the user. */
  readonly messages: string[]
  /** File → messages of its diagnostics. */
  readonly diagnostics: Map<string, readonly string[]>
  readonly openedUrls: string[]
  /** The HTML of the preview panel; undefined if there is none. */
  readonly panelHtml: () => string | undefined
  /** Messages sent to the preview panel. */
  readonly posted: unknown[]
  /** Lines to which the preview has scrolled the editor, 0-based. */
  readonly revealed: number[]
  readonly run: (command: string) => Promise<void>
  /** A message of the page in the panel. */
  readonly receive: (message: unknown) => void
  readonly trust: () => void
}

/** The workspace of the editor. */
export interface FakeWorkspace {
  readonly folder: string
  /** Paths of the configs that the editor finds. */
  readonly configs: readonly string[]
  readonly isTrusted: boolean
  readonly settings?: Readonly<Record<string, unknown>>
  /** The file that is open, with its text. */
  readonly open: { readonly path: string; readonly text: string }
}

/** Creates the parts of the module `vscode` that the extension and its language client use. */
export function createFakeVscode({ folder, configs, isTrusted, settings = {}, open }: FakeWorkspace): FakeEditor {
  const events = new EventEmitter()
  const messages: string[] = []
  const diagnostics = new Map<string, readonly string[]>()
  const openedUrls: string[] = []
  const posted: unknown[] = []
  const revealed: number[] = []
  const commands = new Map<string, () => Promise<void>>()
  let panel: { html: string } | undefined
  const event =
    (name: string) =>
    (listener: (value: unknown) => void): { dispose: () => void } => {
      events.on(name, listener)
      return { dispose: () => events.off(name, listener) }
    }
  const uriOf = (path: string) => ({
    fsPath: path,
    path,
    scheme: 'file',
    toString: () => pathToFileURL(path).href,
    with: () => uriOf(path),
  })
  const parseUri = (text: string) =>
    text.startsWith('file:') ? uriOf(fileURLToPath(text)) : { scheme: 'http', fsPath: text, toString: () => text }
  const workspaceFolder = { uri: uriOf(folder), name: 'site', index: 0 }
  const document = {
    uri: uriOf(open.path),
    fileName: open.path,
    languageId: 'markdown',
    version: 1,
    lineCount: open.text.split('\n').length,
    isClosed: false,
    getText: () => open.text,
  }
  const editor = {
    document,
    visibleRanges: [{ start: { line: 2 } }],
    revealRange: ({ start }: { readonly start: { readonly line: number } }) => revealed.push(start.line),
  }
  const disposable = { dispose: () => {} }
  const show = async (message: string): Promise<undefined> => {
    messages.push(message)
    return undefined
  }
  const configuration = {
    get: (name: string, fallback?: unknown) => settings[name] ?? fallback,
    has: () => false,
    inspect: () => undefined,
  }
  class Disposable {
    static from = (...all: readonly { dispose: () => void }[]) => ({
      dispose: () => {
        for (const each of all) each.dispose()
      },
    })
    dispose = (): void => {}
  }
  class Place {
    readonly line: number
    readonly character: number
    constructor(line: number, character: number) {
      this.line = line
      this.character = character
    }
  }
  class Range {
    readonly start: Place
    readonly end: Place
    constructor(line: number, character: number, endLine: number, endCharacter: number) {
      this.start = new Place(line, character)
      this.end = new Place(endLine, endCharacter)
    }
  }
  class CancellationTokenSource {
    readonly token = { isCancellationRequested: false, onCancellationRequested: () => disposable }
    cancel = (): void => {
      this.token.isCancellationRequested = true
    }
    dispose = (): void => {}
  }
  class Emitter {
    readonly emitter = new EventEmitter()
    event = (listener: (value: unknown) => void) => {
      this.emitter.on('event', listener)
      return disposable
    }
    fire = (value: unknown): void => void this.emitter.emit('event', value)
    dispose = (): void => {}
  }
  const output = {
    ...Object.fromEntries(
      ['append', 'appendLine', 'info', 'error', 'warn', 'debug', 'trace', 'show', 'clear'].map((name) => [
        name,
        () => {},
      ]),
    ),
    name: 'docgen',
    logLevel: 3,
    onDidChangeLogLevel: event('logLevel'),
    dispose: () => {},
  }
  const parts: Readonly<Record<string, unknown>> = {
    version: '1.140.0',
    Disposable,
    Range,
    Position: Place,
    EventEmitter: Emitter,
    CancellationTokenSource,
    Uri: {
      file: uriOf,
      parse: parseUri,
      joinPath: (base: { fsPath: string }, ...rest: string[]) => uriOf(join(base.fsPath, ...rest)),
    },
    ViewColumn: { Beside: -2 },
    CodeActionKind: { Empty: { append: (kind: string) => kind } },
    TextEditorRevealType: { AtTop: 3 },
    LogLevel: { Off: 0, Trace: 1, Debug: 2, Info: 3, Warning: 4, Error: 5 },
    StatusBarAlignment: { Left: 1, Right: 2 },
    env: {
      appName: 'Test',
      language: 'en',
      asExternalUri: async (uri: unknown) => uri,
      openExternal: async (uri: unknown) => openedUrls.push(String(uri)),
      onDidChangeTelemetryEnabled: event('telemetry'),
      isTelemetryEnabled: false,
      createTelemetryLogger: () => disposable,
    },
    commands: {
      registerCommand: (name: string, run: () => Promise<void>) => {
        commands.set(name, run)
        return disposable
      },
      executeCommand: async () => undefined,
    },
    languages: {
      createDiagnosticCollection: () => ({
        set: (uri: { fsPath: string }, list: readonly { message: string }[] = []) =>
          diagnostics.set(
            uri.fsPath,
            list.map(({ message }) => message),
          ),
        delete: (uri: { fsPath: string }) => diagnostics.delete(uri.fsPath),
        clear: () => diagnostics.clear(),
        dispose: () => {},
      }),
      match: () => 10,
      ...Object.fromEntries(
        ['Completion', 'Hover', 'Definition', 'Reference', 'Rename', 'DocumentSymbol', 'FoldingRange', 'DocumentLink']
          .flatMap((name) => [`register${name}Provider`, `register${name}ItemProvider`])
          .concat('registerCodeActionsProvider')
          .map((name) => [name, () => disposable]),
      ),
    },
    window: {
      createOutputChannel: () => output,
      showErrorMessage: show,
      showWarningMessage: show,
      showInformationMessage: show,
      activeTextEditor: editor,
      visibleTextEditors: [editor],
      tabGroups: { all: [], onDidChangeTabs: event('tabs'), onDidChangeTabGroups: event('groups') },
      onDidChangeActiveTextEditor: event('activeEditor'),
      onDidChangeVisibleTextEditors: event('visibleEditors'),
      onDidChangeTextEditorVisibleRanges: event('ranges'),
      onDidChangeWindowState: event('state'),
      createWebviewPanel: () => {
        panel = { html: '' }
        const webview = {
          get html(): string {
            return panel?.html ?? ''
          },
          set html(text: string) {
            if (panel) panel.html = text
          },
          postMessage: async (message: unknown) => posted.push(message),
          onDidReceiveMessage: event('panelMessage'),
        }
        return { webview, onDidDispose: event('panelClosed'), reveal: () => {}, dispose: () => {} }
      },
    },
    workspace: {
      isTrusted,
      workspaceFolders: [workspaceFolder],
      textDocuments: [document],
      notebookDocuments: [],
      findFiles: async () => configs.map(uriOf),
      getWorkspaceFolder: ({ fsPath }: { fsPath: string }) => (fsPath.startsWith(folder) ? workspaceFolder : undefined),
      getConfiguration: () => configuration,
      createFileSystemWatcher: () => ({
        onDidCreate: event('created'),
        onDidChange: event('changed'),
        onDidDelete: event('deleted'),
        dispose: () => {},
      }),
      fs: { isWritableFileSystem: () => true },
      ...Object.fromEntries(
        [
          'onDidOpenTextDocument onDidCloseTextDocument onDidChangeTextDocument onDidSaveTextDocument onWillSaveTextDocument',
          'onDidChangeWorkspaceFolders onDidChangeConfiguration onDidGrantWorkspaceTrust onWillRenameFiles onDidRenameFiles',
          'onWillCreateFiles onDidCreateFiles onWillDeleteFiles onDidDeleteFiles onDidOpenNotebookDocument',
          'onDidCloseNotebookDocument onDidChangeNotebookDocument onDidSaveNotebookDocument',
        ]
          .flatMap((names) => names.split(' '))
          .map((name) => [name, event(name)]),
      ),
    },
  }
  return {
    // Classes and enums that only convert messages.
    module: new Proxy(parts, { get: (all, name) => (Object.hasOwn(all, name) ? all[String(name)] : createAnything()) }),
    messages,
    diagnostics,
    openedUrls,
    panelHtml: () => panel?.html,
    posted,
    revealed,
    run: async (command) => {
      const action = commands.get(command)
      if (!action) throw new Error(`no command ${command}`)
      await action()
    },
    receive: (message) => void events.emit('panelMessage', message),
    trust: () => void events.emit('onDidGrantWorkspaceTrust', undefined),
  }
}

/** A class that keeps its last text as a message, with any static member. */
function createAnything(): unknown {
  class Anything {
    message = ''
    constructor(...values: readonly unknown[]) {
      this.message = String(values.findLast((value) => typeof value === 'string') ?? '')
    }
  }
  return new Proxy(Anything, { get: (all, name) => (name in all ? Reflect.get(all, name) : undefined) })
}
