import { createColors } from 'picocolors'
import { expect, it } from 'vitest'
import { formatComparison } from './format-comparison.js'

const terminal = { colors: createColors(false) } as Parameters<typeof formatComparison>[1]
const aspects = { route: { same: 2, all: 3 }, links: { same: 10, all: 10 } }

it('lists the differences of each page before the totals', () => {
  const differences = [
    { aspect: 'route', route: '', theirs: ['/a'], ours: [] },
    { aspect: 'title', route: '/b', theirs: ['B'], ours: ['Bee'] },
  ]
  expect(formatComparison({ score: 92.3, aspects, differences }, terminal)).toEqual([
    'pages',
    '  - /a',
    'titles of /b',
    '  - B',
    '  + Bee',
    '',
    'Parity 92.3 %',
    '  pages                  2 of 3 the same',
    '  links within the site  10 of 10 the same',
  ])
})

it('shows only totals of equal sites', () => {
  expect(formatComparison({ score: 100, aspects, differences: [] }, terminal)[0]).toBe('Parity 100 %')
})
