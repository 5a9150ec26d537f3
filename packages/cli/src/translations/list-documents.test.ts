import { expect, it } from 'vitest'
import { createTestConfig, createTestFiles } from '../graph/create-test-graph.js'
import { createTestFolder } from '../read/create-test-folder.js'
import { gitBlobId, listDocuments } from './list-documents.js'

it('names bytes as Git does', () => {
  expect(gitBlobId(Buffer.from('hello\n'))).toBe('ce013625030ba8dba906f756967f9e9ca394464a')
  expect(gitBlobId(Buffer.from(''))).toBe('e69de29bb2d1d6434b8b29ae775ad8c2e48c5391')
})

it('lists the pages of maintained versions with the state of their translations', () => {
  const docs = { 'current.md': {}, 'draft.md': { draft: true }, 'missing.md': {}, 'stale.md': {}, 'unrecorded.md': {} }
  const old = { 'a.md': {} }
  const config = createTestConfig()
  const files = createTestFiles({ docs, versions: { '2.0': old, '1.0': old } }, config)
  const siteDir = createTestFolder(Object.fromEntries(files.sources.map(({ path }) => [path, path])))
  const translate = (name: string, translatedFrom?: string) => {
    const [source] = files.sources
    if (!source) throw new Error('the test has no source')
    const frontMatter = {
      ...source.frontMatter,
      ...(translatedFrom !== undefined && { translated_from: translatedFrom }),
    }
    return { ...source, path: `i18n/de/docs/current/${name}.md`, locale: 'de', frontMatter }
  }
  const id = gitBlobId(Buffer.from('docs/current.md'))
  const sources = [
    ...files.sources,
    translate('current', id),
    translate('stale', '0'.repeat(40)),
    translate('unrecorded'),
  ]
  const states = listDocuments(siteDir, { locale: 'de', layout: 'docgen' }, { ...files, sources })
  expect(states.map(({ translation, state }) => [translation, state])).toEqual([
    ['i18n/de/docs/current/current.md', 'current'],
    ['i18n/de/docs/current/missing.md', 'missing'],
    ['i18n/de/docs/current/stale.md', 'stale'],
    ['i18n/de/docs/current/unrecorded.md', 'unrecorded'],
    ['i18n/de/docs/version-2.0/a.md', 'missing'],
  ])
  expect(states[0]).toMatchObject({ source: 'docs/current.md', id, translatedFrom: id })
})
