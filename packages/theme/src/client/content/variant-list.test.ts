import { expect, it, vi } from 'vitest'
import { find, findAll, openPage, press, type } from '../../../test/open-page.js'
import { openVariantList } from './variant-list.js'

const variant = (name: string, isChosen = false): string =>
  `<input type="radio" class="tab-radio" name="v" value="${name}"${isChosen ? ' checked' : ''}><label class="tab-label">${name}</label>
  <div class="tab-panel"><div><p class="facts">type is <code>${name.toLowerCase()}_x</code></p></div></div>`
const PAGE = `<div class="variants" data-find="Find" data-empty="Nothing"><div class="tabs">${variant('Cat')}${variant('Dog', true)}${variant('Cow')}</div></div>`

const options = () => findAll('[role="option"]').map(({ textContent }) => textContent)
const active = () => find('[aria-selected="true"]').textContent
const chosen = () => find<HTMLInputElement>(':checked').value

function open(query = ''): HTMLElement {
  openPage(PAGE)
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  openVariantList(find('.tabs'), query)
  return find('.variant-list input')
}

it('lists all variants, with the chosen one active', () => {
  const field = open()
  expect([options(), active(), document.activeElement === field]).toEqual([['Cat', 'Dog', 'Cow'], 'Dog', true])
  expect(field.getAttribute('aria-activedescendant')).toBe(find('[aria-selected="true"]').id)
  openVariantList(find('.tabs'), '')
  expect(findAll('.variant-list')).toHaveLength(1)
})

it('finds variants by label and discriminator, and says if there is none', () => {
  const field = open('c')
  expect(options()).toEqual(['Cat', 'Cow'])
  type('.variant-list input', 'cow_x')
  expect([options(), active()]).toEqual([['Cow'], 'Cow'])
  type('.variant-list input', 'bird')
  expect([options(), find('.variant-list p').textContent]).toEqual([[], 'Nothing'])
  expect(press(field, 'Enter')).toBe(true)
})

it('chooses with keys, and closes without a choice', () => {
  const field = open()
  press(field, 'ArrowDown')
  expect(active()).toBe('Cow')
  press(field, 'ArrowDown')
  expect(active()).toBe('Cat')
  press(field, 'ArrowUp')
  press(field, 'PageUp')
  press(field, 'PageDown')
  expect(active()).toBe('Cow')
  press(field, 'Enter')
  expect([chosen(), findAll('.variant-list'), document.activeElement === find(':checked')]).toEqual(['Cow', [], true])
  openVariantList(find('.tabs'), '')
  press(find('.variant-list input'), 'Escape')
  expect([chosen(), findAll('.variant-list')]).toEqual(['Cow', []])
})

it('chooses with a click, and closes at a click elsewhere', () => {
  open()
  find('[role="option"]').click()
  expect([chosen(), findAll('.variant-list')]).toEqual(['Cat', []])
  openVariantList(find('.tabs'), '')
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(findAll('.variant-list')).toEqual([])
})
