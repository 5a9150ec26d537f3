import { expect, it } from 'vitest'
import { listProblems } from '../../../test/list-problems.js'
import { footerSchema } from './footer.js'

const link = { label: 'A', to: '/a' }

it('accepts columns or links, and collects attributes of links', () => {
  expect(footerSchema.parse({}).links).toEqual([])
  expect(footerSchema.parse({ links: [{ ...link, target: '_blank' }] }).links).toEqual([
    { ...link, attributes: { target: '_blank' } },
  ])
  expect(footerSchema.parse({ links: [{ title: null }, { title: 'B', items: [link] }] }).links).toEqual([
    { title: null, items: [] },
    { title: 'B', items: [{ ...link, attributes: {} }] },
  ])
})

it.each([
  [[link, { title: 'B', items: [] }], ['links[1]: columns and plain links cannot be mixed']],
  [[{ title: 'B', items: [link] }, link], ['links[1]: columns and plain links cannot be mixed']],
  [[{ title: 'B', items: [{ label: 'A' }] }], ['links[0].items[0]: expected to or href, found neither']],
  [[{ title: '' }], ['links[0].title: expected a string that is not empty, found ""']],
  ['x', ['links: expected a list, found "x"']],
])('rejects the links %j', (links, problems) => {
  expect(listProblems(footerSchema, { links })).toEqual(problems)
})
