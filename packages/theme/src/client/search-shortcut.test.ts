import { expect, it, vi } from 'vitest'
import { createMemoryStorage, find, openPage, press, setLayout } from '../../test/open-page.js'
import { installSearchShortcut, prepareSearchShortcut } from './search-shortcut.js'

const FORM = '<form><input class="search-input"><kbd class="search-shortcut" hidden>Ctrl K</kbd></form>'

/** Opens a page whose elements are visible, except those with the class `away`. */
function openSearch(body: string, entries: Readonly<Record<string, string>> = {}): void {
  openPage(body)
  setLayout('body *', { offsetParent: document.body })
  setLayout('.away *', { offsetParent: null })
  installSearchShortcut(createMemoryStorage(entries))
}

it.each([
  ['/', {}, true],
  ['k', { ctrlKey: true }, true],
  ['K', { metaKey: true }, true],
  ['k', {}, false],
  ['k', { ctrlKey: true, shiftKey: true }, false],
  ['k', { ctrlKey: true, altKey: true }, false],
  ['/', { ctrlKey: true }, false],
])('decides whether %j with %j focuses the field', (key, options, expected) => {
  openSearch(FORM)
  expect(press(document.body, key, options)).toBe(!expected)
  expect(document.activeElement === find('.search-input')).toBe(expected)
})

it('leaves `/` alone if the reader disabled single keys, but not Ctrl+K', () => {
  openSearch(FORM, { 'docgen.shortcuts': 'off' })
  expect([press(document.body, '/'), press(document.body, 'k', { ctrlKey: true })]).toEqual([true, false])
})

it('selects the text of the first visible field', () => {
  openSearch(
    `<form class="away"><input class="search-input"></form><form><input class="search-input" value="refund"></form>`,
  )
  press(document.body, '/')
  const field = find<HTMLInputElement>('form:not(.away) input')
  expect([document.activeElement === field, field.selectionStart, field.selectionEnd]).toEqual([true, 0, 6])
})

it('follows the link if there is no field, and ignores the key without both', () => {
  openSearch('<a class="navbar-search-link" href="#s"></a>')
  const onClick = vi.fn()
  find('a').addEventListener('click', onClick)
  expect([press(document.body, '/'), onClick.mock.calls.length]).toEqual([false, 1])
  find('a').remove()
  expect(press(document.body, '/')).toBe(true)
})

it.each([
  ['MacIntel', '⌘ K'],
  ['Win32', 'Ctrl K'],
])('names the keys of %s', (platform, keys) => {
  openPage(FORM)
  vi.stubGlobal('navigator', { platform })
  prepareSearchShortcut()
  expect([find('kbd').textContent, find('kbd').hidden]).toEqual([keys, false])
})
