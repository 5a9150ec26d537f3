import { expect, it } from 'vitest'
import { entryNodes, nodeAt } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { createAllOfCheck } from './create-all-of-check.js'

const to = (...names: readonly string[]): JsonObject => ({
  allOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })),
})

function findCircular(schemas: Readonly<Record<string, JsonObject>>): readonly string[] {
  const check = createAllOfCheck()
  for (const [, schema] of entryNodes(nodeAt({ components: { schemas } }, '/components/schemas'))) check.visit(schema)
  return check.problems().map(({ pointer }) => pointer.split('/')[3] ?? '')
}

it('reports the schemas of a cycle, and none that only lead to it or between two', () => {
  const schemas = { A: to('B'), B: to('C', 'Fine'), C: to('A'), Before: to('A'), Fine: {}, Own: to('Own', 'Between') }
  expect(findCircular({ ...schemas, Between: to('A') })).toEqual(['A', 'B', 'C', 'Own'])
})

it('follows each reference once, however long the chain', () => {
  const count = 20_000
  const chain = Array.from({ length: count }, (_, index) => [`S${index}`, to(`S${index + 1}`)] as const)
  expect(findCircular(Object.fromEntries(chain))).toEqual([])
  expect(findCircular(Object.fromEntries([...chain, [`S${count}`, to('S0')]]))).toHaveLength(count + 1)
})
