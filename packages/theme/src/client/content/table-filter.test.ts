import { expect, it } from 'vitest'
import { find, findAll, openPage, type } from '../../../test/open-page.js'
import { installTableFilter } from './table-filter.js'

const FIELD = '<p class="table-filter"><input><span role="status" data-empty="No row matches"></span></p>'
const ROWS = ['Visa credit', 'Visa <b>debit</b>', 'Amex'].map((text) => `<tr><td>${text}</td></tr>`).join('')
const TABLE = `<table><thead><tr><th>Card</th></tr></thead><tbody>${ROWS}</tbody></table>`
const PAGE = `<div class="filtered-table">${FIELD}${TABLE}</div><table><tbody><tr><td>Other</td></tr></tbody></table>`

const shown = () => findAll('tr:not([hidden]) td').map(({ textContent }) => textContent)
const status = () => find('[role="status"]').textContent

it('shows the rows of its table that contain every word, ignoring case and order', () => {
  openPage(PAGE)
  installTableFilter()
  type('.table-filter input', '  DEBIT visa ')
  expect([shown(), status()]).toEqual([['Visa debit', 'Other'], '1 / 3'])
})

it('says that no row matches, and shows all rows without a count once the field is empty', () => {
  openPage(PAGE)
  installTableFilter()
  type('.table-filter input', 'cash')
  expect([shown(), status()]).toEqual([['Other'], 'No row matches'])
  type('.table-filter input', ' ')
  expect([shown(), status()]).toEqual([['Visa credit', 'Visa debit', 'Amex', 'Other'], ''])
})

it('applies what was typed before it was loaded', () => {
  openPage(PAGE)
  find<HTMLInputElement>('.table-filter input').value = 'amex'
  installTableFilter()
  expect(shown()).toEqual(['Amex', 'Other'])
})

it('keeps the width of columns, and one that the author set', () => {
  openPage(PAGE)
  installTableFilter()
  find('th').getBoundingClientRect = () => new DOMRect(0, 0, 120, 20)
  type('.table-filter input', 'a')
  expect(find('th').style.width).toBe('120px')
  find('th').getBoundingClientRect = () => new DOMRect(0, 0, 90, 20)
  type('.table-filter input', 'am')
  expect(find('th').style.width).toBe('120px')
})
