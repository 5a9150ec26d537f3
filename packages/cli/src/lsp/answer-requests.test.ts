import { join } from 'node:path'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { type CancellationToken, type Connection, LSPErrorCodes } from 'vscode-languageserver'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { createTestFolder } from '../read/create-test-folder.js'
import { answerRequests } from './answer-requests.js'
import { toUri } from './file-uri.js'
import { createWorkspace } from './workspace.js'

// A session enters the folder of its site. Later tests of this process need one that exists.
const folder = process.cwd()
afterAll(() => process.chdir(folder))

const TEXT = '# Start\n\n## First part\n\n[more](./more.md)\n'
const LINK = { line: 4, character: 10 }

/** Opens a page of a site, and a file of no site, and returns a function that sends requests about them. */
async function open() {
  const siteDir = createTestFolder({
    'site.config.ts': "export default { title: 'Kit', url: 'https://kit.example' }\n",
    'docs/index.md': TEXT,
    'docs/more.md': '# More\n',
  })
  const uris = { page: toUri(join(siteDir, 'docs/index.md')), other: 'file:///none/other.md' }
  const documents = new Map(Object.values(uris).map((uri) => [uri, TextDocument.create(uri, 'markdown', 1, TEXT)]))
  const handlers: Record<string, (params: object, token: CancellationToken) => Promise<unknown>> = {}
  const record = {
    get: (_target: object, name: string) => (handler: (typeof handlers)[string]) => {
      handlers[name] = handler
    },
  }
  const connection = new Proxy(
    { workspace: new Proxy({}, record) },
    {
      get: (target, name: string) => (name === 'workspace' ? target.workspace : record.get(target, name)),
    },
  ) as unknown as Connection
  const workspace = createWorkspace({
    onFileDiagnostics: () => {},
    onChecked: () => {},
    onError: (error) => {
      throw error
    },
  })
  onTestFinished(() => workspace.close())
  answerRequests(connection, {
    documents: { get: (uri: string) => documents.get(uri) } as never,
    workspace,
    hasSnippets: () => false,
  })
  const send = (name: string, params: object, isCancellationRequested = false): Promise<unknown> =>
    handlers[name]?.(params, { isCancellationRequested } as CancellationToken) ?? Promise.reject(new Error(name))
  return { siteDir, send, ...uris }
}

it('answers what a position of a page refers to', async () => {
  const { siteDir, send, page } = await open()
  const request = { textDocument: { uri: page }, position: LINK }
  expect(await send('onDefinition', request)).toMatchObject({ uri: toUri(join(siteDir, 'docs/more.md')) })
  expect(JSON.stringify(await send('onHover', request))).toContain('More')
  expect(await send('onReferences', { ...request, position: { line: 0, character: 0 } })).toEqual([])
  expect(await send('onDefinition', { ...request, position: { line: 0, character: 0 } })).toBeNull()
})

it('renames a heading and the file that a link names, and nothing else', async () => {
  const { send, page } = await open()
  const request = { textDocument: { uri: page }, position: { line: 2, character: 5 } }
  expect(await send('onPrepareRename', request)).toMatchObject({ placeholder: 'First part' })
  const edit = JSON.stringify(await send('onRenameRequest', { ...request, newName: 'Second part' }))
  expect(edit).toContain('Second part')
  expect(await send('onPrepareRename', { ...request, position: LINK })).toMatchObject({ placeholder: './more.md' })
  expect(await send('onPrepareRename', { ...request, position: { line: 3, character: 0 } })).toBeNull()
})

it('knows only the outline of a file without a site', async () => {
  const { send, other } = await open()
  const request = { textDocument: { uri: other }, position: LINK }
  for (const name of ['onCompletion', 'onHover', 'onDocumentLinks']) expect(await send(name, request)).toBeNull()
  expect(await send('onDocumentSymbol', request)).toHaveLength(1)
})

it('rejects a cancelled request', async () => {
  const { send, page } = await open()
  const request = { textDocument: { uri: page }, position: LINK }
  await expect(send('onHover', request, true)).rejects.toMatchObject({ code: LSPErrorCodes.RequestCancelled })
})
