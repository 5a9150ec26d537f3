import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { loadConfig } from '../config/load-config.js'
import { createTestFolder } from '../read/create-test-folder.js'
import { initSite } from './init-site.js'
import { findUndecidedWorkspace, type SitePlan } from './plan-files.js'
import { TEMPLATE_NAMES } from './templates.js'

const templatesDir = fileURLToPath(new URL('../../templates', import.meta.url))

function plan(siteDir: string, changes: Partial<SitePlan> = {}): SitePlan {
  return {
    siteDir,
    templatesDir,
    title: 'Ticker',
    template: 'minimal',
    packageManager: 'npm',
    installation: 'none',
    version: '1.2.3',
    ...changes,
  }
}

function read(...path: string[]): string {
  return readFileSync(join(...path), 'utf8')
}

describe('initSite', () => {
  it.each(TEMPLATE_NAMES)('writes the template %s into a new folder', (template) => {
    const siteDir = join(createTestFolder(), 'deep/my-docs')
    const { value: files, diagnostics } = initSite(plan(siteDir, { template }))
    expect(diagnostics).toEqual([])
    expect(files).toEqual(expect.arrayContaining(['.gitignore', 'docs/index.md', 'package.json', 'site.config.ts']))
    expect(files?.filter((file) => !existsSync(join(siteDir, file)))).toEqual([])
    expect(JSON.parse(read(siteDir, 'package.json'))).toMatchObject({
      name: 'my-docs',
      allowScripts: { esbuild: false },
      version: '0.0.0',
      devDependencies: { '@docgen/cli': '^1.2.3' },
    })
    expect(read(siteDir, '.gitignore')).toContain('.docgen/\n')
  })

  // docgen only warns by default, as Docusaurus does, but the README promises an error for new sites.
  it.each([
    ...TEMPLATE_NAMES.map((template): [string, Partial<SitePlan>] => [template, { template }]),
    ['existing docs', { documents: { path: 'docs', count: 1, start: '/guide' } }],
  ])('makes broken file links and anchors errors in a site with %s', async (_name, changes) => {
    const siteDir = createTestFolder({ 'docs/guide.md': '# Guide\n' })
    expect(initSite(plan(siteDir, changes)).diagnostics).toEqual([])
    const { value } = await loadConfig(siteDir)
    expect(value?.config).toMatchObject({
      onBrokenLinks: 'throw',
      onBrokenMarkdownLinks: 'throw',
      onBrokenAnchors: 'throw',
    })
  })

  it.each(["Ben's docs", 'a \\ b', '$& $1', '<b>"quoted"</b>'])('uses the title %s unchanged', (title) => {
    const siteDir = createTestFolder()
    initSite(plan(siteDir, { title }))
    const quoted = read(siteDir, 'site.config.ts').match(/^const product = (.*)$/m)?.[1] ?? ''
    expect(quoted.slice(1, -1).replace(/\\([\\'])/g, '$1')).toBe(title)
  })

  it('names every file in its way in one diagnostic, and writes none', () => {
    const siteDir = createTestFolder({
      'site.config.mjs': 'export default {}',
      'docs/index.md': 'mine',
      'docs/other.md': 'mine',
      static: 'a file where a folder would be',
    })
    symlinkSync(join(siteDir, 'nowhere'), join(siteDir, 'site.config.ts'))
    const before = readdirSync(siteDir, { recursive: true }).sort()
    const { value, diagnostics } = initSite(plan(siteDir))
    expect(value).toBeUndefined()
    expect(diagnostics.map(({ code, file, message }) => `${code} ${file}: ${message}`)).toEqual([
      'init-file-exists site.config.ts: site.config.ts, site.config.mjs, docs/index.md and static already exist, and docgen init overwrites nothing',
    ])
    expect(readdirSync(siteDir, { recursive: true }).sort()).toEqual(before)
  })

  it('keeps existing docs and settings', () => {
    const own = { 'package.json': '{}', '.gitignore': 'mine', 'docs/other.md': 'mine', 'README.md': 'mine' }
    const siteDir = createTestFolder(own)
    expect(initSite(plan(siteDir, { installation: 'other' })).diagnostics).toEqual([])
    for (const [file, text] of Object.entries(own)) expect(read(siteDir, file)).toBe(text)
  })

  it('names the file in which a pnpm workspace has to decide on install scripts', () => {
    const root = createTestFolder({ 'pnpm-workspace.yaml': 'packages: [docs]', 'docs/x.md': '' })
    const site = plan(join(root, 'docs'), { packageManager: 'pnpm' })
    expect(findUndecidedWorkspace(site)).toBe(join(root, 'pnpm-workspace.yaml'))
    expect(findUndecidedWorkspace({ ...site, packageManager: 'npm' })).toBeUndefined()
    writeFileSync(join(root, 'pnpm-workspace.yaml'), 'allowBuilds:\n  esbuild: false\n')
    expect(findUndecidedWorkspace(site)).toBeUndefined()
    // A site with its own workspace brings the file.
    expect(findUndecidedWorkspace(plan(createTestFolder(), { packageManager: 'pnpm' }))).toBeUndefined()
  })

  it('reports why nothing could be written', () => {
    const folder = createTestFolder()
    // No file system accepts a name this long.
    const { value, diagnostics } = initSite(plan(join(folder, 'x'.repeat(300))))
    expect(value).toBeUndefined()
    expect(diagnostics).toMatchObject([{ code: 'unwritable-site', message: expect.stringContaining('too long') }])
    expect(readdirSync(folder)).toEqual([])
  })

  it('points users of a Docusaurus site to the migrate command', () => {
    const siteDir = createTestFolder({ 'docusaurus.config.js': 'module.exports = {}' })
    const { diagnostics } = initSite(plan(siteDir))
    expect(diagnostics).toMatchObject([{ code: 'docusaurus-site', file: 'docusaurus.config.js' }])
    expect(diagnostics[0]?.hint).toContain('npx docgen migrate docusaurus')
    expect(readdirSync(siteDir)).toEqual(['docusaurus.config.js'])
  })

  it('reports install scripts with pnpm, once per workspace', () => {
    const siteDir = createTestFolder()
    expect(initSite(plan(siteDir, { packageManager: 'pnpm' })).value).toContain('pnpm-workspace.yaml')
    const inside = join(createTestFolder({ 'pnpm-workspace.yaml': '' }), 'docs')
    expect(initSite(plan(inside, { packageManager: 'pnpm' })).value).not.toContain('pnpm-workspace.yaml')
    expect(initSite(plan(createTestFolder())).value).not.toContain('pnpm-workspace.yaml')
  })
})
