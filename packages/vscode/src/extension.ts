import { statSync } from 'node:fs'
import {
  commands,
  type Disposable,
  type ExtensionContext,
  env,
  type LogOutputChannel,
  Uri,
  window,
  workspace,
} from 'vscode'
import { findDocgen } from './find-docgen.js'
import { findNode, type NodeProgram } from './find-node.js'
import { findSite, listSiteDirs } from './find-site.js'
import { createPreview } from './preview.js'
import { createServers } from './servers.js'
import { type StartedClient, startClient } from './start-client.js'

const CONFIGS = '**/site.config.{ts,js,mjs}'
/** Number of sites in a workspace that are searched for. */
const MAX_SITES = 200

let stop = async (): Promise<void> => {}

/** Starts the servers of the workspace's sites, now or when the user trusts the workspace. */
export async function activate(context: ExtensionContext): Promise<void> {
  const output = window.createOutputChannel('docgen', { log: true })
  context.subscriptions.push(output)
  context.subscriptions.push(commands.registerCommand('docgen.showOutput', () => output.show()))
  const refuse = async (): Promise<void> => {
    await window.showWarningMessage(
      'docgen runs the code of your site, so it starts only in workspaces that you trust.',
    )
  }
  let run = { openPreview: refuse, openPage: refuse, restart: refuse }
  for (const name of ['openPreview', 'openPage', 'restart'] as const)
    context.subscriptions.push(commands.registerCommand(`docgen.${name}`, () => run[name]()))
  const start = async (): Promise<void> => {
    const running = createSession(output, context.subscriptions)
    run = running
    stop = running.stop
    await running.start()
  }
  if (workspace.isTrusted) return start()
  output.info('The workspace is not trusted, so docgen has not started.')
  context.subscriptions.push(workspace.onDidGrantWorkspaceTrust(() => void start()))
}

/** Stops all servers. */
export function deactivate(): Promise<void> {
  return stop()
}

/** The servers, and what commands do with them. */
interface Session {
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  readonly restart: () => Promise<void>
  readonly openPreview: () => Promise<void>
  readonly openPage: () => Promise<void>
}

function createSession(output: LogOutputChannel, subscriptions: Disposable[]): Session {
  const clients = new Map<string, StartedClient>()
  const reported = new Set<string>()
  let siteDirs: readonly string[] = []

  const report = (problem: string): void => {
    output.error(problem)
    // Once, not for each site and each start.
    if (reported.has(problem)) return
    reported.add(problem)
    void window.showErrorMessage(problem, 'Show Output').then((choice) => choice && output.show())
  }
  const locate = (siteDir: string): { readonly command: string; readonly node: NodeProgram } | undefined => {
    const folder = workspace.getWorkspaceFolder(Uri.file(siteDir))
    const setting = workspace.getConfiguration('docgen', Uri.file(siteDir)).get<string>('path', '')
    const found = findDocgen({ siteDir, workspaceDir: folder?.uri.fsPath ?? siteDir, setting, isFile })
    if ('command' in found) return { command: found.command, node: currentNode() }
    report(found.problem)
    return undefined
  }
  const servers = createServers({ locate, onPrinted: (text) => output.info(text.trimEnd()) })
  const siteOf = (path: string): string | undefined => findSite(path, siteDirs)
  const preview = createPreview({ siteOf, servers, report })

  const start = async (): Promise<void> => {
    const found = await workspace.findFiles(CONFIGS, '**/node_modules/**', MAX_SITES)
    siteDirs = listSiteDirs(found.map(({ fsPath }) => fsPath))
    await commands.executeCommand('setContext', 'docgen.isActive', siteDirs.length > 0)
    for (const siteDir of siteDirs) {
      const folder = workspace.getWorkspaceFolder(Uri.file(siteDir))
      // One server is enough for all sites of a folder.
      if (!folder || clients.has(folder.uri.toString())) continue
      const located = locate(siteDir)
      if (!located) continue
      const client = startClient({ ...located, folder, output })
      clients.set(folder.uri.toString(), client)
      client.started.catch((error: unknown) => report(`docgen lsp did not start: ${String(error)}`))
    }
    await Promise.allSettled([...clients.values()].map(({ started }) => started))
  }
  const stopAll = async (): Promise<void> => {
    servers.stop()
    const stopping = [...clients.values()].map((client) => client.stop())
    clients.clear()
    await Promise.allSettled(stopping)
  }
  const watcher = workspace.createFileSystemWatcher(CONFIGS, false, true, false)
  subscriptions.push(
    watcher,
    watcher.onDidCreate(() => void start()),
    watcher.onDidDelete(() => void start()),
    workspace.onDidChangeWorkspaceFolders(({ removed }) => {
      for (const { uri } of removed) {
        void clients.get(uri.toString())?.stop()
        clients.delete(uri.toString())
      }
      void start()
    }),
    workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('docgen.path')) void restart()
    }),
    preview,
  )
  const restart = async (): Promise<void> => {
    await stopAll()
    reported.clear()
    await start()
    await preview.refresh()
  }
  const openPage = async (): Promise<void> => {
    const url = await preview.findUrl()
    if (url !== undefined) await env.openExternal(Uri.parse(url))
  }
  return { start, stop: stopAll, restart, openPreview: preview.open, openPage }
}

function currentNode(): NodeProgram {
  const { PATH = '' } = process.env
  return findNode({ path: PATH, isWindows: process.platform === 'win32', execPath: process.execPath, isFile })
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}
