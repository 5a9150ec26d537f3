import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TextDocumentEdit, WorkspaceEdit } from 'vscode-languageserver'
import { toSitePath } from '../src/config/site-path.js'
import { toPath, toUri } from '../src/lsp/file-uri.js'
import { findRenamed } from '../src/lsp/find-renamed.js'
import { type OpenPage, openPage } from '../src/lsp/open-page.js'
import { planFileRenames, rename } from '../src/lsp/rename.js'
import { openSiteService, type SiteService } from '../src/lsp/site-service.js'
import { moveFiles } from '../src/moves/move-files.js'
import { createTestFolder } from '../src/read/create-test-folder.js'
import type { SiteCopy } from './build-copy.js'
import { createCorpusSite } from './corpus/create-corpus-site.js'
import { createWords } from './random-words.js'
import { findSharedFolder } from './shared-folder.js'

// A service enters the folder of its site. Later tests of this process need one that exists.
const folder = process.cwd()
afterAll(() => process.chdir(folder))

const { path: CORPUS, isLeftOut, note } = findSharedFolder('corpora/babel-docs')
const CONFIG = "export default { title: 'Kit', url: 'https://kit.example', i18n: { locales: ['en', 'de'] }"

/** Applies the edits of a server as an editor does. */
function applyWorkspaceEdit({ documentChanges = [] }: WorkspaceEdit): void {
  for (const change of documentChanges as readonly TextDocumentEdit[]) {
    const path = toPath(change.textDocument.uri) ?? ''
    const lines = readFileSync(path, 'utf8').split('\n')
    for (const edit of change.edits.toReversed()) {
      const { start, end } = edit.range
      const text = 'newText' in edit ? edit.newText : ''
      const before = (lines[start.line] ?? '').slice(0, start.character)
      const after = (lines[end.line] ?? '').slice(end.character)
      lines.splice(start.line, end.line - start.line + 1, ...(before + text + after).split('\n'))
    }
    writeFileSync(path, lines.join('\n'))
  }
}

/** Renames the heading at an offset of a page's text. */
async function renameAt(
  offset: number,
  { text, newName }: { readonly text: string; readonly newName: string },
  page: OpenPage,
  service: SiteService,
): Promise<WorkspaceEdit | undefined> {
  const renamed = await findRenamed(text, offset, page)
  return renamed && rename(renamed, newName, service)
}

/** The site-relative paths of the files that edits change. */
function listChanged({ documentChanges = [] }: WorkspaceEdit, siteDir: string): readonly string[] {
  return documentChanges.flatMap((change) =>
    'textDocument' in change ? toSitePath(siteDir, toPath(change.textDocument.uri) ?? '') : [],
  )
}

/** Opens a site in the way of the language server; `find` waits for its diagnostics. */
function openService(siteDir: string): SiteService & { readonly find: () => Promise<readonly Diagnostic[]> } {
  let found: readonly Diagnostic[] = []
  const service = openSiteService({
    siteDir,
    onDiagnostics: (diagnostics) => {
      found = diagnostics
    },
    onError: (error) => {
      throw error
    },
  })
  return {
    ...service,
    find: async () => {
      await service.checked()
      return found
    },
  }
}

/** The broken links: a move changes none of them, and adds none. */
function listBroken(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics
    .filter(({ code }) => /^broken-|^missing-|conflict|duplicate|sidebar/.test(code))
    .map(({ code, message }) => `${code} ${message}`)
    .sort()
}

