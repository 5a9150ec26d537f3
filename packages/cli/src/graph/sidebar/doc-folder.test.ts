import { expect, it } from 'vitest'
import { createTestConfig, createTestGraph } from '../create-test-graph.js'
import { listEditions } from '../edition.js'
import { buildDocFolders } from './doc-folder.js'

const graph = createTestGraph({ docs: { 'top.md': {}, '1-a/x.md': {}, '1-a/b/c/y.md': {} } }).value
const [edition] = listEditions(createTestConfig(), graph.versions)
if (!edition) throw new Error('a site has an edition')

it('groups docs by folder, with their category files', () => {
  const { docs } = graph
  const category = {
    path: 'docs/1-a/b/_category_.json',
    folder: 'docs/1-a/b',
    text: '{}',
    metadata: {},
    version: 'current',
    locale: 'en',
  }
  const folders = buildDocFolders(docs, [category], edition)
  expect([...folders.keys()].sort()).toEqual(['', '1-a', '1-a/b', '1-a/b/c'])
  expect(folders.get('')?.docs.map(({ fileName }) => fileName)).toEqual(['top.md'])
  expect(folders.get('1-a')?.folders.map(({ path, name }) => [path, name])).toEqual([['1-a/b', 'b']])
  expect(folders.get('1-a/b')).toMatchObject({ category: { metadata: {} }, docs: [] })
})

it('always has the root', () => {
  expect(buildDocFolders([], [], edition).get('')).toMatchObject({ name: '', docs: [], folders: [] })
})
