import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { checkDescription, checkInfo } from './check-description.js'

const find = (code: string, rest: JsonObject) =>
  checkDescription({ openapi: '3.1.0', info: { title: 'A', version: '1' }, ...rest })
    .filter((problem) => problem.code === code)
    .map(({ pointer, message }) => `${pointer} ${message}`)

const refs = (schemas: Readonly<Record<string, string>>): JsonObject => ({
  components: {
    schemas: Object.fromEntries(
      Object.entries(schemas).map(([name, to]) => [name, { $ref: `#/components/schemas/${to}` }]),
    ),
  },
})

describe('references', () => {
  it('in cycles are reported once', () => {
    const told = 'the reference is circular, so it describes nothing'
    expect(find('api-circular-ref', refs({ C: 'A', B: 'C', A: 'B', Into: 'A' }))).toEqual([
      `/components/schemas/A/$ref ${told}`,
    ])
    expect(find('api-circular-ref', refs({ Own: 'Own' }))).toEqual([`/components/schemas/Own/$ref ${told}`])
  })

  it('may be inside a schema that they refer to', () => {
    const schemas = { A: { properties: { next: { $ref: '#/components/schemas/A' } } } }
    expect(find('api-circular-ref', { components: { schemas } })).toEqual([])
  })

  it('may not lead from an `allOf` back to its schema', () => {
    const to = (...names: readonly string[]) => ({
      allOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })),
    })
    const schemas = { Base: {}, Own: to('Base', 'Own'), A: to('B'), B: { allOf: [to('A')] }, Fine: to('Own', 'Base') }
    expect(find('api-circular-ref', { components: { schemas } }).map((line) => line.split(' ')[0])).toEqual([
      '/components/schemas/B/allOf',
      '/components/schemas/A/allOf',
      '/components/schemas/Own/allOf',
    ])
  })

  it('to nothing suggest the component of the closest name', () => {
    const schemas = {
      Order: {},
      'a/b': {},
      A: { $ref: '#/components/schemas/Ordr' },
      B: { $ref: '#/components/schemas/a~1c' },
      D: { $ref: '#/component/schema/a~1b' },
    }
    const problems = checkDescription({
      openapi: '3.1.0',
      components: { schemas: { ...schemas, C: { $ref: '#/x/Far' } } },
    })
    expect(problems.flatMap(({ code, hint }) => (code === 'api-dangling-ref' ? [hint] : []))).toEqual([
      undefined,
      'Did you mean #/components/schemas/a~1b?',
      'Did you mean #/components/schemas/a~1b?',
      'Did you mean #/components/schemas/Order?',
    ])
  })

  it('of included schemas to nothing are reported at the description', () => {
    const include = (name: string): string => `See <SchemaDefinition schemaRef="#/components/schemas/${name}" />.`
    const problems = checkDescription({
      openapi: '3.1.0',
      info: { title: 'A', version: '1', description: include('Pet') },
      tags: [{ name: 'a', description: include('Pte') }, { name: 'b' }],
      components: { schemas: { Pet: {} } },
    }).filter(({ code }) => code === 'api-dangling-ref')
    expect(problems.map(({ pointer, hint }) => [pointer, hint])).toEqual([
      ['/tags/0/description', 'Did you mean #/components/schemas/Pet?'],
    ])
  })

  it('that are not strings are reported, but not properties of that name', () => {
    const schemas = { A: { $ref: 5 }, B: { properties: { $ref: { type: 'string' } }, example: { $ref: 5 } } }
    expect(find('api-dangling-ref', { components: { schemas } })).toEqual([
      '/components/schemas/A/$ref `$ref` must be text, got 5',
    ])
  })
})

it.each<[string, JsonObject, readonly string[]]>([
  ['nothing', { info: { title: 'A', version: 1 } }, []],
  ['a missing `info`', {}, ['']],
  ['an `info` that is a text', { info: 'A' }, ['/info']],
  ['a missing title and version', { info: {} }, ['/info', '/info']],
  ['an empty title', { info: { title: ' ', version: '1' } }, ['/info/title']],
])('reports %s', (_name, document, pointers) => {
  expect(checkInfo(document).map(({ pointer }) => pointer)).toEqual(pointers)
})
