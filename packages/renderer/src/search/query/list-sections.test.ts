import { expect, it } from 'vitest'
import { isInSection, listSections } from './list-sections.js'

const list = (...paths: readonly string[][]) => listSections(paths.map((b) => ({ b })))

it('counts pages by the first level that distinguishes at least three parts, largest first', () => {
  const docs = [['Docs', 'Pay', 'Cards'], ['Docs', 'Pay'], ['Docs', 'Start'], ['API', 'Orders'], ['Docs'], []]
  expect(list(...docs)).toEqual([
    { breadcrumbs: ['Docs', 'Pay'], pages: 2 },
    { breadcrumbs: ['Docs', 'Start'], pages: 1 },
    { breadcrumbs: ['API', 'Orders'], pages: 1 },
    { breadcrumbs: ['Docs'], pages: 1 },
  ])
  expect(list(['A'], ['B', 'x'], ['C', 'x'], ['C', 'y']).map(({ breadcrumbs }) => breadcrumbs)).toEqual([
    ['C'],
    ['A'],
    ['B'],
  ])
})

it('stays at the first level if deeper ones do not distinguish more', () => {
  expect(list(['Docs', 'Pay'], ['API', 'Orders', 'v1']).map(({ breadcrumbs }) => breadcrumbs)).toEqual([
    ['Docs'],
    ['API'],
  ])
})

it('is empty if all pages are in one part', () => {
  expect(list(['Docs', 'Pay', 'Cards', 'Visa'], ['Docs', 'Pay', 'Cards', 'Mastercard'])).toEqual([])
  expect(list()).toEqual([])
})

it('assigns pages to a part at any level', () => {
  expect(isInSection({ b: ['Docs', 'Pay', 'Cards'] }, ['Docs', 'Pay'])).toBe(true)
  expect(isInSection({ b: ['Docs'] }, ['Docs', 'Pay'])).toBe(false)
})
