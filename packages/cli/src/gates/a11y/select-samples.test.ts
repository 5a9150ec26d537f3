import { expect, it } from 'vitest'
import { createTestTrial } from '../create-test-trial.js'
import { selectSamples } from './select-samples.js'

it('selects the largest page of each layout', () => {
  const written = { 'a.html': '1', 'b.html': '333', 'c.html': '22', 'home.html': '1' }
  const docs = {
    'a.md': {},
    'b.md': {},
    'c.md': {},
    'home.md': { layout: 'home' },
    'd.md': { hide_table_of_contents: true },
  }
  const { builtPages } = createTestTrial({ docs, written })
  expect(selectSamples(builtPages).map(({ planned }) => planned.page.file)).toEqual([
    '404.html',
    'b.html',
    'd.html',
    'home.html',
    'search.html',
  ])
  expect(selectSamples([])).toEqual([])
})
