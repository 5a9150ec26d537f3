import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeTestFiles } from '../src/read/write-test-files.js'
import { connectLsp, type LspClient } from './connect-lsp.js'

const CONFIG = "export default { title: 'Kit', url: 'https://kit.example' }\n"
const FILES = {
  'one/site.config.ts': `console.log('printed by the config')\n${CONFIG}`,
  'one/docs/index.md': '# Home\n\n[Setup](./setup.md) and [none](./none.md)\n',
  'one/docs/setup.md': '# Setup\n\n## Install\n\nText.\n',
  'two/site.config.ts': CONFIG,
  'two/docs/index.md': '---\nslug: /\n---\n\n# Two\n',
  'loose/notes.md': '# Notes\n\n[broken](./none.md)\n',
}

describe('the language server', () => {
  let root = ''
  let client: LspClient
  beforeAll(async () => {
    root = mkdtempSync(join(realpathSync(tmpdir()), 'docgen-lsp-'))
    writeTestFiles(root, FILES)
    client = await connectLsp(root, ['one'])
  })
  afterAll(() => {
    client.process.kill()
    rmSync(root, { recursive: true, force: true })
  })
  const codes = (file: string): readonly unknown[] | undefined => client.diagnostics(file)?.map(({ code }) => code)

  it('introduces itself', () => {
    expect(client.initialized).toMatchObject({
      serverInfo: { name: 'docgen' },
      capabilities: { positionEncoding: 'utf-16', workspace: { workspaceFolders: { supported: true } } },
    })
  })

  it('reports the problems of files that are not open', async () => {
    await expect.poll(() => codes('one/docs/index.md')).toEqual(['broken-markdown-link'])
    const [problem] = client.diagnostics('one/docs/index.md') ?? []
    expect(problem).toMatchObject({
      range: { start: { line: 2, character: 31 }, end: { line: 2, character: 40 } },
      severity: 2,
      source: 'docgen',
      codeDescription: { href: 'https://docgen.example/reference/diagnostics#broken-markdown-link' },
    })
    expect(client.registrations.map(({ method }) => method)).toContain('workspace/didChangeWatchedFiles')
  })

  it('checks unsaved text, with positions in UTF-16', async () => {
    await client.open('one/docs/setup.md', FILES['one/docs/setup.md'])
    await client.change('one/docs/setup.md', '# Setup\n\n## Install\n\n😀 [x](#instal)\n')
    await expect.poll(() => codes('one/docs/setup.md')).toEqual(['broken-anchor'])
    expect(client.diagnostics('one/docs/setup.md')).toMatchObject([
      { range: { start: { line: 4, character: 7 }, end: { line: 4, character: 14 } } },
    ])
  })

  it('returns to the file on disk when the editor closes it', async () => {
    await client.close('one/docs/setup.md')
    await expect.poll(() => codes('one/docs/setup.md')).toEqual([])
  })

  it('checks links to a file that is created', async () => {
    writeFileSync(join(root, 'one/docs/none.md'), '# None\n')
    await client.connection.sendNotification('workspace/didChangeWatchedFiles', {
      changes: [{ uri: client.uri('one/docs/none.md'), type: 1 }],
    })
    await expect.poll(() => codes('one/docs/index.md')).toEqual([])
  })

  it('keeps working with the last good config', async () => {
    const save = async (text: string): Promise<void> => {
      writeFileSync(join(root, 'one/site.config.ts'), text)
      await client.connection.sendNotification('workspace/didChangeWatchedFiles', {
        changes: [{ uri: client.uri('one/site.config.ts'), type: 2 }],
      })
    }
    await save('export default { title: 5 }\n')
    await expect.poll(() => codes('one/site.config.ts')).toContain('invalid-config')
    await client.open('one/docs/setup.md', '# Setup\n\n[x](./gone.md)\n')
    await expect.poll(() => codes('one/docs/setup.md')).toEqual(['broken-markdown-link'])
    await client.close('one/docs/setup.md')
    await save(CONFIG)
    await expect.poll(() => codes('one/site.config.ts')).toEqual([])
  })

  it('opens the site of a file outside of the workspace, and is quiet about files without a site', async () => {
    await client.open('loose/notes.md', FILES['loose/notes.md'])
    await client.open('two/docs/index.md', '---\nslug: /\n---\n\n# Two\n\n[x](./none.md)\n')
    await expect.poll(() => codes('two/docs/index.md')).toEqual(['broken-markdown-link'])
    expect(client.diagnostics('loose/notes.md')).toBeUndefined()
  })

  it('forgets the sites of a removed workspace folder', async () => {
    await client.open('one/docs/setup.md', '# Setup\n\n[x](./gone.md)\n')
    await expect.poll(() => codes('one/docs/setup.md')).toEqual(['broken-markdown-link'])
    await client.connection.sendNotification('workspace/didChangeWorkspaceFolders', {
      event: { added: [], removed: [{ uri: client.uri('one'), name: 'one' }] },
    })
    await expect.poll(() => codes('one/docs/setup.md')).toEqual([])
  })

  it('prints nothing but messages, and ends when asked to', async () => {
    expect(client.printed()).toContain('printed by the config')
    expect(await client.end()).toBe(0)
  })
})

it('ends with an error when the client disconnects', async () => {
  const client = await connectLsp(tmpdir(), [], {})
  expect(await client.disconnect()).toBe(1)
})
