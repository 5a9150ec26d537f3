import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TocList } from './TocList.js'

/** Lists in parentheses, headings by their number. */
function outline(...levels: readonly number[]): string {
  const entries = levels.map((level, at) => ({ id: `h${at}`, level, html: `${at}`, text: `${at}` }))
  return renderToStaticMarkup(<TocList entries={entries} />)
    .replace(/<ul>/g, '(')
    .replace(/<\/ul>/g, ')')
    .replace(/<\/li><li>/g, ' ')
    .replace(/<[^>]*>/g, '')
}

it.each([
  [[], ''],
  [[2, 2], '(0 1)'],
  [[2, 3, 3, 2], '(0(1 2) 3)'],
  [[2, 4, 3, 2], '(0((1) 2) 3)'],
  [[3, 2], '((0) 1)'],
  [[3, 3, 2], '((0 1) 2)'],
  [[4], '(0)'],
])('nests the levels %j', (levels, expected) => {
  expect(outline(...levels)).toBe(expected)
})

it('links to each heading, with its HTML', () => {
  const entries = [{ id: 'a', level: 2, html: '<code>A</code>', text: 'A' }]
  expect(renderToStaticMarkup(<TocList entries={entries} />)).toBe('<ul><li><a href="#a"><code>A</code></a></li></ul>')
})
