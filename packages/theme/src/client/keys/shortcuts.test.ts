import { expect, it } from 'vitest'
import { createMemoryStorage, find, findAll, openPage, press } from '../../../test/open-page.js'
import { installShortcuts } from './shortcuts.js'

const PAGE = `<a class="pagination-next" href="#n"></a><a class="pagination-previous" href="#p"></a>
  <button data-action="copy-page"></button><button data-action="switch-color-mode"></button>
  <dialog id="docgen-shortcuts" class="shortcuts"><input type="checkbox"><button>Close</button></dialog>`

/** Opens the page; returns the elements that shortcuts click. */
function openShortcuts(entries: Readonly<Record<string, string>> = {}) {
  openPage(PAGE)
  const clicked: string[] = []
  for (const element of findAll('a, body > button'))
    element.addEventListener('click', () => clicked.push(element.className || `${element.dataset['action']}`))
  const storage = createMemoryStorage(entries)
  return { clicked, storage, onKey: installShortcuts(storage) }
}

it('clicks the element of each key', () => {
  const { clicked } = openShortcuts()
  for (const key of ['n', 'p', 'c', 'd', 'x', 'constructor', 'N']) press(document.body, key)
  expect(clicked).toEqual(['pagination-next', 'pagination-previous', 'copy-page', 'switch-color-mode'])
})

it('leaves keys with modifiers and handled keys to others', () => {
  const { clicked, onKey } = openShortcuts()
  expect(press(document.body, 'n', { ctrlKey: true })).toBe(true)
  const event = new KeyboardEvent('keydown', { key: 'n', cancelable: true })
  event.preventDefault()
  onKey(event)
  expect(clicked).toEqual([])
})

it('opens the list even if shortcuts are off, so that they can be turned on again', () => {
  const { clicked, storage } = openShortcuts({ 'docgen.shortcuts': 'off' })
  press(document.body, 'n')
  press(document.body, '?')
  expect([clicked, find<HTMLDialogElement>('dialog').open, find<HTMLInputElement>('input').checked]).toEqual([
    [],
    true,
    false,
  ])
  find('input').click()
  expect(storage.stored.size).toBe(0)
  find('input').click()
  expect(storage.read('docgen.shortcuts')).toBe('off')
  find('dialog button').click()
  expect(find<HTMLDialogElement>('dialog').open).toBe(false)
})
