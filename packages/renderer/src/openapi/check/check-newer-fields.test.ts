import { expect, it } from 'vitest'
import { checkNewerFields } from './check-newer-fields.js'

const tags = [
  { name: 'a', kind: 'nav', parent: 'b' },
  { name: 'b' },
  { name: 'c', kind: 'badge' },
  { name: 'd', kind: 'audience' },
  { name: 'e', kind: 'lifecycle' },
  { name: 'f', kind: 'team' },
]

it('reports tags of kinds that the specification does not describe', () => {
  expect(checkNewerFields({ openapi: '3.2.0', tags })).toMatchObject([
    { code: 'api-unsupported-field', pointer: '/tags/4/kind', message: expect.stringMatching(/1 more$/) },
  ])
})

it('reports nothing in older descriptions, where the field has no meaning', () => {
  expect(checkNewerFields({ openapi: '3.1.0', tags })).toEqual([])
})
