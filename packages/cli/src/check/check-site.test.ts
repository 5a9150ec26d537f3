import { expect, it } from 'vitest'
import { createTestGraph } from '../graph/create-test-graph.js'
import { checkPageImages, checkSearchContexts } from './check-site.js'

const ROUTES = Object.fromEntries(
  ['/', '/guides/start', '/guides/more', '/1.0/old/page', '/api'].map((route) => [route, route]),
)

function check(path: string, enabled = true): readonly (string | undefined)[] {
  const search = { enabled, contexts: [{ path, label: 'Part' }], suggestions: [] }
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
  expect(check('/Guides')).toEqual([
    'search.contexts.0.path',
    'Did you mean /guides? The names differ only in letter case',
  ])
  expect(check('nothing-like-it')).toEqual(['search.contexts.0.path', undefined])
  expect(check('/guide', false)).toEqual([])
})

it.each([
  ['./x.png', true],
  ['x.png', true],
  ['img/card.png', true],
  ['img/z.png', false],
  ['/img/card.png', true],
  ['https://example.net/x.png', true],
  ['http://', false],
  ['./y.png', false],
  ['/img/y.png', false],
  ['./a.md', false],
])('finds the image %s: %s', (image, exists) => {
  const { value } = createTestGraph({ docs: { 'a.md': { image } }, assets: ['x.png'], statics: ['img/card.png'] })
  expect(checkPageImages(value, { sources: [] }, { onBrokenImages: 'throw' })).toHaveLength(exists ? 0 : 1)
})

it('only warns, because readers never see the image', () => {
  const { value } = createTestGraph({ docs: { 'a.md': { image: './gone.png' } } })
  const severities = (['throw', 'warn', 'log', 'ignore'] as const).map((onBrokenImages) =>
    checkPageImages(value, { sources: [] }, { onBrokenImages }).map(({ severity }) => severity),
  )
  expect(severities).toEqual([['warning'], ['warning'], ['info'], []])
})
