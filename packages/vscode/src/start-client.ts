import type { LogOutputChannel, WorkspaceFolder } from 'vscode'
import { LanguageClient } from 'vscode-languageclient/node'
import type { NodeProgram } from './find-node.js'

/** A client of `docgen lsp`. */
export interface StartedClient {
  /** Resolves when the server answers; rejects if it cannot be started. */
  readonly started: Promise<void>
  readonly stop: () => Promise<void>
}

/** What the client connects. */
export interface ClientOptions {
  readonly node: NodeProgram
  /** Path of docgen's command. */
  readonly command: string
  readonly folder: WorkspaceFolder
  readonly output: LogOutputChannel
}

/** Time for the server to end, in milliseconds. */
const STOP_MS = 5000
const LANGUAGES = ['markdown', 'mdx', 'yaml', 'json']

/** Starts the language server for a workspace folder. */
export function startClient({ node, command, folder, output }: ClientOptions): StartedClient {
  const client = new LanguageClient(
    'docgen',
    'docgen',
    {
      command: node.command,
      args: [command, 'lsp', '--stdio'],
      options: { cwd: folder.uri.fsPath, env: { ...process.env, ...node.environment } },
    },
    {
      documentSelector: LANGUAGES.map((language) => ({
        scheme: 'file',
        language,
        pattern: { baseUri: folder.uri.toString(), pattern: '**/*' },
      })),
      workspaceFolder: folder,
      outputChannel: output,
    },
  )
  const started = client.start()
  return {
    started,
    stop: async () => {
      // A server that is still starting cannot be stopped.
      await started.catch(() => {})
      if (client.needsStop()) await client.stop(STOP_MS)
      await client.dispose()
    },
  }
}
