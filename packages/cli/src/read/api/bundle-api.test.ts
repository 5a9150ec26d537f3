import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeTestFiles } from '../write-test-files.js'
import { bundleApi } from './bundle-api.js'
import { createApiLocator } from './locate-in-api.js'

let siteDir: string
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'docgen-bundle-'))
})
afterEach(() => rmSync(siteDir, { recursive: true }))

it('reads Markdown and code files that a description refers to as text', async () => {
  writeTestFiles(siteDir, {
    'openapi.yaml':
      'info: { description: { $ref: ./intro.md } }\npaths:\n  /a: { get: { x-codeSamples: [{ source: { $ref: samples/a.sh } }] } }\n',
    'intro.md': '\n  Note: read\nthis\n',
    'samples/a.sh': 'curl a',
  })
  const { value, diagnostics } = await bundleApi(siteDir, 'openapi.yaml')
  expect(diagnostics).toEqual([])
  expect(value?.document).toMatchObject({
    info: { description: { $ref: '#/x-docgen-files/intro.md' } },
    'x-docgen-files': { 'intro.md': '\n  Note: read\nthis\n', 'samples/a.sh': 'curl a' },
  })
  const position = createApiLocator({ path: 'openapi.yaml', files: value?.files ?? [] })
  expect(position('/x-docgen-files/intro.md', { line: 1, column: 7 })).toEqual({ file: 'intro.md', line: 2, column: 9 })
  expect(position('/x-docgen-files/intro.md', { line: 2, column: 1 })).toEqual({ file: 'intro.md', line: 3, column: 1 })
})

it('does not change references in the extensions of other tools', async () => {
  writeTestFiles(siteDir, { 'openapi.yaml': 'x-policy:\n  list: [{ $ref: ../policies.yaml }]\npaths: {}\n' })
  const { value, diagnostics } = await bundleApi(siteDir, 'openapi.yaml')
  expect(diagnostics).toEqual([])
  expect(value?.document).toMatchObject({ 'x-policy': { list: [{ $ref: '../policies.yaml' }] } })
})

it('reads the value of an example from a file, whatever it is, and keeps other values', async () => {
  writeTestFiles(siteDir, {
    'openapi.yaml':
      'components:\n  examples:\n    list: { value: { $ref: ./list.json } }\n    data: { value: { $ref: ./gone.json } }\n    more: { value: { $ref: ./list.json, a: 1 } }\n',
    'list.json': '[{ "$ref": "#/a" }]',
  })
  const { value, diagnostics } = await bundleApi(siteDir, 'openapi.yaml')
  expect(diagnostics).toEqual([])
  expect(value?.document).toMatchObject({
    components: {
      examples: {
        list: { value: { $ref: '#/x-docgen-files/list.json' } },
        data: { value: { $ref: './gone.json' } },
        more: { value: { $ref: './list.json', a: 1 } },
      },
    },
    'x-docgen-files': { 'list.json': [{ $ref: '#/a' }] },
  })
})

it.each([
  ['R', 'Did you mean #/components/schemas/R?'],
  ['components/responses/R', 'Did you mean #/components/responses/R?'],
])('suggests the component for the reference %s', async (reference, hint) => {
  const components = { schemas: { R: {} }, responses: { R: {} } }
  const paths = { '/a': { get: { responses: { 200: { $ref: reference } } } } }
  writeTestFiles(siteDir, { 'openapi.json': JSON.stringify({ components, paths }) })
  const { diagnostics } = await bundleApi(siteDir, 'openapi.json')
  expect(diagnostics.map((each) => each.hint)).toEqual([hint])
})
