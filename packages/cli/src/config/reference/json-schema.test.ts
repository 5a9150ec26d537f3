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

it('says what code decides', () => {
  expect(JSON.stringify(configJsonSchema().properties?.['footer'])).toMatch(
    /"anyOf":\[{"type":"array".*"title".*"html"/,
  )
})

it('describes front matter, and asks for nothing', () => {
  const schema = frontMatterJsonSchema()
  expect(schema.required).toBeUndefined()
  expect(schema.properties?.['toc_min_heading_level']).toMatchObject({ type: 'integer', minimum: 2, maximum: 6 })
})

it('keeps numbers as texts in every field that holds texts', () => {
  const fields = Object.entries(frontMatterJsonSchema().properties ?? {})
  const ofText = fields.filter(
    ([name, field]) => name !== 'mdx' && /"string"/.test(JSON.stringify(field).replace(/"propertyNames":{[^}]*}/, '')),
  )
  expect(new Set(ofText.map(([name]) => name))).toEqual(TEXT_FIELDS)
})
