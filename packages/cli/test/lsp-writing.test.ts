import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CodeAction, CompletionList, DocumentSymbol, Hover, Location, WorkspaceEdit } from 'vscode-languageserver'
import { writeTestFiles } from '../src/read/write-test-files.js'
import { connectLsp, type LspClient } from './connect-lsp.js'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const SETUP =
  '# Setup\n\nHow to install the kit.\n\n## Install\n\nRun it.\n\n## Remove\n\n:::note[Careful]\nDelete it.\n:::\n\n## End\n'
const FILES = {
  'site.config.ts': `export default {
  title: 'Kit',
  url: 'https://kit.example',
  placeholders: { kit: 'The Kit' },
  markdown: { components: { Chart: './chart.tsx' }, admonitions: { security: 'danger' } },
  openapi: [{ path: './api.yaml', routeBasePath: 'api' }],
}
`,
  'chart.tsx': 'export default function Chart() { return <p>chart</p> }\n',
  'api.yaml': `openapi: 3.1.0
info: { title: Orders, version: '1' }
paths:
  /orders/{id}:
    get:
      operationId: getOrder
      summary: Read an order
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { '200': { description: OK } }
`,
  'docs/index.md': '---\nslug: /\ntags: [start]\n---\n\n# Home\n',
  'docs/guide/setup.md': SETUP,
  'docs/guide/_part.md': 'A part about [setup](./setup.md).\n',
  'docs/guide/use.md': '# Use\n\n[a](./setup.md#install) [old](/gone) ![p](./p.png)\n\n::include{file=./_part.md}\n',
  'docs/guide/p.png': PIXEL,
}

