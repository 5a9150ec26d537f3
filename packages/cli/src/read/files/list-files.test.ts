import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../create-test-folder.js'
import { isTemporaryFile, isToolFile, listFiles } from './list-files.js'

const list = (siteDir: string, folder = 'docs', includesDotFiles = false) =>
  listFiles({ siteDir, folder, includesDotFiles })

it('lists files of all depths in code-unit order', () => {
  const siteDir = createTestFolder({
    'docs/b.md': '',
    'docs/a/z.md': '',
    'docs/B.md': '',
    'docs/a.md': '',
    'docs/ä.md': '',
    'x.md': '',
  })
  expect(list(siteDir)).toEqual({
    value: ['docs/B.md', 'docs/a.md', 'docs/a/z.md', 'docs/b.md', 'docs/ä.md'],
    diagnostics: [],
  })
})

it('terminates if folders with links to folders would double with each level', () => {
  const siteDir = createTestFolder({ 'docs/0/a.md': '', 'docs/30/z.md': '' })
  for (let level = 0; level < 30; level++) {
    mkdirSync(join(siteDir, `docs/${level}`), { recursive: true })
    for (const name of ['x', 'y']) symlinkSync(`../${level + 1}`, join(siteDir, `docs/${level}/${name}`))
  }
  const { value, diagnostics } = list(siteDir)
  expect(value.length).toBeLessThan(100)
  expect(value).toEqual(expect.arrayContaining(['docs/0/a.md', 'docs/30/z.md']))
  expect(diagnostics[0]).toMatchObject({
    code: 'bad-symlink',
    message: 'this symbolic link is one of more than 16 that point to one folder and is not followed',
  })
})

it('skips files of tools, and dotfiles by default', () => {
  const siteDir = createTestFolder({
    'docs/.hidden/a': '',
    'docs/.nojekyll': '',
    'docs/.DS_Store': '',
    'docs/node_modules/x': '',
    'docs/.git/x': '',
  })
  expect(list(siteDir).value).toEqual([])
  expect(list(siteDir, 'docs', true).value).toEqual(['docs/.hidden/a', 'docs/.nojekyll'])
})

it('skips temporary files of editors', () => {
  const siteDir = createTestFolder({ 'docs/a.md': '', 'docs/a.md~': '', 'docs/#a.md#': '', 'docs/.a.md.swp': '' })
  // Emacs' lock is a broken link.
  symlinkSync('writer@machine.1:1', join(siteDir, 'docs/.#a.md'))
  expect(list(siteDir, 'docs', true)).toEqual({ value: ['docs/a.md'], diagnostics: [] })
})

it('returns nothing for a missing folder', () => {
  expect(list(createTestFolder())).toEqual({ value: [], diagnostics: [] })
})

it('reports a file at the path of the folder', () => {
  expect(list(createTestFolder({ docs: 'text' })).diagnostics).toMatchObject([
    { code: 'unreadable-file', file: 'docs' },
  ])
})

it('follows links inside the site', () => {
  const siteDir = createTestFolder({ 'docs/a.md': '', 'shared/b.md': '' })
  symlinkSync('../shared', join(siteDir, 'docs/more'))
  symlinkSync('a.md', join(siteDir, 'docs/c.md'))
  expect(list(siteDir)).toEqual({ value: ['docs/a.md', 'docs/c.md', 'docs/more/b.md'], diagnostics: [] })
})

