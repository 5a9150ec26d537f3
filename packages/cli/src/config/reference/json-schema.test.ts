import { expect, it } from 'vitest'
import { TEXT_FIELDS } from '../schema/front-matter.js'
import { configJsonSchema, frontMatterJsonSchema } from './json-schema.js'

it('describes the config as plain data', () => {
  const schema = configJsonSchema()
  expect(schema.required).toEqual(['title', 'url'])
  expect(schema.additionalProperties).toBe(false)
  expect(schema.properties?.['baseUrl']).toMatchObject({ type: 'string', default: '/' })
  expect(schema.properties?.['onBrokenLinks']).toMatchObject({
    enum: ['ignore', 'log', 'warn', 'throw'],
    default: 'throw',
  })
  expect(JSON.parse(JSON.stringify(schema))).toEqual(schema)
})

it('describes what code validates', () => {
  expect(JSON.stringify(configJsonSchema().properties?.['footer'])).toMatch(
    /"anyOf":\[{"type":"array".*"title".*"html"/,
  )
})

it('describes front matter, with all fields optional', () => {
  const schema = frontMatterJsonSchema()
  expect(schema.required).toBeUndefined()
  expect(schema.properties?.['toc_min_heading_level']).toMatchObject({ type: 'integer', minimum: 2, maximum: 6 })
})

it('keeps numbers as text in every field of text', () => {
  const fields = Object.entries(frontMatterJsonSchema().properties ?? {})
  const ofText = fields.filter(
    ([name, field]) => name !== 'mdx' && /"string"/.test(JSON.stringify(field).replace(/"propertyNames":{[^}]*}/, '')),
  )
  expect(new Set(ofText.map(([name]) => name))).toEqual(TEXT_FIELDS)
})
