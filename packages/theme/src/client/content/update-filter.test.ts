import { expect, it } from 'vitest'
import { find, findAll, openPage } from '../../../test/open-page.js'
import { installUpdateFilter } from './update-filter.js'

const entry = (id: string, ...tags: string[]) =>
  `<section class="update"><h2 id="${id}">${id}</h2><p class="update-facts">${tags.map((tag) => `<span class="badge">${tag}</span>`).join('')}</p></section>`
const BUTTONS = ['', 'API', 'CLI'].map((tag) => `<button data-tag="${tag}">${tag || 'All'}</button>`).join('')
const FILTER = `<div class="update-filter">${BUTTONS}<span role="status"></span></div>`
const PAGE = `<div class="updates">${FILTER}${entry('one', 'API')}${entry('two', 'CLI', 'API')}${entry('three')}</div>`

const shown = () => findAll('.update:not([hidden]) h2').map(({ id }) => id)
const pressed = () => findAll('[aria-pressed="true"]').map(({ textContent }) => textContent)
const status = () => find('[role="status"]').textContent

it('shows the entries with the chosen tag and counts them; all again without a count', () => {
  openPage(PAGE)
  installUpdateFilter(new Event('focusin'))
  find('[data-tag="API"]').click()
  expect([shown(), pressed(), status()]).toEqual([['one', 'two'], ['API'], '2 / 3'])
  find('[data-tag=""]').click()
  expect([shown(), pressed(), status()]).toEqual([['one', 'two', 'three'], ['All'], ''])
})

it('applies the click that loaded it', () => {
  openPage(PAGE)
  let first = new Event('click')
  document.addEventListener('click', (event) => (first = event), { once: true })
  find('[data-tag="CLI"]').click()
  installUpdateFilter(first)
  expect(shown()).toEqual(['two'])
})

it('shows all entries when a link targets a hidden one, and stays for a visible one', () => {
  openPage(PAGE)
  installUpdateFilter(new Event('focusin'))
  find('[data-tag="API"]').click()
  location.hash = '#two'
  dispatchEvent(new Event('hashchange'))
  expect(shown()).toEqual(['one', 'two'])
  location.hash = '#three'
  dispatchEvent(new Event('hashchange'))
  expect([shown(), pressed()]).toEqual([['one', 'two', 'three'], ['All']])
})
