import { expect, it, vi } from 'vitest'
import { find, openPage, press, settle } from '../../test/open-page.js'
import type { Search } from './search.js'
import { installSearchIntent } from './search-intent.js'

const PAGE =
  '<form class="search-form"><input></form><a class="navbar-search-link" href="/search">Search</a><p>Text</p>'

/** Opens a page whose search loads when `finish` is called. */
function openIntent() {
  openPage(PAGE)
  const attended: [field: string, type: string, typed: string][] = []
  let finish: (search: Search) => void = () => {}
  let fail: (error: Error) => void = () => {}
  const load = vi.fn(
    () =>
      new Promise<Search>((resolve, reject) => {
        finish = resolve
        fail = reject
      }),
  )
  installSearchIntent(load)
  const search: Search = {
    attend: async (field, event, typed) => void attended.push([field.localName, event.type, typed()]),
    showPage: () => {},
  }
  return { attended, load, finish: () => finish(search), fail: () => fail(new Error('failed')) }
}

it('passes events on the search to it once loaded, and no others', async () => {
  const { attended, load, finish } = openIntent()
  find('p').click()
  expect(load).not.toHaveBeenCalled()
  find('input').dispatchEvent(new Event('focusin', { bubbles: true }))
  finish()
  await settle()
  expect(attended).toEqual([['form', 'focusin', '']])
})

it('keeps what is typed after a click on the link until the field is there', async () => {
  const { attended, finish } = openIntent()
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  expect(find('a').dispatchEvent(click)).toBe(false)
  const states = ['r', 'Shift', 'e'].map((key) => press(document.body, key))
  expect(states).toEqual([false, true, false])
  press(document.body, 'c', { ctrlKey: true })
  finish()
  await settle()
  expect(attended).toEqual([['a', 'click', 're']])
  expect(press(document.body, 'x')).toBe(true)
})

it('follows the link if the search does not load', async () => {
  const { fail } = openIntent()
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  find('a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  fail()
  await settle()
  expect(assign.mock.calls).toEqual([['https://docs.test/search']])
  expect(press(document.body, 'x')).toBe(true)
})

it('leaves a click with a modifier to the browser', async () => {
  const { fail } = openIntent()
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  expect(find('a').dispatchEvent(click)).toBe(true)
  fail()
  await settle()
  expect(assign).not.toHaveBeenCalled()
})
