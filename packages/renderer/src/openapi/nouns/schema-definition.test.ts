import { expect, it } from 'vitest'
import { rootNode } from '../document-node.js'
import { listSchemaRefs, takeDefinitions } from './schema-definition.js'

const document = {
  components: { schemas: { Pet: { type: 'object' } }, examples: { one: { value: { a: 1 } } } },
  plain: { b: 2 },
}
const take = (text: string) => takeDefinitions({ text, pointer: '/info/description' }, rootNode(document))

it('separates schemas from the text around them', () => {
  const { description, models } = take('Before\n\n<SchemaDefinition schemaRef="#/components/schemas/Pet" />\n\nAfter')
  expect(description?.text).toBe('Before\n\n\n\nAfter')
  expect(models.map(({ schema }) => schema?.value)).toEqual([{ $ref: '#/components/schemas/Pet' }])
})

it('reads named and plain examples', () => {
  const example = (reference: string) =>
    take(`<SchemaDefinition schemaRef='#/components/schemas/Pet' exampleRef='${reference}'></SchemaDefinition>`)
      .models[0]?.examples
  expect(example('#/components/examples/one')).toMatchObject([
    { value: { a: 1 }, pointer: '/components/examples/one/value' },
  ])
  expect(example('#/plain')).toMatchObject([{ value: { b: 2 }, pointer: '/plain' }])
  expect(example('#/gone')).toEqual([])
})

it('has no description if nothing else is left', () => {
  expect(take('<SchemaDefinition schemaRef="#/components/schemas/Gone" />')).toEqual({ models: [] })
})

it('keeps tags without a reference, and texts without tags', () => {
  expect(take('<SchemaDefinition foo="x" />').description?.text).toBe('<SchemaDefinition foo="x" />')
  expect(take('text')).toMatchObject({ description: { text: 'text' }, models: [] })
  expect(takeDefinitions(undefined, rootNode(document))).toEqual({ models: [] })
  expect(listSchemaRefs('<SchemaDefinition schemaRef="#/a"/> <SchemaDefinition schemaRef="#/b">')).toEqual([
    '#/a',
    '#/b',
  ])
})
