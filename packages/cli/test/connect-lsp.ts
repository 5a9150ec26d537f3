import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type ClientCapabilities,
  createProtocolConnection,
  type Diagnostic,
  type InitializeResult,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type Registration,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node'
import { toUri } from '../src/lsp/file-uri.js'

const BINARY = fileURLToPath(new URL('../bin/docgen.js', import.meta.url))

/** A client that is connected to the built `docgen lsp` in a separate process. */
export interface LspClient {
  readonly connection: ProtocolConnection
  readonly initialized: InitializeResult
  /** What the server has registered since the start. */
  readonly registrations: readonly Registration[]
  /** URI of a file of the site. */
  readonly uri: (file: string) => string
  readonly open: (file: string, text: string) => Promise<void>
  /** Replaces the text of an open file. */
  readonly change: (file: string, text: string) => Promise<void>
  readonly close: (file: string) => Promise<void>
  /** The diagnostics of a file that were received last; undefined if there were none yet. */
  readonly diagnostics: (file: string) => readonly Diagnostic[] | undefined
  /** File → its diagnostics, without files whose diagnostics are fixed. */
  readonly problems: () => ReadonlyMap<string, readonly Diagnostic[]>
  /** Number of diagnostic notifications since the start. */
  readonly received: () => number
  /** What the server has printed to standard error. */
  readonly printed: () => string
  /** Ends the session as the protocol prescribes. Returns the exit code. */
  readonly end: () => Promise<number | null>
  /** Disconnects without a word, as an editor that crashes. Returns the exit code. */
  readonly disconnect: () => Promise<number | null>
  readonly process: ChildProcess
}

/** Starts a server for the site in a folder; `workspaceFolders` are relative to the folder. */
export async function connectLsp(
  siteDir: string,
  workspaceFolders: readonly string[] = [''],
  capabilities: ClientCapabilities = CAPABILITIES,
): Promise<LspClient> {
  const { FORCE_COLOR: _color, NODE_ENV: _testing, ...environment } = process.env
  const child = spawn(process.execPath, [BINARY, 'lsp', '--stdio'], {
    cwd: siteDir,
    env: environment,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  let printed = ''
  child.stderr.on('data', (chunk) => {
    printed += String(chunk)
  })
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  )
  const byUri = new Map<string, readonly Diagnostic[]>()
  const registrations: Registration[] = []
  let received = 0
  connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }: PublishDiagnosticsParams) => {
    received += 1
    byUri.set(uri, diagnostics)
  })
  connection.onRequest('client/registerCapability', (params: { readonly registrations: readonly Registration[] }) => {
    registrations.push(...params.registrations)
    return null
  })
  connection.onError((error) => {
    throw error
  })
  connection.listen()
  const uri = (file: string): string => toUri(join(siteDir, file))
  const initialized: InitializeResult = await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: null,
    capabilities,
    workspaceFolders: workspaceFolders.map((folder) => ({ uri: uri(folder), name: folder })),
  })
  await connection.sendNotification('initialized', {})
  const versions = new Map<string, number>()
  return {
    connection,
    initialized,
    registrations,
    uri,
    open: (file, text) =>
      connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri: uri(file), languageId: 'markdown', version: 0, text },
      }),
    change: (file, text) => {
      const version = (versions.get(file) ?? 0) + 1
      versions.set(file, version)
      const textDocument = { uri: uri(file), version }
      return connection.sendNotification('textDocument/didChange', { textDocument, contentChanges: [{ text }] })
    },
    close: (file) => connection.sendNotification('textDocument/didClose', { textDocument: { uri: uri(file) } }),
    diagnostics: (file) => byUri.get(uri(file)),
    problems: () => new Map([...byUri].filter(([, list]) => list.length > 0)),
    received: () => received,
    printed: () => printed,
    end: async () => {
      await connection.sendRequest('shutdown')
      await connection.sendNotification('exit')
      return ended
    },
    disconnect: () => {
      child.stdin.end()
      return ended
    },
    process: child,
  }
}

/** What most editors can do. */
export const CAPABILITIES: ClientCapabilities = {
  workspace: {
    workspaceFolders: true,
    didChangeWatchedFiles: { dynamicRegistration: true },
    workspaceEdit: { documentChanges: true, resourceOperations: ['rename'] },
  },
  textDocument: { completion: { completionItem: { snippetSupport: true } } },
}
