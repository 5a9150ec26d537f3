import { expect, it } from 'vitest'
import type { Memo } from '../../cache/memo.js'
import { createTestGraph } from '../../graph/create-test-graph.js'
import type { ApiFile } from '../../read/api/api-file.js'
import { createCollectionFiles, createDownloadFiles, listDownloads, nameDownloads } from './api-downloads.js'

const graph = createTestGraph({ docs: { 'a.md': {} } }).value
const DOCUMENT = { openapi: '3.1.0', info: { title: 'Fruit', version: '1' }, paths: {} }

function createApi(changes: Partial<ApiFile> = {}): ApiFile {
  const part = { path: 'api/open api.yaml', text: 'openapi: 3.1.0\n', hash: '' }
  const api = { path: part.path, version: 'current', routeBase: '/api', document: DOCUMENT, files: [part], ...changes }
  return api as Partial<ApiFile> as ApiFile
}

const listOne = (api: ApiFile, baseUrl: string) => listDownloads(api, nameDownloads([api], graph), baseUrl)

it('offers a description as it is written', () => {
  expect(listOne(createApi(), '/kit/')).toEqual([{ href: '/kit/api/open%20api.yaml', label: 'open api.yaml' }])
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

it('offers Arazzo documents next to the unchanged description', () => {
  const part = { path: 'api/open api.yaml', text: 'openapi: 3.1.0\n', hash: '' }
  const flows = { path: 'api/flows.yaml', text: 'arazzo: 1.0.1\n', hash: '' }
  const workflows = { arazzo: '1.0.1', workflows: [{ workflowId: 'a' }] }
  const document = { ...DOCUMENT, 'x-docgen-files': { 'api/flows.yaml': workflows } }
  const api = createApi({ files: [part, flows], document })
  expect(listOne(api, '/').map(({ label }) => label)).toEqual(['open api.yaml', 'flows.yaml'])
  expect(createDownloadFiles([api], graph)).toEqual([
    { file: 'api/open api.yaml', bytes: part.text },
    { file: 'api/flows.yaml', bytes: flows.text },
  ])
})

const WITH_OPERATION = { ...DOCUMENT, paths: { '/a': { get: { responses: {} } } } }

it('offers a Postman collection of the operations', async () => {
  const api = createApi({ document: WITH_OPERATION })
  expect(listOne(api, '/')[1]).toEqual({
    href: '/api/open%20api.postman_collection.json',
    label: 'Postman',
  })
  const [file] = await createCollectionFiles([api], graph)
  expect(file).toMatchObject({ file: 'api/open api.postman_collection.json', bytes: expect.stringContaining('/a"') })
  expect(await createCollectionFiles([createApi()], graph)).toEqual([])
  const events = { asyncapi: '3.0.0', channels: { c: {} }, operations: { o: { channel: { $ref: '#/channels/c' } } } }
  expect(await createCollectionFiles([createApi({ document: events })], graph)).toEqual([])
  expect(await createCollectionFiles([], graph)).toEqual([])
})

it('creates a collection once, until the description changes', async () => {
  const saved = new Map<string, string>()
  const memo = {
    load: (name: string, key: unknown) => JSON.parse(saved.get(name + JSON.stringify(key)) ?? 'null') ?? undefined,
    save: (name: string, key: unknown, value: unknown) =>
      void saved.set(name + JSON.stringify(key), JSON.stringify(value)),
  } as Partial<Memo> as Memo
  const create = async (document: ApiFile['document']) =>
    (await createCollectionFiles([createApi({ document })], graph, memo))[0]
  const first = await create(WITH_OPERATION)
  const second = await create(WITH_OPERATION)
  expect(first).toHaveProperty('bytes')
  expect(second).toMatchObject({ hash: expect.any(String) })
  expect(second && 'create' in second && second.create()).toBe(first && 'bytes' in first && first.bytes)
  expect(await create({ ...WITH_OPERATION, info: { title: 'B', version: '1' } })).toHaveProperty('bytes')
})

it('gives files of equal names from several folders names of their own, next to the same pages', async () => {
  const apiOf = (path: string, changes: Partial<ApiFile> = {}) =>
    createApi({ path, files: [{ path, text: `# ${path}\n`, hash: '' }], document: WITH_OPERATION, ...changes })
  const apis = [
    apiOf('a/openapi.yaml'),
    apiOf('b/openapi.yaml'),
    apiOf('a/openapi.json'),
    apiOf('b-openapi.yaml'),
    apiOf('c/openapi.yaml', { routeBase: '/other' }),
  ]
  const files = createDownloadFiles(apis, graph)
  expect(files.map(({ file }) => file)).toEqual([
    'api/openapi.yaml',
    'api/b-openapi.yaml',
    'api/openapi.json',
    'api/2-b-openapi.yaml',
    'other/openapi.yaml',
  ])
  const collections = await createCollectionFiles(apis, graph)
  expect(new Set(collections.map(({ file }) => file)).size).toBe(5)
  const names = nameDownloads(apis, graph)
  const hrefs = apis.flatMap((api) => listDownloads(api, names, '/').map(({ href }) => href.slice(1)))
  expect(hrefs.toSorted()).toEqual([...files, ...collections].map(({ file }) => file).toSorted())
})

it('writes an Arazzo document that APIs share once', () => {
  const flows = { path: 'flows.yaml', text: 'arazzo: 1.0.1\n', hash: '' }
  const workflows = { arazzo: '1.0.1', workflows: [{ workflowId: 'a' }] }
  const document = { ...DOCUMENT, 'x-docgen-files': { 'flows.yaml': workflows } }
  const apis = ['a.yaml', 'b.yaml'].map((path) =>
    createApi({ path, files: [{ path, text: '', hash: '' }, flows], document }),
  )
  expect(createDownloadFiles(apis, graph).map(({ file }) => file)).toEqual([
    'api/a.yaml',
    'api/flows.yaml',
    'api/b.yaml',
  ])
})
