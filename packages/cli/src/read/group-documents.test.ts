import { expect, it } from 'vitest'
import { NO_FILE_MEMO } from './files/file-memo.js'
import { groupDocuments } from './group-documents.js'

const none = { pages: [], partials: [] }
const folders = [
  { folder: 'docs', version: 'current', locale: 'en', files: { pages: ['docs/a.md'], partials: ['docs/_b.md'] } },
  { folder: 'versioned_docs/version-1.0', version: '1.0', locale: 'en', files: none },
  { folder: 'i18n/de/docs/current', version: 'current', locale: 'de', files: none },
]
const group = (...paths: readonly string[]) =>
  groupDocuments(
    paths.map((path) => ({ path, text: `---\ntitle: T\n---\n\n# H\n`, pluginName: 'own' })),
    { folders, memo: NO_FILE_MEMO },
  )

it('reads documents as if they were in their folders, with the version and language of those', () => {
  const { value, diagnostics } = group(
    'docs/deep/x.md',
    'i18n/de/docs/current/x.md',
    'versioned_docs/version-1.0/x.mdx',
  )
  expect(diagnostics).toEqual([])
  expect([...value].map(([folder, [source]]) => [folder, source?.path, source?.version, source?.locale])).toEqual([
    ['docs', 'docs/deep/x.md', 'current', 'en'],
    ['i18n/de/docs/current', 'i18n/de/docs/current/x.md', 'current', 'de'],
    ['versioned_docs/version-1.0', 'versioned_docs/version-1.0/x.mdx', '1.0', 'en'],
  ])
  expect(value.get('docs')?.[0]).toMatchObject({ title: 'T', bodyLine: 4, pluginName: 'own' })
})

it.each([
  ['docs/a.md', 'has the same path as a file'],
  ['docs/_b.md', 'has the same path as a file'],
  ['docs.md', 'is in no docs folder'],
  ['documents/a.md', 'is in no docs folder'],
])('rejects %s', (path, reason) => {
  const { value, diagnostics } = group(path)
  expect(value.size).toBe(0)
  expect(diagnostics.map(({ file, message }) => [file, message])).toEqual([
    [path, `the plugin own: its document ${path} ${reason}`],
  ])
})

it('rejects the second of two documents with the same path', () => {
  const { value, diagnostics } = group('docs/x.md', 'docs/x.md')
  expect(value.get('docs')).toHaveLength(1)
  expect(diagnostics[0]?.message).toBe(
    'the plugin own: its document docs/x.md has the same path as a document of the plugin own',
  )
})
