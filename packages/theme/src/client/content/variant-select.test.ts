import { expect, it, vi } from 'vitest'
import { find, findAll, openPage, press } from '../../../test/open-page.js'
import { installVariantSelect } from './variant-select.js'

const PAGE = `<div class="variants" data-find="Find" data-empty="Nothing"><div class="tabs">
  <input type="radio" class="tab-radio" name="v" checked><label class="tab-label">Cat</label><div class="tab-panel"></div></div></div>`

const opened = () => vi.waitFor(() => find<HTMLInputElement>('.variant-list input'), { timeout: 10_000 })

it('opens at a click on the label', async () => {
  openPage(PAGE)
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  installVariantSelect(new Event('focusin'))
  find('.tab-label').click()
  expect((await opened()).value).toBe('')
})

it('opens at Enter and at a character, which it searches, but not at other keys', async () => {
  openPage(PAGE)
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  installVariantSelect(new Event('keydown'))
  const radio = find('.tab-radio')
  expect(press(radio, 'ArrowDown')).toBe(true)
  expect(press(radio, ' ')).toBe(true)
  expect(press(radio, 'c', { ctrlKey: true })).toBe(true)
  expect(findAll('.variant-list')).toEqual([])
  expect(press(radio, 'c')).toBe(false)
  expect((await opened()).value).toBe('c')
})
