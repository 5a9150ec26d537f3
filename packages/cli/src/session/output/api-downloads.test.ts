import { expect, it } from 'vitest'
import { createTestGraph } from '../../graph/create-test-graph.js'
import type { ApiFile } from '../../read/api/api-file.js'
import { createDownloadFiles, listDownloads } from './api-downloads.js'

const graph = createTestGraph({ docs: { 'a.md': {} } }).value
const DOCUMENT = { openapi: '3.1.0', info: { title: 'Fruit', version: '1' }, paths: {} }

function createApi(changes: Partial<ApiFile> = {}): ApiFile {
  const part = { path: 'api/open api.yaml', text: 'openapi: 3.1.0\n', hash: '' }
  const api = { path: part.path, version: 'current', routeBase: '/api', document: DOCUMENT, files: [part], ...changes }
  return api as Partial<ApiFile> as ApiFile
}

it('offers a description as it is written', () => {
  expect(listDownloads(createApi(), graph, '/kit/')).toEqual([
    { href: '/kit/api/open%20api.yaml', label: 'open api.yaml' },
  ])
  expect(createDownloadFiles([createApi()], graph)).toEqual([{ file: 'api/open api.yaml', bytes: 'openapi: 3.1.0\n' }])
})

it('merges the files of a description', () => {
  const part = { path: 'api/b.yaml', text: '', hash: '' }
  const [file] = createDownloadFiles([createApi({ files: [part, part] })], graph)
  expect(file).toEqual({ file: 'api/open api.json', bytes: `${JSON.stringify(DOCUMENT, null, 2)}\n` })
})

it('omits what is internal', () => {
  const paths = { '/a': { get: { 'x-internal': true, responses: {} } }, '/b': { get: { responses: {} } } }
  const [file] = createDownloadFiles([createApi({ document: { ...DOCUMENT, paths } })], graph)
  expect(file?.file).toBe('api/open api.json')
  expect(JSON.stringify(file)).not.toContain('x-internal')
  expect(JSON.stringify(file)).toContain('/b')
})
