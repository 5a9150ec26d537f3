import { describe, expect, it } from 'vitest'
import { childNode, rootNode } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { readBindingParameters, readBindings, readMessage } from './message.js'

const read = (message: JsonObject, more: JsonObject = {}) =>
  readMessage('key', childNode(rootNode({ asyncapi: '3.0.0', message, ...more }), 'message'))

it('reads a message with its traits, whose fields do not replace its own', () => {
  const trait = {
    title: 'Trait',
    description: 'Text',
    headers: { type: 'object', required: ['b'], properties: { b: { type: 'string' } } },
    bindings: { kafka: { key: 'trait', only: 1 } },
  }
  const message = read({
    title: 'Own',
    deprecated: true,
    externalDocs: { url: 'https://example.com' },
    traits: [trait],
    headers: { type: 'object', properties: { a: { type: 'integer' } } },
    bindings: { kafka: { key: 'own' } },
    correlationId: { location: '$message.header#/a', description: 'Id' },
  })
  expect(message).toMatchObject({ name: 'key', title: 'Own', description: { text: 'Text' }, deprecation: {} })
  expect(message.externalDocs?.href).toBe('https://example.com')
  expect(message.headers.map(({ name, isRequired }) => [name, isRequired]).toSorted()).toEqual([
    ['a', false],
    ['b', true],
  ])
  expect(message.bindings).toEqual([
    { protocol: 'kafka', name: 'key', value: 'own' },
    { protocol: 'kafka', name: 'only', value: '1' },
  ])
  expect(message.correlationId).toMatchObject({ location: '$message.header#/a', description: { text: 'Id' } })
})

describe('the payload', () => {
  const contentOf = (message: JsonObject, more: JsonObject = {}) => read(message, more).content[0]

  it('has a media type', () => {
    expect(contentOf({})?.name).toBe('application/json')
    expect(contentOf({}, { defaultContentType: 'text/csv' })?.name).toBe('text/csv')
    expect(contentOf({ contentType: 'a/b' }, { defaultContentType: 'text/csv' })?.name).toBe('a/b')
  })

  it('is a schema, also with its format', () => {
    const schema = { type: 'string' }
    const schemaFormat = 'application/vnd.aai.asyncapi+json;version=3.0.0'
    expect(contentOf({ payload: schema })?.schema?.pointer).toBe('/message/payload')
    expect(contentOf({ payload: { schemaFormat, schema } })?.schema?.pointer).toBe('/message/payload/schema')
  })

  it('in another language is shown as it is', () => {
    const content = contentOf({ payload: { schemaFormat: 'application/vnd.apache.avro', schema: { type: 'record' } } })
    expect(content).toMatchObject({
      examples: [{ name: 'schema', summary: 'application/vnd.apache.avro', value: { type: 'record' } }],
    })
    expect(content?.schema).toBeUndefined()
  })

  it('has examples', () => {
    const examples = [{ payload: 1 }, { payload: 2 }, { name: 'c', summary: 'C', payload: 3 }, { headers: {} }]
    expect(contentOf({ examples })?.examples.map(({ name, summary, value }) => [name, summary, value])).toEqual([
      ['', '', 1],
      ['2', '', 2],
      ['c', 'C', 3],
    ])
  })
})

it('names nested settings with dots, and shows schemas whole', () => {
  const bindings = { kafka: { bindingVersion: '1', a: { 'b.c': [1] }, id: { type: 'string' }, none: {} }, ws: null }
  expect(readBindings([rootNode({ bindings })])).toEqual([
    { protocol: 'kafka', name: 'a.b.c', value: '[1]' },
    { protocol: 'kafka', name: 'id', value: '{"type":"string"}' },
    { protocol: 'kafka', name: 'none', value: '{}' },
  ])
})

it('reads the description of headers and their values in examples', () => {
  const headers = { type: 'object', description: 'Of the broker', properties: { a: { type: 'string' } } }
  const examples = [{ headers: { a: 'x' } }, { name: 'second', headers: { a: 'y', b: 1 } }, { payload: 1 }]
  const message = read({ headers, examples })
  expect(message.headersDescription).toMatchObject({ text: 'Of the broker' })
  expect(message.headers[0]?.examples).toMatchObject([
    { name: '', value: 'x', pointer: '/message/examples/0/headers/a' },
    { name: 'second', value: 'y' },
  ])
})

it('reads the requests of bindings as parameters', () => {
  const schema = (name: string) => ({ type: 'object', required: [name], properties: { [name]: { type: 'string' } } })
  const bindings = {
    ws: { method: 'GET', query: schema('depth'), headers: schema('X-Key') },
    kafka: { headers: schema('k') },
  }
  const node = rootNode({ bindings })
  expect(readBindingParameters([node])).toMatchObject([
    { name: 'depth', location: 'query', isRequired: true },
    { name: 'X-Key', location: 'header' },
  ])
  expect(readBindings([node]).map(({ name }) => name)).toEqual(['method', 'headers'])
  expect(readBindings([rootNode({ bindings: { ws: { query: { type: 'object' } } } })])).toHaveLength(1)
  expect(read({ bindings }).headers.map(({ name }) => name)).toEqual(['depth', 'X-Key'])
})
