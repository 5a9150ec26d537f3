import { expect, it } from 'vitest'
import { formatCode, formatTable } from './format-table.js'

it('escapes code so that it stays in its cell', () => {
  expect(formatCode('a|b`c\nd')).toBe('`a\\|b c d`')
})

it('limits the rows, and counts the others', () => {
  const head = ['| a |', '| --- |'] as const
  expect(formatTable(head, ['| 1 |', '| 2 |'], 2)).toEqual([...head, '| 1 |', '| 2 |', ''])
  expect(formatTable(head, ['| 1 |', '| 2 |', '| 3 |'], 1)).toEqual([...head, '| 1 |', '', '… and 2 more', ''])
})
