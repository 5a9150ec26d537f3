import { expect, it } from 'vitest'
import { createTestFolder } from './create-test-folder.js'
import { NO_FILE_MEMO } from './files/file-memo.js'
import { readCategories, readTags } from './read-categories.js'

const OWN = { version: 'current', locale: 'en' }

it('reads one file per folder, and warns of a second one', () => {
  const files = {
    'docs/a/_category_.json': '{ "label": "A" }',
    'docs/a/_category_.yml': 'label: Other\n',
    'docs/b/_category_.yaml': 'label: B\n',
  }
  const siteDir = createTestFolder(files)
  const paths = Object.keys(files)
  const { value, diagnostics } = readCategories({ siteDir, paths, memo: NO_FILE_MEMO, ...OWN })
  expect(value.map(({ folder, metadata }) => [folder, metadata.label])).toEqual([
    ['docs/a', 'A'],
    ['docs/b', 'B'],
  ])
  expect(diagnostics).toMatchObject([{ code: 'duplicate-category-file', file: 'docs/a/_category_.yml' }])
  expect(diagnostics[0]?.message).toContain('docs/a/_category_.json')
})

it('reports invalid files, with their text', () => {
  const siteDir = createTestFolder({ 'docs/_category_.json': '{ "label": [] }' })
  const paths = ['docs/_category_.json']
  const { value, diagnostics } = readCategories({ siteDir, paths, memo: NO_FILE_MEMO, ...OWN })
  expect(value).toMatchObject([{ folder: 'docs', text: '{ "label": [] }' }])
  expect(diagnostics).toMatchObject([{ severity: 'error', file: 'docs/_category_.json', line: 1 }])
})

it('reads tags, and nothing from a file that it cannot read', () => {
  const siteDir = createTestFolder({ 'docs/tags.yml': 'new:\n  label: New\n' })
  const read = (path: string) => readTags({ siteDir, path, ...OWN })
  expect(read('docs/tags.yml').value).toMatchObject({ path: 'docs/tags.yml', tags: { new: { label: 'New' } }, ...OWN })
  const failed = read('docs')
  expect(failed.value).toBeUndefined()
  expect(failed.diagnostics).toHaveLength(1)
})
