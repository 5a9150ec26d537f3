import { expect, it } from 'vitest'
import { readTable, writeTable } from './index-root.js'

it.each([
  { first: 'a m', names: '0123456789abcdefabcd' },
  { first: '', names: '' },
])('reads the table $first as it was written', (table) => {
  expect(readTable(writeTable(table))).toEqual(table)
})