describe('writing with the language server', () => {
  let root = ''
  let client: LspClient
  beforeAll(async () => {
    root = mkdtempSync(join(realpathSync(tmpdir()), 'docgen-lsp-'))
    writeTestFiles(root, FILES)
    client = await connectLsp(root)
    await client.open('docs/guide/use.md', FILES['docs/guide/use.md'])
  })
  afterAll(() => {
    client.process.kill()
    rmSync(root, { recursive: true, force: true })
  })

  /** Sends a request about the position of `|` in a text, which becomes the text of the page. */
  const ask = async <Result>(method: string, marked: string, more: object = {}): Promise<Result> => {
    const text = marked.replace('|', '')
    await client.change('docs/guide/use.md', text)
    const before = marked.slice(0, marked.indexOf('|')).split('\n')
    const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 }
    const textDocument = { uri: client.uri('docs/guide/use.md') }
    return client.connection.sendRequest(method, { textDocument, position, ...more })
  }
  const labels = async (marked: string): Promise<readonly string[]> => {
    const { items } = await ask<CompletionList>('textDocument/completion', marked)
    return items.map(({ label }) => label)
  }

  it('reports the problems of the site', async () => {
    await expect.poll(() => client.diagnostics('docs/guide/use.md')?.map(({ code }) => code)).toEqual(['broken-link'])
  })

  it.each([
    ['[a](./|', ['./setup.md', '../index.md', './use.md']],
    ['[a](set|', ['setup.md']],
    ['[a](./setup.md#|', ['./setup.md#install', './setup.md#remove']],
    ['[a](/gui|', ['/guide/setup']],
    ['[a](api:|', ['api:getOrder']],
    ['![a](./|', ['./p.png']],
    ['::include{file=./|', ['./_part.md']],
    [':::no|', ['note']],
    [':::secu|', ['security']],
    [':::card[T]{|', ['icon', 'href']],
    [':::section{tone=|', ['accent']],
    ['::|', ['include', 'doc-cards']],
    ['a :ba|', ['badge']],
    ['<Cha|', ['Chart']],
    ['<Card |', ['title', 'icon']],
    ['```typ|', ['typescript']],
    ['Use {k|', ['kit']],
    ['<Translate id="theme.|', ['theme.search']],
    ['---\nsid|\n---\n', ['sidebar_label', 'sidebar_position']],
    ['---\nlayout: |\n---\n', ['home', 'bare']],
    ['---\ndraft: |\n---\n', ['true', 'false']],
    ['---\ntags: [s|]\n---\n', ['start']],
    ['---\npagination_next: |\n---\n', ['guide/setup']],
    ['---\ndisplayed_sidebar: |\n---\n', ['defaultSidebar']],
  ])('completes %j', async (marked, expected) => {
    const found = await labels(marked)
    if (marked.includes('theme.')) expect(found.every((label) => label.startsWith('theme.'))).toBe(true)
    else expect(found).toEqual(expect.arrayContaining(expected))
  })

  it('completes the old URLs that links still use', async () => {
    await client.open('docs/index.md', FILES['docs/index.md'])
    await client.change('docs/guide/use.md', FILES['docs/guide/use.md'])
    await expect.poll(() => client.diagnostics('docs/guide/use.md')?.length).toBe(1)
    await client.change('docs/index.md', '---\nredirect_from: \n---\n')
    const { items }: CompletionList = await client.connection.sendRequest('textDocument/completion', {
      textDocument: { uri: client.uri('docs/index.md') },
      position: { line: 1, character: 15 },
    })
    expect(items.map(({ label }) => label)).toEqual(['/gone'])
    await client.close('docs/index.md')
  })

  it.each([
    ['[a](./set|up.md)', ['**Setup**', 'How to install the kit.', '/guide/setup']],
    ['[a](./setup.md#in|stall)', ['*Install*', 'Run it.']],
    ['[a](./setup.md#rem|ove)', ['*Remove*\n\nDelete it.\n\n']],
    ['[a](./setup.md#e|nd)', ['*End*\n\n`/guide']],
    ['[a](api:get|Order)', ['**Read an order**', '`GET /orders/{id}`']],
    ['![a](./p|.png)', ['p.png', '1 × 1']],
    ['::include{file=./_p|art.md}', ['A part about']],
    ['<Ch|art />', ['**<Chart>**']],
  ])('describes what %j refers to', async (marked, parts) => {
    const hover = await ask<Hover | null>('textDocument/hover', marked)
    const value = hover && typeof hover.contents === 'object' && 'value' in hover.contents ? hover.contents.value : ''
    for (const part of parts) expect(value).toContain(part)
  })

  it.each([
    ['[a](./setup.md#re|move)', 'docs/guide/setup.md', 8],
    ['[a](api:get|Order)', 'api.yaml', 5],
    ['::include{file=./_p|art.md}', 'docs/guide/_part.md', 0],
    ['<Ch|art />', 'chart.tsx', 0],
  ])('finds the definition of %j', async (marked, file, line) => {
    const location = await ask<Location>('textDocument/definition', marked)
    expect([location.uri, location.range.start.line]).toEqual([client.uri(file), line])
  })

  it('finds references to a page, and says nothing about plain text', async () => {
    const found = await ask<Location[]>('textDocument/references', '[a](./set|up.md)\n\n::include{file=./_part.md}\n', {
      context: { includeDeclaration: false },
    })
    expect(found.map(({ uri }) => uri).sort()).toEqual(
      [client.uri('docs/guide/_part.md'), client.uri('docs/guide/use.md')].sort(),
    )
    expect(await ask('textDocument/hover', 'Plain te|xt')).toBeNull()
  })

  it('lists headings and links', async () => {
    const symbols = await ask<DocumentSymbol[]>('textDocument/documentSymbol', '|# A\n\n## B\n')
    expect(symbols.map(({ name }) => name)).toEqual(['A'])
    const links = await ask<{ target?: string }[]>('textDocument/documentLink', '|[a](./setup.md#remove)\n')
    expect(links.map(({ target }) => target)).toEqual([`${client.uri('docs/guide/setup.md')}#L9`])
  })

  /** Lists the edits and renames of files, by path in the site. */
  const listChanges = ({ documentChanges = [] }: WorkspaceEdit): readonly string[] =>
    documentChanges
      .flatMap((change) => {
        const pathOf = (uri: string): string => uri.slice(client.uri('').length + 1)
        if ('edits' in change)
          return change.edits.map(
            (each) => `${pathOf(change.textDocument.uri)}: ${'newText' in each ? each.newText : ''}`,
          )
        return change.kind === 'rename' ? [`${pathOf(change.oldUri)} → ${pathOf(change.newUri)}`] : []
      })
      .sort()

  it('offers fixes for misspelled links', async () => {
    await client.change('docs/guide/use.md', '# Use\n\n[a](./setpu.md)\n')
    await expect.poll(() => client.diagnostics('docs/guide/use.md')?.[0]?.message).toContain('setpu')
    const diagnostics = client.diagnostics('docs/guide/use.md') ?? []
    const actions: CodeAction[] = await client.connection.sendRequest('textDocument/codeAction', {
      textDocument: { uri: client.uri('docs/guide/use.md') },
      range: diagnostics[0]?.range,
      context: { diagnostics },
    })
    expect(actions[0]?.edit?.changes?.[client.uri('docs/guide/use.md')]?.[0]?.newText).toBe('./setup.md')
  })

  it('plans the edits of a renamed file', async () => {
    await client.change('docs/guide/use.md', FILES['docs/guide/use.md'])
    const edit: WorkspaceEdit = await client.connection.sendRequest('workspace/willRenameFiles', {
      files: [{ oldUri: client.uri('docs/guide/setup.md'), newUri: client.uri('docs/start.md') }],
    })
    const changed = edit.documentChanges?.flatMap((change) => ('edits' in change ? change.edits : []))
    const texts = changed?.map((each) => ('newText' in each ? each.newText : ''))
    expect(texts?.sort()).toEqual([
      '---\nredirect_from:\n  - /guide/setup\n---\n\n',
      '../start.md',
      '../start.md#install',
    ])
  })

  it('renames a heading with its links, also of unsaved text', async () => {
    await client.open('docs/guide/setup.md', SETUP)
    const textDocument = { uri: client.uri('docs/guide/setup.md') }
    const position = { line: 4, character: 5 }
    expect(await client.connection.sendRequest('textDocument/prepareRename', { textDocument, position })).toEqual({
      range: { start: { line: 4, character: 3 }, end: { line: 4, character: 10 } },
      placeholder: 'Install',
    })
    const edit: WorkspaceEdit = await client.connection.sendRequest('textDocument/rename', {
      textDocument,
      position,
      newName: 'Set up',
    })
    const edits = edit.documentChanges?.flatMap((change) => ('edits' in change ? change.edits : []))
    expect(edits?.map((each) => ('newText' in each ? each.newText : '')).sort()).toEqual(['Set up', 'set-up'])
    expect(readFileSync(join(root, 'docs/guide/setup.md'), 'utf8')).toBe(SETUP)
  })

  it('renames the heading that a link points to', async () => {
    expect(await ask('textDocument/prepareRename', '# Use\n\n[a](./setup.md#re|move)\n')).toEqual({
      range: { start: { line: 2, character: 15 }, end: { line: 2, character: 21 } },
      placeholder: 'Remove',
    })
    const marked = '# Use\n\n[a](./setup.md#re|move)\n'
    const edit = await ask<WorkspaceEdit>('textDocument/rename', marked, { newName: 'Delete' })
    expect(listChanges(edit)).toEqual(['docs/guide/setup.md: Delete', 'docs/guide/use.md: delete'])
  })

  it('renames the file that a link or an include names', async () => {
    const link = '# Use\n\n[a](./set|up.md#remove)\n\n::include{file=./_part.md}\n'
    expect(await ask('textDocument/prepareRename', link)).toEqual({
      range: { start: { line: 2, character: 4 }, end: { line: 2, character: 14 } },
      placeholder: './setup.md',
    })
    const edit = await ask<WorkspaceEdit>('textDocument/rename', link, { newName: '../start.md' })
    expect(listChanges(edit)).toEqual([
      'docs/guide/_part.md: ../start.md',
      'docs/guide/setup.md → docs/start.md',
      'docs/guide/setup.md: ---\nredirect_from:\n  - /guide/setup\n---\n\n',
      'docs/guide/use.md: ../start.md#remove',
    ])
    const include = '# Use\n\n::include{file=./_p|art.md}\n'
    const moved = await ask<WorkspaceEdit>('textDocument/rename', include, { newName: './_steps.md' })
    expect(listChanges(moved)).toEqual(['docs/guide/_part.md → docs/guide/_steps.md', 'docs/guide/use.md: ./_steps.md'])
  })

  it('names what is wrong with a new name', async () => {
    const rename = (marked: string, newName: string) => ask('textDocument/rename', marked, { newName })
    await expect(rename('[a](./set|up.md)\n', './use.md')).rejects.toThrow('docs/guide/use.md already exists')
    await expect(rename('[a](./set|up.md)\n', './start')).rejects.toThrow('the new path has to end in .md')
    await expect(rename('[a](./set|up.md)\n', '../../../x.md')).rejects.toThrow('../../../x.md is outside the site')
    await expect(rename('# U|se\n', ' ')).rejects.toThrow('a heading needs a text of one line')
    expect(await ask('textDocument/prepareRename', 'Plain te|xt and [other](https://x.example)\n')).toBeNull()
  })

  it('answers nothing to a request that the client cancels', async () => {
    const { CancellationTokenSource } = await import('vscode-languageserver-protocol/node')
    const source = new CancellationTokenSource()
    const position = { line: 0, character: 3 }
    const textDocument = { uri: client.uri('docs/guide/use.md') }
    await client.change('docs/guide/use.md', '# Other\n')
    const answer = client.connection.sendRequest('textDocument/hover', { textDocument, position }, source.token)
    source.cancel()
    await expect(answer).rejects.toMatchObject({ code: -32800 })
  })
})
