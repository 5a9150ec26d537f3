import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { readMockedApis } from './read-mocked-apis.js'

const description = (title: string): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths: { '/a': { $ref: './paths.json' } },
  })
const paths = JSON.stringify({ get: { responses: { '200': { description: '', $ref: './none.json' } } } })
const good = { 'paths.json': JSON.stringify({ get: { responses: { '200': { description: '' } } } }) }

it('reads a description with its files', async () => {
  const folder = createTestFolder({ 'api.json': description('Pets'), ...good })
  const { apis, inputs, diagnostics } = await readMockedApis(join(folder, 'api.json'))
  expect(apis).toMatchObject([{ basePath: '', title: 'Pets', version: '1', count: 1 }])
  expect(inputs).toEqual([join(folder, 'api.json'), join(folder, 'paths.json')])
  expect(diagnostics).toEqual([])
  const answer = await apis[0]?.mock({ method: 'GET', path: '/a', query: '', headers: new Map() })
  expect(answer?.status).toBe(200)
})

it('reads the descriptions of a site with their base paths', async () => {
  const entries = "[{ path: 'a.json', routeBasePath: '/a' }, { path: 'b.json', routeBasePath: '/' }]"
  const folder = createTestFolder({
    'site.config.mjs': `export default { title: 'T', url: 'https://a.example', openapi: ${entries} }`,
    'a.json': description('A'),
    'b.json': description('B'),
    ...good,
  })
  const { apis, inputs, diagnostics } = await readMockedApis(folder)
  expect(diagnostics).toEqual([])
  expect(apis.map(({ basePath, title }) => [basePath, title])).toEqual([
    ['/a', 'A'],
    ['', 'B'],
  ])
  expect(inputs).toEqual(
    expect.arrayContaining(['site.config.mjs', 'a.json', 'paths.json'].map((name) => join(folder, name))),
  )
})

it('reports a missing file, an unusable description, and a site without descriptions', async () => {
  const folder = createTestFolder({
    'api.json': description('Pets'),
    'paths.json': paths,
    'old.json': '{"swagger":"1.2"}',
    'list.json': '[]',
    'events.json': '{"asyncapi":"3.0.0"}',
    'empty/site.config.mjs': "export default { title: 'T', url: 'https://a.example' }",
    'broken/site.config.mjs': 'export default {',
  })
  const codes = async (path: string): Promise<readonly string[]> => {
    const { diagnostics } = await readMockedApis(join(folder, path))
    return diagnostics.map(({ code, message, hint }) => `${code}: ${message} ${hint ?? ''}`)
  }
  expect(await codes('apo.json')).toEqual(['api-unreadable: apo.json does not exist Did you mean ./api.json?'])
  expect(await codes('api.json')).toEqual([expect.stringContaining('none.json')])
  expect(await codes('old.json')).toEqual([expect.stringContaining('api-old-version')])
  expect(await codes('events.json')).toEqual([expect.stringContaining('mocks only OpenAPI')])
  expect(await codes('list.json')).toHaveLength(1)
  expect(await codes('empty')).toEqual([expect.stringContaining('the config lists no OpenAPI descriptions')])
  expect(await codes('broken')).toHaveLength(1)
})
