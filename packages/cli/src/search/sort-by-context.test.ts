import { expect, it } from 'vitest'
import { sortByContext } from './sort-by-context.js'

const pages = ['/z', '/api/b', '/api', '/apiary', '/advanced/x', '/api/a'].map((route) => ({ route }))

it('groups pages by context, each group in the order of their routes', () => {
  const { pages: sorted, contexts } = sortByContext(pages, ['api/', '/advanced', '/none'], '/')
  expect(sorted.map(({ route }) => route)).toEqual(['/api', '/api/a', '/api/b', '/advanced/x', '/apiary', '/z'])
  expect(contexts).toEqual([
    { path: 'api/', range: [0, 3] },
    { path: '/advanced', range: [3, 4] },
  ])
})

it('assigns a page to the first context that matches', () => {
  const { contexts } = sortByContext(pages, ['/api/a', '/api'], '/')
  expect(contexts.map(({ range }) => range)).toEqual([
    [0, 1],
    [1, 3],
  ])
})

it('resolves contexts below the route of a version', () => {
  const versioned = pages.map(({ route }) => ({ route: `/de/1.0${route}` }))
  expect(sortByContext([...versioned, { route: '/de/1.0' }], ['/api', '/'], '/de/1.0').contexts).toEqual([
    { path: '/api', range: [0, 3] },
    { path: '/', range: [3, 7] },
  ])
})
