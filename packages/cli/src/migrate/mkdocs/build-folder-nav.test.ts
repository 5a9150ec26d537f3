import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { openDocsFiles } from '../content/docs-files.js'
import { buildFolderNav } from './build-folder-nav.js'

const build = (files: Readonly<Record<string, string>>) =>
  buildFolderNav(openDocsFiles(createTestFolder(files), 'docs'))

it('mirrors folders, the index first', () => {
  const nav = build({ 'docs/b.md': '', 'docs/index.md': '', 'docs/a-part/x.md': '', 'docs/img/x.png': '' })
  expect(nav).toEqual(['index.md', { 'A part': ['a-part/x.md'] }, 'b.md'])
})

it('reads titles and order from files of awesome-pages and awesome-nav', () => {
  const nav = build({
    'docs/.pages': 'nav:\n  - Start: index.md\n  - z\n  - ...\n  - Site: https://a.example\n',
    'docs/index.md': '',
    'docs/a.md': '',
    'docs/z/.nav.yml': 'title: Last\nnav:\n  - two.md\n',
    'docs/z/one.md': '',
    'docs/z/two.md': '',
    'docs/h/.pages': 'hide: true\n',
    'docs/h/one.md': '',
  })
  expect(nav).toEqual([{ Start: 'index.md' }, { Last: ['z/two.md'] }, 'a.md', { Site: 'https://a.example' }])
})
