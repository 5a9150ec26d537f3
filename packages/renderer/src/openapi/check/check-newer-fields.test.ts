import { expect, it } from 'vitest'
import { checkNewerFields } from './check-newer-fields.js'

const tags = [
  { name: 'a', kind: 'nav', parent: 'b' },
  { name: 'b' },
  { name: 'c', kind: 'badge' },
  { name: 'd', kind: 'audience' },
]

it('reports tags of other kinds than those of the navigation', () => {
  expect(checkNewerFields({ openapi: '3.2.0', tags })).toMatchObject([
    { code: 'api-unsupported-field', pointer: '/tags/2/kind', message: expect.stringMatching(/1 more$/) },
  ])
})

it('reports nothing in older descriptions, where the field has no meaning', () => {
  expect(checkNewerFields({ openapi: '3.1.0', tags })).toEqual([])
})
