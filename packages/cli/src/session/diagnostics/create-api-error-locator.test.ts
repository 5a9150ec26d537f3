import type { Diagnostic } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import type { ApiFile } from '../../read/api/api-file.js'
import { createApiErrorLocator } from './create-api-error-locator.js'

const text = 'openapi: 3.1.0\npaths:\n  /a/b:\n    get:\n      summary: A\n'
const api = {
  path: 'api.yaml',
  document: { openapi: '3.1.0', paths: { '/a/b': { get: { summary: 'A' } } } },
  files: [{ path: 'api.yaml', text, hash: '' }],
} as Partial<ApiFile> as ApiFile
const locate = createApiErrorLocator([api])
const at = (file?: string): Diagnostic => ({
  code: 'broken-link',
  severity: 'error',
  message: 'no',
  ...(file !== undefined && { file }),
})

it('finds the line of a pointer', () => {
  expect(locate(at(`api.yaml#${encodeURIComponent('/paths/~1a~1b/get/summary')}`))).toMatchObject({
    file: 'api.yaml',
    line: 5,
  })
})

it('keeps diagnostics about other files', () => {
  for (const each of [at(), at('docs/a.md'), at('docs/c#1.md'), at('other.yaml#/paths')])
    expect(locate(each)).toBe(each)
})