it('reports links to the outside, circular links and broken links', () => {
  const siteDir = createTestFolder({ 'docs/a.md': '' })
  const outside = createTestFolder({ 'secret.md': '' })
  symlinkSync(outside, join(siteDir, 'docs/out'))
  symlinkSync('.', join(siteDir, 'docs/self'))
  symlinkSync('..', join(siteDir, 'docs/up'))
  symlinkSync('gone.md', join(siteDir, 'docs/none.md'))
  symlinkSync('loop', join(siteDir, 'docs/loop'))
  const { value, diagnostics } = list(siteDir)
  expect(value).toEqual(['docs/a.md'])
  expect(diagnostics.toSorted((a, b) => ((a.file ?? '') < (b.file ?? '') ? -1 : 1))).toMatchObject([
    { code: 'unreadable-file', severity: 'error', file: 'docs/loop' },
    {
      code: 'bad-symlink',
      severity: 'error',
      file: 'docs/none.md',
      message: 'this symbolic link points to nothing and is not followed',
    },
    { code: 'bad-symlink', severity: 'warning', file: 'docs/out' },
    { code: 'bad-symlink', file: 'docs/self' },
    { code: 'bad-symlink', file: 'docs/up' },
  ])
})

it('follows links to other folders of the repository, but none that contain the link', () => {
  const root = createTestFolder({ '.git/HEAD': '', 'guides/a.md': '', 'site/docs/b.md': '', 'CHANGES.md': '' })
  const siteDir = join(root, 'site')
  symlinkSync('../../guides', join(siteDir, 'docs/guides'))
  symlinkSync('../../CHANGES.md', join(siteDir, 'docs/changes.md'))
  symlinkSync('../..', join(siteDir, 'docs/all'))
  const { value, diagnostics } = list(siteDir)
  expect(value).toEqual(['docs/b.md', 'docs/changes.md', 'docs/guides/a.md'])
  expect(diagnostics).toMatchObject([{ code: 'bad-symlink', file: 'docs/all' }])
})

it('warns about a folder that is named like a page, and lists its files', () => {
  const siteDir = createTestFolder({ 'docs/x.md/y.md': '' })
  mkdirSync(join(siteDir, 'docs/empty.mdx'))
  const { value, diagnostics } = list(siteDir)
  expect(value).toEqual(['docs/x.md/y.md'])
  expect(diagnostics.map(({ code, file }) => [code, file]).sort()).toEqual([
    ['file-like-folder', 'docs/empty.mdx'],
    ['file-like-folder', 'docs/x.md'],
  ])
})

it.each([
  'docs/.#guide.md',
  'docs/#guide.md#',
  'docs/guide.md~',
  'docs/.guide.md.swp',
  'docs/.guide.md.swo',
  'docs\\.guide.md.swp',
  '.guide.md.kate-swp',
  'docs/.goutputstream-X1Y2Z3',
  'docs/guide.md___jb_tmp___',
  'docs/guide.md.docgen-partial',
])('%s is temporary', (path) => expect(isTemporaryFile(path)).toBe(true))

it.each([
  'docs/guide.md',
  'docs/~/guide.md',
  'docs/c#.md',
  'static/.nojekyll',
  'docs/a.swp',
  'docs/2024',
  'docs/~',
  'docs/old~',
])('%s is not temporary', (path) => expect(isTemporaryFile(path)).toBe(false))

it.skipIf(process.platform === 'win32')('warns about a pipe, and a link to one', () => {
  const siteDir = createTestFolder({ 'docs/a.md': '' })
  execFileSync('mkfifo', [join(siteDir, 'docs/_category_.yml'), join(siteDir, 'docs/b.md')])
  symlinkSync('b.md', join(siteDir, 'docs/c.md'))
  const { value, diagnostics } = list(siteDir)
  expect(value).toEqual(['docs/a.md'])
  const message = 'could not be read: it is a device or a pipe, not a file'
  const warning = (file: string) => expect.objectContaining({ severity: 'warning', file, message })
  expect(diagnostics).toHaveLength(3)
  expect(diagnostics).toEqual(expect.arrayContaining(['docs/_category_.yml', 'docs/b.md', 'docs/c.md'].map(warning)))
})

it.each([
  ['docs/.DS_Store', true],
  ['.git/HEAD', true],
  ['.docgen', true],
  ['../node_modules/a/index.js', true],
  ['docs\\node_modules\\a.js', true],
  ['docs/node_modules.md', false],
  ['.github/ci.yml', false],
])('knows whether %s is a file of a tool', (path, expected) => {
  expect(isToolFile(path)).toBe(expected)
})