describe('docgen mv', () => {
  const move = (siteDir: string, from: string, to: string, isDryRun = false) =>
    moveFiles({ siteDir, from: join(siteDir, from), to: join(siteDir, to), isDryRun })
  const FILES = {
    'site.config.ts': `${CONFIG}, docs: { sidebars: './sidebars.json' }, navbar: { items: [{ to: '/guide/setup#install', label: 'Setup' }] } }\n`,
    'sidebars.json':
      '{ "docs": ["index", { "type": "doc", "id": "guide/setup", "label": "guide/setup" }, { "type": "link", "href": "/guide/setup", "label": "Again" }] }\n',
    'docs/index.md':
      '---\nslug: /\n---\n\n# Home\n\n[a](./guide/setup.md#install) [b](/guide/setup/) `./guide/setup.md`\n',
    'docs/guide/setup.md': '# Setup\n\n::include{file=./_part.md}\n\n## Install\n\n[Home](../index.md)\n',
    'docs/guide/_part.md': 'Part of [it](./setup.md).\n',
    'i18n/de/docs/current/guide/setup.md': '# Aufbau\n\n[Start](../index.md)\n',
    'i18n/de/docs/current/index.md': '---\nslug: /\n---\n\n# Start\n\n[a](./guide/setup.md)\n',
  }

  it('changes links, includes, sidebars, translations and redirects, and nothing else', async () => {
    const siteDir = createTestFolder(FILES)
    const { value, diagnostics } = await move(siteDir, 'docs/guide/setup.md', 'docs/installing.md')
    expect(diagnostics).toEqual([])
    expect(value?.moves).toEqual([
      { from: 'docs/guide/setup.md', to: 'docs/installing.md' },
      { from: 'i18n/de/docs/current/guide/setup.md', to: 'i18n/de/docs/current/installing.md' },
    ])
    const read = (file: string): string => readFileSync(join(siteDir, file), 'utf8')
    expect(read('docs/index.md')).toBe(
      FILES['docs/index.md']
        .replace('(./guide/setup.md', '(./installing.md')
        .replace('(/guide/setup/', '(/installing/'),
    )
    expect(read('docs/installing.md')).toBe(
      '---\nredirect_from:\n  - /guide/setup\n---\n\n# Setup\n\n::include{file=./guide/_part.md}\n\n## Install\n\n[Home](./index.md)\n'.replace(
        './index.md',
        'index.md',
      ),
    )
    expect(read('docs/guide/_part.md')).toBe('Part of [it](../installing.md).\n')
    expect(read('sidebars.json')).toBe(
      FILES['sidebars.json']
        .replace('"id": "guide/setup"', '"id": "installing"')
        .replace('"/guide/setup"', '"/installing"'),
    )
    expect(read('site.config.ts')).toBe(FILES['site.config.ts'].replace('/guide/setup#', '/installing#'))
    expect(read('i18n/de/docs/current/index.md')).toContain('[a](./installing.md)')
    expect(read('i18n/de/docs/current/installing.md')).toContain('# Aufbau')
    const service = openService(siteDir)
    expect(listBroken(await service.find())).toEqual([])
    await service.close()
  })

  it('changes links in descriptions of APIs and in sidebars of versions', async () => {
    const api = `openapi: 3.1.0
info: { title: Pets, version: '1', description: "See [it's setup](/next/guide/setup#install)." }
paths:
  /pets:
    get:
      operationId: listPets
      summary: List
      description: |
        Lists pets, \`[x](/next/guide/setup)\`. See [setup](/guide/setup), and
        [next](/next/guide/setup#install) or [file](./docs/guide/setup.md).
      parameters:
        - { name: limit, in: query, schema: { type: integer }, description: 'It''s in [the guide](/next/guide/setup).' }
      responses: { '200': { description: OK } }
`
    const sidebar =
      '{ "docs": ["index", "guide/setup", { "type": "link", "href": "/next/guide/setup", "label": "New" }, { "type": "link", "href": "/guide/setup", "label": "Old" }] }\n'
    const index = '---\nslug: /\n---\n\n# Home\n'
    const siteDir = createTestFolder({
      'site.config.ts':
        "export default { title: 'Kit', url: 'https://kit.example', openapi: [{ path: './api.yaml', routeBasePath: '/api' }] }\n",
      'api.yaml': api,
      'docs/index.md': index,
      'docs/guide/setup.md': '# Setup\n\n## Install\n',
      'versions.json': '["1.0"]',
      'versioned_docs/version-1.0/index.md': index,
      'versioned_docs/version-1.0/guide/setup.md': '# Setup\n',
      'versioned_sidebars/version-1.0-sidebars.json': sidebar,
    })
    const { value, diagnostics } = await move(siteDir, 'docs/guide/setup.md', 'docs/installing.md')
    expect([diagnostics, value?.unfixable]).toEqual([[], []])
    const read = (file: string): string => readFileSync(join(siteDir, file), 'utf8')
    expect(read('api.yaml')).toBe(
      api
        .replaceAll('](/next/guide/setup', '](/next/installing')
        .replace('[x](/next/installing)', '[x](/next/guide/setup)')
        .replace('./docs/guide/setup.md', './docs/installing.md'),
    )
    expect(read('versioned_sidebars/version-1.0-sidebars.json')).toBe(
      sidebar.replace('/next/guide/setup', '/next/installing'),
    )
    const service = openService(siteDir)
    await service.find()
    const text = read('docs/installing.md')
    await service.session.compileAll()
    const page = await openPage(service.session, siteDir, 'docs/installing.md')
    if (!page) throw new Error('no page')
    const edit = await renameAt(text.indexOf('Install'), { text, newName: 'Set up' }, page, service)
    expect(listChanged(edit ?? {}, siteDir)).toEqual(['api.yaml', 'docs/installing.md'])
    applyWorkspaceEdit(edit ?? {})
    expect(read('api.yaml').match(/#set-up\)/g)).toHaveLength(2)
    await service.close()
    process.chdir(folder)
  })

  it('changes nothing in a dry run, and overwrites nothing', async () => {
    const siteDir = createTestFolder(FILES)
    const dry = await move(siteDir, 'docs/guide', 'docs/start', true)
    expect(dry.value?.moves.map(({ to }) => to)).toContain('docs/start/_part.md')
    expect(existsSync(join(siteDir, 'docs/start'))).toBe(false)
    const refused = await move(siteDir, 'docs/guide/setup.md', 'docs/index.md')
    expect([refused.value, refused.diagnostics[0]?.code]).toEqual([undefined, 'file-exists'])
    const missing = await move(siteDir, 'docs/none.md', 'docs/new.md')
    expect(missing.diagnostics[0]?.message).toBe('docs/none.md does not exist')
    const inside = await move(siteDir, 'docs/guide', 'docs/guide/deep')
    expect(inside.diagnostics[0]?.message).toBe('docs/guide/deep is inside of docs/guide')
  })

  it('keeps paths relative to the moved file, although docgen also finds them from the folder of the docs', async () => {
    const siteDir = createTestFolder({
      ...FILES,
      'docs/a.md': '# A\n\n[b](guide/setup.md#install) [c](/guide/setup.md)\n',
    })
    expect((await move(siteDir, 'docs/a.md', 'docs/deep/a.md')).value?.unfixable).toEqual([])
    expect(readFileSync(join(siteDir, 'docs/deep/a.md'), 'utf8')).toContain(
      '[b](../guide/setup.md#install) [c](/guide/setup.md)',
    )
  })

  it('moves a folder with its partials', async () => {
    const siteDir = createTestFolder(FILES)
    expect((await move(siteDir, 'docs/guide', 'docs/start')).value?.unfixable).toEqual([])
    expect(readFileSync(join(siteDir, 'docs/start/setup.md'), 'utf8')).toContain('::include{file=./_part.md}')
    const service = openService(siteDir)
    expect(listBroken(await service.find())).toEqual([])
    await service.close()
  })
})

describe.skipIf(isLeftOut)(`moves in Babel’s documentation${note}`, () => {
  const COUNT = 50
  let copy: SiteCopy
  let service: ReturnType<typeof openService>
  const { pick, word, below } = createWords(30)
  beforeAll(() => {
    copy = createCorpusSite(CORPUS)
    service = openService(copy.siteDir)
  })
  afterAll(async () => {
    await service.close()
    copy.remove()
  })

  it('keeps all links valid after 50 moves by an editor', async () => {
    const before = listBroken(await service.find())
    for (let round = 0; round < COUNT; round++) {
      const sources = service.session.snapshot()?.site.files.sources ?? []
      const { path } = pick(sources)
      const to = `docs/${word()}/${word()}-${round}.md`
      const files = [{ oldUri: toUri(join(copy.siteDir, path)), newUri: toUri(join(copy.siteDir, to)) }]
      const edit = await planFileRenames(files, service)
      if (!edit) throw new Error('the site has not been read')
      applyWorkspaceEdit(edit)
      mkdirSync(dirname(join(copy.siteDir, to)), { recursive: true })
      renameSync(join(copy.siteDir, path), join(copy.siteDir, to))
      service.change({ paths: [path, to, ...listChanged(edit, copy.siteDir)], isStructural: true })
      await service.updated()
    }
    const after = listBroken(await service.find())
    expect(after.length, after.join('\n')).toBe(before.length)
    const redirects = service.session.snapshot()?.site.graph.redirects ?? []
    expect(redirects.length).toBeGreaterThanOrEqual(COUNT - 5)
  })

  it('keeps all anchors valid after 50 headings are renamed', async () => {
    const before = listBroken(await service.find())
    for (let round = 0; round < COUNT; round++) {
      const sources = service.session.snapshot()?.site.files.sources ?? []
      const { path } = pick(sources)
      const text = readFileSync(join(copy.siteDir, path), 'utf8')
      const page = await openPage(service.session, copy.siteDir, path)
      const headings = page?.readOutline(path, text).headings.filter(({ level, customId }) => level > 1 && !customId)
      const heading = headings?.[below(Math.max(1, headings.length))]
      if (!heading || !page) continue
      const newName = `${word()} ${word()} ${round}`
      const edit = await renameAt(heading.start, { text, newName }, page, service)
      if (!edit) throw new Error(`no edit for ${path}`)
      applyWorkspaceEdit(edit)
      service.change({ paths: listChanged(edit, copy.siteDir), isStructural: false })
      await service.updated()
    }
    const after = listBroken(await service.find())
    expect(after.length, after.join('\n')).toBe(before.length)
  })

  it('keeps all links valid after docgen mv', async () => {
    await service.find()
    const sources = service.session.snapshot()?.site.files.sources ?? []
    const before = listBroken(await service.find())
    const { path } = pick(sources)
    const { value } = await moveFiles({
      siteDir: copy.siteDir,
      from: join(copy.siteDir, path),
      to: join(copy.siteDir, 'docs/moved/again.md'),
      isDryRun: false,
    })
    expect(value?.moves).toHaveLength(1)
    service.change({ paths: [path, 'docs/moved/again.md'], isStructural: true })
    expect(listBroken(await service.find()).length).toBe(before.length)
  })
})
