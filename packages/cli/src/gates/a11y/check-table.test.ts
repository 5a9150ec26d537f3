import { parseHtml } from '@docgen/renderer'
import { expect, it } from 'vitest'
import { checkTable } from './check-table.js'

function check(html: string) {
  const found: string[] = []
  const [table] = parseHtml(html).children
  if (!table || typeof table === 'string') throw new Error('no table')
  checkTable(table, ({ clue }) => found.push(clue?.text ?? ''))
  return found
}

const rows = (...all: readonly string[]): string => `<table>${all.map((row) => `<tr>${row}</tr>`).join('')}</table>`

it('reports a table without headers by its first text', () => {
  expect(check(rows('<td></td><td>a</td>', '<td>b</td><td>c</td>'))).toEqual(['a'])
  expect(check(rows('<th></th><td>a</td>', '<td>b</td><td>c</td>'))).toEqual(['a'])
})

it.each([
  rows('<th>a</th><th></th>', '<td>b</td><td>c</td>'),
  rows('<td>a</td><td>b</td>'),
  rows('<td>a</td>', '<td>b</td>'),
  rows('<td>a</td><td>b</td>', '<td>c</td><td>d</td>').replace('<table', '<table role="none"'),
  rows(`<td>${rows('<td>a</td><td>b</td>', '<td>c</td><td>d</td>')}</td>`),
])('accepts %s', (html) => {
  expect(check(html)).toEqual([])
})
