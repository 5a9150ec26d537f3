import { expect, it } from 'vitest'
import { checkSearchContexts } from './check-search-contexts.js'

const ROUTES = Object.fromEntries(
  ['/', '/guides/start', '/guides/more', '/1.0/old/page', '/api'].map((route) => [route, route]),
)

function check(path: string, enabled = true): readonly (string | undefined)[] {
  const search = { enabled, contexts: [{ path, label: 'Part' }] }
  return checkSearchContexts({ search }, ROUTES, (place) => ({ file: place.join('.') })).flatMap(({ file, hint }) => [
    file,
    hint,
  ])
}

it.each(['guides', '/guides/', '/guides/start', 'api', '/', 'old'])('%s has pages', (path) => {
  expect(check(path)).toEqual([])
})

it('warns about a context without pages, with the nearest folder that has some', () => {
  expect(check('/guide')).toEqual(['search.contexts.0.path', 'Did you mean /guides?'])
  expect(check('/Guides')).toEqual(['search.contexts.0.path', 'Did you mean /guides? Only upper and lower case differ'])
  expect(check('nothing-like-it')).toEqual(['search.contexts.0.path', undefined])
  expect(check('/guide', false)).toEqual([])
})
