import { expect, it } from 'vitest'
import { createTestGraph } from '../graph/create-test-graph.js'
import { checkPageImages } from './check-page-images.js'

it.each([
  ['./x.png', true],
  ['x.png', true],
  ['/img/card.png', true],
  ['https://example.net/x.png', true],
  ['http://', false],
  ['./y.png', false],
  ['/img/y.png', false],
  ['./a.md', false],
])('finds the image %s: %s', (image, isThere) => {
  const { value } = createTestGraph({ docs: { 'a.md': { image } }, assets: ['x.png'], statics: ['img/card.png'] })
  expect(checkPageImages(value, { sources: [] }, { onBrokenImages: 'throw' })).toHaveLength(isThere ? 0 : 1)
})

it('only warns, because readers never see the image', () => {
  const { value } = createTestGraph({ docs: { 'a.md': { image: './gone.png' } } })
  const severities = (['throw', 'warn', 'log', 'ignore'] as const).map((onBrokenImages) =>
    checkPageImages(value, { sources: [] }, { onBrokenImages }).map(({ severity }) => severity),
  )
  expect(severities).toEqual([['warning'], ['warning'], ['info'], []])
})
