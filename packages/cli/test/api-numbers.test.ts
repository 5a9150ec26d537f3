import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadMock } from '@docgen/renderer/openapi'
import { afterAll, expect, it } from 'vitest'
import { bundleApi } from '../src/read/api/bundle-api.js'
import { writeTestFiles } from '../src/read/write-test-files.js'
import { buildHere } from './build-copy.js'

const siteDir = mkdtempSync(join(tmpdir(), 'docgen-api-numbers-'))
afterAll(() => rmSync(siteDir, { recursive: true, force: true }))

// What the second one would be rounded to is 2^53.
const MAXIMUM = '9223372036854775807'
const ID = '9007199254740993'
const OTHER_ID = '12345678901234567891'

writeTestFiles(siteDir, {
  'docs/index.md': '# Home\n',
  'site.config.ts':
    "export default { title: 'T', url: 'https://t.example', trailingSlash: false, llms: { pages: true }, openapi: [{ path: './openapi.yaml', routeBasePath: '/api', tryIt: true }] }\n",
  'openapi.yaml': `openapi: 3.1.0
info: { title: Orders, version: '1', description: 'Up to 9007199254740992 and ${MAXIMUM}.' }
paths:
  /orders:
    post:
      operationId: createOrder
      summary: Create an order
      parameters: [{ name: X-Trace, in: header, required: true, schema: { type: integer }, example: ${ID} }]
      requestBody:
        content:
          application/json:
            schema: { $ref: 'order.json' }
            examples: { one: { value: { id: ${ID}, total: 9007199254740992 } }, two: { value: { id: ${OTHER_ID} } } }
      responses:
        '201': { description: ok, content: { application/json: { example: { id: ${OTHER_ID}, same: [${ID}] } } } }
`,
  'order.json': `{ "type": "object", "properties": { "id": { "type": "integer", "maximum": 18446744073709551615 }, "total": { "type": "integer", "maximum": ${MAXIMUM} } } }`,
})

it('are in pages, samples, Markdown, downloads and collections as written', async () => {
  const { report } = await buildHere(siteDir)
  expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  const folder = join(siteDir, 'dist/api')
  for (const name of readdirSync(folder).filter((each) => each.includes('.'))) {
    const text = readFileSync(join(folder, name), 'utf8')
    const allowed = ['9007199254740992', ID, OTHER_ID, MAXIMUM, '18446744073709551615']
    expect([name, (text.match(/\b\d{16,}\b/g) ?? []).filter((number) => !allowed.includes(number))]).toEqual([name, []])
    expect([name, text.includes('x-docgen-numbers')]).toEqual([name, false])
  }
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8')
  for (const name of ['create-order.html', 'create-order.md', 'openapi.json', 'openapi.postman_collection.json'])
    for (const number of [ID, OTHER_ID, MAXIMUM, '9007199254740992'])
      expect([name, read(name)]).toEqual([name, expect.stringContaining(number)])
  expect(read('create-order.samples.json')).toContain(OTHER_ID)
  expect(read('orders.md')).toContain(`Up to 9007199254740992 and ${MAXIMUM}.`)
})

it('are in responses of the mock server as written', async () => {
  const { value } = await bundleApi(siteDir, 'openapi.yaml')
  if (!value) throw new Error('no description')
  const mock = (await loadMock())(value.document)
  const { body } = await mock({ method: 'POST', path: '/orders', query: '', headers: new Map([['x-trace', '1']]) })
  expect(body.replace(/\s/g, '')).toBe(`{"id":${OTHER_ID},"same":[${ID}]}`)
})
