import { expect, it } from 'vitest'
import { createReachCollector } from './collect-reach.js'

it('finds everything that a node refers to, indirectly and in cycles', () => {
  const collect = createReachCollector({
    paths: { '/a': { get: { schema: { $ref: '#/components/schemas/A' } } } },
    components: {
      schemas: {
        A: { properties: { b: { $ref: '#/components/schemas/B' } } },
        B: { items: { $ref: '#/components/schemas/A' } },
        Pet: { discriminator: { propertyName: 'kind', mapping: { c: 'Cat' } } },
        Cat: {},
        Dog: { allOf: [{ $ref: '#/components/schemas/Pet' }] },
        Alone: {},
      },
    },
  })
  const names = (pointer: string) => collect.all(collect.direct(pointer)).map((each) => each.split('/').at(-1))
  expect(names('/paths/~1a/get')).toEqual(['A', 'B'])
  expect(names('/components/schemas/Alone')).toEqual([])
  expect(names('/components/schemas/Pet')).toEqual(['Cat', 'Dog', 'Pet'])
})
