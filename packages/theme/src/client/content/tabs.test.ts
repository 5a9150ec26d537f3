import { expect, it, vi } from 'vitest'
import { createMemoryStorage, find, findAll, openPage } from '../../../test/open-page.js'
import { installTabs, prepareTabs } from './tabs.js'

let count = 0
const tabs = (group: string, ...values: string[]) => {
  count += 1
  const radios = values.map((value) => `<input type="radio" class="tab-radio" name="t${count}" value="${value}">`)
  return `<div class="tabs" data-tab-group="${group}">${radios.join('')}</div>`
}
const checked = () => findAll('.tab-radio:checked').map((radio) => (radio as HTMLInputElement).value)

it('selects the tab that the URL names, else the stored one, each in its group', () => {
  openPage(tabs('os', 'mac', 'linux') + tabs('lang', 'js', 'py'), 'https://docs.test/guide?os=linux')
  prepareTabs(createMemoryStorage({ 'docusaurus.tab.os': 'mac', 'docusaurus.tab.lang': 'py' }))
  expect(checked()).toEqual(['linux', 'py'])
})

it('keeps the selection of the page if the value is no tab', () => {
  openPage(tabs('a"b', 'x', 'y"]'), 'https://docs.test/guide?a%22b=z')
  find<HTMLInputElement>('.tab-radio').checked = true
  prepareTabs(createMemoryStorage())
  expect(checked()).toEqual(['x'])
})

it('applies a choice to all tabs of the group, stores it, and keeps the position of the tabs', () => {
  openPage(tabs('os', 'mac', 'linux') + tabs('os', 'linux', 'windows') + tabs('other', 'linux', 'mac'))
  const storage = createMemoryStorage()
  installTabs(storage)
  const scrollBy = vi.fn()
  vi.stubGlobal('scrollBy', scrollBy)
  const tops = [300, 340]
  find('.tabs').getBoundingClientRect = () => new DOMRect(0, tops.shift(), 0, 0)
  find('.tabs [value="linux"]').click()
  expect([checked(), Object.fromEntries(storage.stored), scrollBy.mock.calls]).toEqual([
    ['linux', 'linux'],
    { 'docusaurus.tab.os': 'linux' },
    [[0, 40]],
  ])
})

it('does not store the response that is shown, which belongs to one operation', () => {
  openPage(tabs('api-status', '200', '404'))
  const storage = createMemoryStorage()
  installTabs(storage)
  find('[value="404"]').click()
  expect([checked(), storage.stored.size]).toEqual([['404'], 0])
})

it('follows choices in other windows', () => {
  openPage(tabs('os', 'mac', 'linux'))
  installTabs(createMemoryStorage())
  dispatchEvent(new StorageEvent('storage', { key: 'other.os', newValue: 'mac' }))
  expect(checked()).toEqual([])
  dispatchEvent(new StorageEvent('storage', { key: 'docusaurus.tab.os', newValue: 'linux' }))
  expect(checked()).toEqual(['linux'])
})
