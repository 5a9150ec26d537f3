import { expect, it } from 'vitest'
import { createJsonSchema, respondWithSchema, writeJsonSchema } from './json-schemas.js'

it('creates schemas of files and reports', () => {
  expect(createJsonSchema('category')?.title).toBe('docgen: _category_.yml')
  expect(createJsonSchema('check-report')?.title).toBe('Report of docgen check')
  expect(createJsonSchema('constructor')).toBeUndefined()
})

it('responds with the schema that a URL names', async () => {
  const respond = (query: string) => respondWithSchema({ query: new URLSearchParams(query) })
  const { status, headers, body } = await respond('name=tags')
  expect([status, headers['content-type']]).toEqual([200, 'application/schema+json'])
  expect(String(body)).toBe(writeJsonSchema(createJsonSchema('tags') ?? {}))
  expect((await respond('name=x')).status).toBe(404)
})
