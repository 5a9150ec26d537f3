import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { writeTestFiles } from '../../cli/src/read/write-test-files.js'
import { bundleExtension } from '../build.mjs'
import { createFakeVscode, type FakeEditor, type FakeWorkspace } from './fake-vscode.js'

const CLI = fileURLToPath(new URL('../../cli', import.meta.url))
const PAGE = '# Setup\n\nText.\n\n## Install\n\n[broken](./none.md)\n\n## Run\n\nText.\n'
const FILES = {
  'site.config.ts': "export default { title: 'Kit', url: 'https://kit.example' }\n",
  'docs/index.md': '# Home\n',
  'docs/setup.md': PAGE,
}

let bundle = ''
beforeAll(async () => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'docgen-vscode-'))
  bundle = join(folder, 'extension.cjs')
  await bundleExtension(bundle)
  // The extension loads the module of the editor by `require`.
  writeTestFiles(join(folder, 'node_modules/vscode'), { 'index.js': 'module.exports = globalThis.vscodeOfTest' })
  return () => rmSync(folder, { recursive: true, force: true })
})

interface Running {
  readonly editor: FakeEditor
  readonly siteDir: string
}

/** Activates the extension for a site, with docgen in its folder of packages. */
async function activate(
  options: Partial<Pick<FakeWorkspace, 'isTrusted' | 'settings'>> & { readonly isInstalled?: boolean } = {},
): Promise<Running> {
  const { isTrusted = true, settings, isInstalled = true } = options
  const siteDir = mkdtempSync(join(realpathSync(tmpdir()), 'docgen-vscode-site-'))
  writeTestFiles(siteDir, FILES)
  if (isInstalled) {
    writeTestFiles(siteDir, { 'node_modules/@docgen/.keep': '' })
    symlinkSync(CLI, join(siteDir, 'node_modules/@docgen/cli'), 'junction')
  }
  const editor = createFakeVscode({
    folder: siteDir,
    configs: [join(siteDir, 'site.config.ts')],
    isTrusted,
    ...(settings && { settings }),
    open: { path: join(siteDir, 'docs/setup.md'), text: PAGE },
  })
  Object.assign(globalThis, { vscodeOfTest: editor.module })
  const require = createRequire(bundle)
  for (const path of Object.keys(require.cache)) delete require.cache[path]
  const extension: { activate: (context: object) => Promise<void>; deactivate: () => Promise<void> } = require(bundle)
  onTestFinished(async () => {
    await extension.deactivate()
    rmSync(siteDir, { recursive: true, force: true })
  })
  await extension.activate({ subscriptions: [] })
  return { editor, siteDir }
}

describe('the extension', () => {
  it('starts the docgen of the project, and shows its problems', async () => {
    const { editor, siteDir } = await activate()
    await expect
      .poll(() => editor.diagnostics.get(join(siteDir, 'docs/setup.md')))
      .toEqual([expect.stringContaining('no Markdown file at docs/none.md')])
    await editor.run('docgen.restart')
    await expect.poll(() => editor.diagnostics.get(join(siteDir, 'docs/setup.md'))).toHaveLength(1)
    expect(editor.messages).toEqual([])
  })

  it('shows the page of the open file beside it, and scrolls both', async () => {
    const { editor } = await activate()
    await editor.run('docgen.openPreview')
    const [, url = ''] = /<iframe src="([^"]+)"/.exec(editor.panelHtml() ?? '') ?? []
    expect(url).toMatch(/^http:\/\/localhost:\d+\/setup$/)
    const response = await fetch(url)
    expect(response.headers.get('content-security-policy')).not.toContain('frame-ancestors')
    expect(await response.text()).toContain('id="install"')
    editor.receive({ type: 'docgen:shown', path: '/setup' })
    expect(editor.posted).toEqual([{ type: 'docgen:scroll', ids: ['install', 'run'], after: null, share: 0.5 }])
    editor.receive({ type: 'docgen:scrolled', after: 'install', share: 0.5 })
    expect(editor.revealed).toEqual([6])
    await editor.run('docgen.openPage')
    expect(editor.openedUrls).toEqual([url])
    expect(editor.messages).toEqual([])
  })

  it('reports how to install docgen, once', async () => {
    const { editor } = await activate({ isInstalled: false })
    expect(editor.messages).toEqual([expect.stringContaining('npm install --save-dev @docgen/cli')])
    await editor.run('docgen.openPreview')
    expect(editor.messages).toHaveLength(1)
  })

  it('reports a wrong setting', async () => {
    const { editor, siteDir } = await activate({ settings: { path: 'none.js' } })
    expect(editor.messages).toEqual([`The setting docgen.path names no file: ${join(siteDir, 'none.js')}`])
  })

  it('starts nothing in a workspace that is not trusted, and starts when it is', async () => {
    const { editor, siteDir } = await activate({ isTrusted: false })
    await editor.run('docgen.openPreview')
    expect(editor.messages).toEqual([expect.stringContaining('only in workspaces that you trust')])
    expect(editor.panelHtml()).toBeUndefined()
    expect(editor.diagnostics.size).toBe(0)
    editor.trust()
    await expect.poll(() => editor.diagnostics.get(join(siteDir, 'docs/setup.md'))).toHaveLength(1)
  })
})

it('contributes only files and commands that exist', () => {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  const source = readFileSync(new URL('../src/extension.ts', import.meta.url), 'utf8')
  for (const { command } of manifest.contributes.commands as { command: string }[])
    expect(source).toContain(command.replace('docgen.', ''))
  for (const { path } of manifest.contributes.snippets as { path: string }[])
    expect(() => readFileSync(new URL(`../${path}`, import.meta.url))).not.toThrow()
})
