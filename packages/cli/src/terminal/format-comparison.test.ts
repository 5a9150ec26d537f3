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
    'Parity 92.3 % (mean of the shares of pages, titles, anchors and words)',
    '  pages                  2 of 3 the same',
    '  links within the site  10 of 10 the same',
  ])
})

it('shows only totals of equal sites', () => {
  expect(formatComparison({ score: 100, aspects, differences: [] }, terminal)[0]).toContain('Parity 100 %')
})

it('shortens long values and long lists', () => {
  const theirs = [`${'x'.repeat(200)}`, 'a\n  b', ...Array.from({ length: 30 }, (_, index) => `w${index}`)]
  const lines = formatComparison(
    { score: 1, aspects, differences: [{ aspect: 'words', route: '/b', theirs, ours: [] }] },
    terminal,
  )
  expect(lines[1]).toBe(`  - ${'x'.repeat(160)}…`)
  expect(lines[2]).toBe('  - a b')
  expect(lines[21]).toBe('  - … and 12 more')
})
