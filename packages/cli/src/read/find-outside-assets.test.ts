import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTestFolder } from './create-test-folder.js'
import { findOutsideAssets } from './find-outside-assets.js'
import { NO_TEXT_FACTS } from './text-facts.js'

const FILES = {
  'repository/notes.txt': '',
  'repository/price list.txt': '',
  'repository/main.jsx': '',
  'repository/README.md': '',
  'repository/LICENSE': '',
  'repository/demo.html': '',
  'repository/.env': '',
  'repository/.env.local': '',
  'repository/website/static/a.pdf': '',
  'repository/website/own.yaml': '',
  'repository/website/README.md': '',
  'repository/website/LICENSE': '',
  'repository/website/docs/next.md': '',
  'repository/website/docs/Part.jsx': '',
  'secret.txt': '',
}

/** What the text of `docs/a.md` names outside of `docs`, in a repository around the site. */
function find(text: string, { files = FILES, folders = ['docs'], git = 'repository/.git' } = {}): readonly string[] {
  const root = createTestFolder(files)
  mkdirSync(join(root, git), { recursive: true })
  symlinkSync(join(root, 'secret.txt'), join(root, 'repository/linked.txt'))
  return findOutsideAssets({
    siteDir: join(root, 'repository/website'),
    files: [
      { path: `${folders[0]}/a.md`, text, hash: 'a' },
      { path: 'docs/next.md', text: '', hash: 'b' },
    ],
    folders,
    collected: [],
    staticDirectories: ['static'],
    facts: NO_TEXT_FACTS,
  })
}

describe('findOutsideAssets', () => {
  it.each([
    ['a link', '[a](../../notes.txt)'],
    ['a link with a title, query and hash', '[a](../../notes.txt?x#page=2 "Notes")'],
    ['a definition', '[a]: ../../notes.txt'],
    ['an image', '![a](../../notes.txt)'],
    ['HTML', '<a href="../../notes.txt">'],
    ['a call of require', "<a href={require('../../notes.txt').default}>"],
    ['an import', "import notes from '../../notes.txt'"],
    ['a path from the site', '[a](@site/../notes.txt)'],
    ['an attribute whose value is on the next line', '<a href=\n"../../notes.txt">'],
    ['each of several lines', '[a](../b.md)\n[a](@site/c.md) and\n\n[a](../../notes.txt)\n'],
  ])('finds %s', (_what, text) => {
    expect(find(text)).toEqual(['../notes.txt'])
  })

  it('finds names with spaces, with any extension or none', () => {
    const text = '[a](<../../price list.txt>) [b](../../price%20list.txt) [c](../../main.jsx) [d](../../LICENSE)'
    expect(find(text)).toEqual(['../price list.txt', '../main.jsx', '../LICENSE'])
  })

  it('leaves pages, hidden files, static files, code and missing files to others', () => {
    const links =
      '[a](../../README.md) [c](../../demo.html) [d](@site/static/a.pdf) [e](../none.txt) [f](../../.env) [i](../../.env.local)'
    expect(find(`import Part from '@site/docs/Part.jsx'\n\n${links} [g](@site/docs/next.md) [h](../..)`)).toEqual([])
  })

  it('finds any file by a path from the site, as Docusaurus does', () => {
    expect(find('[a](@site/README.md) [b](@site/LICENSE)')).toEqual(['README.md', 'LICENSE'])
  })

  it('refuses what is outside of the repository, also behind a symbolic link', () => {
    expect(find('[a](../../../secret.txt) [b](../../linked.txt)')).toEqual([])
    expect(find('[a](../../notes.txt)', { git: 'repository/website/.git' })).toEqual([])
  })

  it('accepts files next to a folder that the config names outside of the site', () => {
    const [folders, git] = [['../docs'], 'repository/website/.git']
    expect(find('[a](../notes.txt) [b](../../secret.txt)', { folders, git })).toEqual(['../notes.txt'])
  })

  it('ignores names that no file can have', () => {
    expect(find(`[a](../${'x'.repeat(5000)}.txt) [b](../%00.txt) [c](../%.txt)`)).toEqual([])
  })
})

it('finds paths with escapes', () => {
  const files = { ...FILES, 'repository/a_b (1).png': '' }
  expect(find('![](../../a\\_b%20\\(1\\).png)', { files })).toEqual(['../a_b (1).png'])
  expect(find('![](<../../a\\_b (1).png>)', { files })).toEqual(['../a_b (1).png'])
})

it('finds paths with spaces and brackets in quotes, and files in hidden folders', () => {
  const files = {
    ...FILES,
    'repository/website/docs/.gitbook/assets/a (1).png': '',
    'repository/website/docs/.gitbook/assets/b.png': '',
    'repository/website/docs/.gitbook/.env': '',
  }
  const text =
    '<img src=".gitbook/assets/a (1).png"> ![](.gitbook/assets/b.png)\n<a href="../../price list.txt">p</a> [](.gitbook/.env)'
  expect(find(text, { files })).toEqual([
    'docs/.gitbook/assets/a (1).png',
    'docs/.gitbook/assets/b.png',
    '../price list.txt',
  ])
})
