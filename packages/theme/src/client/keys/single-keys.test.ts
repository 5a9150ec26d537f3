import { expect, it } from 'vitest'
import { createMemoryStorage, find, openPage } from '../../../test/open-page.js'
import { areSingleKeysOff, isSingleKey } from './single-keys.js'

/** Whether a key pressed on an element is a shortcut. */
function isShortcutOn(selector: string, options: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key: 'n', ...options })
  find(selector).dispatchEvent(event)
  return isSingleKey(event)
}

it('takes keys that choose something, and those with a modifier, for no shortcut', () => {
  openPage('<p>Text</p><select><option>A</option></select><dialog open><b>List</b></dialog>')
  expect(['p', 'select', 'dialog b'].map((selector) => isShortcutOn(selector))).toEqual([true, false, false])
  expect([{ ctrlKey: true }, { metaKey: true }, { altKey: true }].map((keys) => isShortcutOn('p', keys))).toEqual([
    false,
    false,
    false,
  ])
  expect(isShortcutOn('p', { shiftKey: true })).toBe(true)
})

it('reads whether the reader disabled shortcuts', () => {
  expect(areSingleKeysOff(createMemoryStorage())).toBe(false)
  expect(areSingleKeysOff(createMemoryStorage({ 'docgen.shortcuts': 'off' }))).toBe(true)
})
