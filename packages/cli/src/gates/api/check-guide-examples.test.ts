import { describe, expect, it } from 'vitest'
import type { ApiFile } from '../../read/api/api-file.js'
import { createTestTrial } from '../create-test-trial.js'
import { checkGuideExamples } from './check-guide-examples.js'

const schema = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } }
const content = { 'application/json': { schema } }
const api: ApiFile = {
  path: 'api.yaml',
  version: 'current',
  routeBase: '/api',
  files: [],
  document: {
    openapi: '3.1.0',
    info: { title: 'Things' },
    paths: {
      '/things': { post: { operationId: 'addThing', requestBody: { content }, responses: { 201: { content } } } },
    },
  },
}
const check = async (info: string, code: string) => {
  const trial = createTestTrial({ docs: { 'a.md': { body: `\`\`\`${info}\n${code}\n\`\`\`\n` } } })
  const { examples, diagnostics } = await checkGuideExamples(trial, [api])
  return [
    examples,
    ...diagnostics.map(({ code, line, column, message, hint }) => ({ code, at: [line, column], message, hint })),
  ]
}

describe('checkGuideExamples', () => {
  it.each([
    ['json operation="addThing"', '{ "name": "a" }'],
    ["json operation='addThing 201'", '{ "name": "a" }'],
    ['json title="POST /things"', '{ "name": "a" }'],
  ])('counts the valid block %s', async (info, code) => {
    expect(await check(info, code)).toEqual([1])
  })

  it.each([
    ['json', '{}'],
    ['js operation="addThing"', '{}'],
    ['json operation="addThing" no-check="draft"', '{}'],
    ['json title="addThing"', '{}'],
    ['json title="GET /elsewhere"', '{}'],
    ['json operation="addThing"', '{ "name": '],
  ])('ignores the block %s with %s', async (info, code) => {
    expect(await check(info, code)).toEqual([0])
  })

  it('reports the value that does not match, at its position', async () => {
    expect(await check('json operation="addThing"', '{\n  "name": 1\n}')).toMatchObject([
      1,
      {
        code: 'invalid-operation-example',
        at: [3, 11],
        message: expect.stringContaining('does not match POST /things ('),
      },
    ])
  })

  it('reports an unknown operation, and a part that it does not have', async () => {
    expect(await check('json operation="addThings"', '{}')).toMatchObject([
      1,
      { code: 'unknown-operation', at: [1, 1], hint: 'Did you mean addThing?' },
    ])
    expect(await check('json operation="addThing 404"', '{}')).toMatchObject([
      1,
      { message: 'POST /things has no response 404', hint: 'Available: request, 201' },
    ])
  })
})
