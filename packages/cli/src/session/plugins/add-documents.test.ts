import { expect, it } from 'vitest'
import { NO_MEMO } from '../../cache/memo.js'
import { createTestConfig, createTestFiles } from '../../graph/create-test-graph.js'
import { toGraphFiles } from '../../graph/graph-files.js'
import { createReadyPlugin } from '../../plugins/create-ready-plugin.js'
import { listFolders } from '../../read/list-folders.js'
import { addDocuments } from './add-documents.js'

function add(...documents: readonly { readonly path: string; readonly text: string }[]) {
  const config = createTestConfig()
  const files = createTestFiles({ docs: { 'a.md': {} } }, config)
  const folders = listFolders(files.versions, config)
  return addDocuments(documents, {
    files: toGraphFiles(files, NO_MEMO),
    partialPaths: [],
    folders,
    ready: createReadyPlugin(),
  })
}

it('converts documents to sources that name their plugin', () => {
  const { value, diagnostics } = add({ path: 'docs/b.md', text: '# B\n\n::doc-cards\n' })
  expect(diagnostics).toEqual([])
  expect(value).toMatchObject([{ path: 'docs/b.md', title: 'B', pluginName: 'notes', includes: [], listsCards: true }])
})

it('reports a document that includes another, one that exists, and one in no folder of docs', () => {
  const { diagnostics } = add(
    { path: 'docs/b.md', text: '::include{file="./a.md"}\n' },
    { path: 'docs/a.md', text: '' },
    { path: 'elsewhere/c.md', text: '' },
  )
  expect(diagnostics.map(({ message }) => message)).toHaveLength(3)
  expect(diagnostics[0]).toMatchObject({ file: 'docs/b.md', hint: expect.stringContaining('content hook') })
})
