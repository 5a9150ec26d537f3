import { describe, expect, it } from 'vitest'
import { nodeAt, rootNode } from '../document-node.js'
import type { JsonValue } from '../json-value.js'
import { readHeaders, readParameters } from './parameter.js'

const read = (ofPath: JsonValue, own: JsonValue) => {
  const document = { path: { parameters: ofPath }, operation: { parameters: own } }
  return readParameters([nodeAt(document, '/path'), nodeAt(document, '/operation')])
}

describe('readParameters', () => {
  it('lets an operation override its path’s by name and location', () => {
    const parameters = read(
      [
        { name: 'id', in: 'query', style: 'form' },
        { name: 'id', in: 'header' },
      ],
      [{ name: 'id', in: 'query', required: true }],
    )
    expect(parameters.map(({ name, location, isRequired }) => [name, location, isRequired])).toEqual([
      ['id', 'query', true],
      ['id', 'header', false],
    ])
  })

  it('applies the defaults of the specification', () => {
    const [path, query, exploded] = read(
      [],
      [
        { name: 'a', in: 'path' },
        { name: 'b', in: 'query' },
        { name: 'c', in: 'query', style: 'pipeDelimited' },
      ],
    )
    expect(path).toMatchObject({ isRequired: true, style: 'simple', isExploded: false })
    expect(query).toMatchObject({ isRequired: false, style: 'form', isExploded: true })
    expect(exploded).toMatchObject({ isExploded: false })
  })

  it('reads a value with its own media type', () => {
    const [parameter] = read(
      [],
      [{ name: 'a', in: 'query', content: { 'application/json': { schema: {}, example: [1] } } }],
    )
    expect(parameter).toMatchObject({ mediaType: 'application/json', examples: [{ value: [1] }] })
    expect(parameter?.schema?.pointer).toBe('/operation/parameters/0/content/application~1json/schema')
  })

  it('ignores invalid parameters', () => {
    expect(read(7, [null, {}, { name: 'a' }, { name: 'a', in: 'body' }, { in: 'query' }])).toEqual([])
  })
})

it('reads headers except Content-Type', () => {
  const headers = { 'Content-Type': {}, 'X-A': { description: 'A' } }
  expect(readHeaders(rootNode({ headers })).map(({ name, location }) => [name, location])).toEqual([['X-A', 'header']])
})
