import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { createOperationNote, type NoteRequest } from './create-operation-note.js'

const API = `openapi: 3.1.0
info: { title: Pets, version: '1' }
paths:
  /pets/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get: { operationId: getPet, description: Returns a pet., responses: { '200': { description: OK } } }
    delete: { responses: { '204': { description: Gone } } }
`
const OVERLAY = 'api/openapi.notes.yaml'

function openSite(overlays = '') {
  const entry = `{ path: './api/openapi.yaml', routeBasePath: '/api'${overlays} }`
  const siteDir = createTestFolder({
    'site.config.ts': `export default { title: 'Base', url: 'https://docs.example.com', openapi: [${entry}] }\n`,
    'docs/index.md': '# Start\n',
    'api/openapi.yaml': API,
  })
  const create = (request: Partial<NoteRequest>) =>
    createOperationNote({ siteDir, operation: 'getPet', isDryRun: false, ...request })
  return {
    create,
    read: () => (existsSync(join(siteDir, OVERLAY)) ? readFileSync(join(siteDir, OVERLAY), 'utf8') : ''),
  }
}

it('creates an overlay with the description and the note, and reports where to list it', async () => {
  const { create, read } = openSite()
  const { value, diagnostics } = await create({ text: 'Cached for a minute.' })
  expect(value).toMatchObject({
    file: OVERLAY,
    isNewFile: true,
    target: "$.paths['/pets/{id}'].get",
    url: '/api/get-pet',
    unlisted: './api/openapi.notes.yaml',
    description: 'Returns a pet.\n\nCached for a minute.',
  })
  expect(read()).toContain('        Returns a pet.\n\n        Cached for a minute.\n')
  expect(diagnostics).toMatchObject([
    { severity: 'warning', file: 'site.config.ts', line: 1, hint: "Add overlays: ['./api/openapi.notes.yaml']" },
  ])
})

it('appends the notes of other operations, once each, and reports nothing if the config lists the overlay', async () => {
  const { create, read } = openSite(", overlays: ['./api/openapi.notes.yaml']")
  await create({})
  const first = read()
  const second = await create({ operation: 'DELETE /pets/{id}' })
  expect([second.diagnostics, second.value?.isNewFile]).toEqual([[], false])
  expect(read().startsWith(first)).toBe(true)
  const again = await create({})
  expect(again.diagnostics).toMatchObject([{ code: 'cannot-create', file: OVERLAY }])
})

it('writes nothing in a dry run', async () => {
  const { create, read } = openSite()
  expect((await create({ isDryRun: true })).value?.file).toBe(OVERLAY)
  expect(read()).toBe('')
})

it('suggests the operation that a name resembles', async () => {
  const { diagnostics } = await openSite().create({ operation: 'getPets' })
  expect(diagnostics).toMatchObject([
    { code: 'cannot-create', message: 'the site has no API operation getPets', hint: 'Did you mean getPet?' },
  ])
})
