import { expect, it } from 'vitest'
import { asBrowser } from '../../../test/as-browser.js'
import { resultOfHook } from '../../../test/result-of-hook.js'
import { type ColorMode, useColorMode } from './color-mode.js'

/** What `setColorMode` stores and dispatches. */
function recordChanges(change: (setColorMode: ColorMode['setColorMode']) => void, isStorageFull = false): unknown[] {
  const calls: unknown[] = []
  const localStorage = {
    setItem: (...entry: string[]) => {
      if (isStorageFull) throw new Error('quota')
      calls.push(entry)
    },
    removeItem: (key: string) => calls.push([key]),
  }
  // `new` on a function that returns an object results in that object.
  function StorageEvent(type: string, init: object): object {
    return { type, ...init }
  }
  const dispatchEvent = (event: unknown) => calls.push(event)
  const { setColorMode } = resultOfHook(useColorMode)
  asBrowser(() => change(setColorMode), { localStorage, StorageEvent, dispatchEvent })
  return calls
}

it('is light in a build', () => {
  expect(resultOfHook(useColorMode)).toMatchObject({ colorMode: 'light', isDarkTheme: false })
})

it('stores the mode and notifies the page', () => {
  expect(recordChanges((set) => set('dark'))).toEqual([
    ['theme', 'dark'],
    { type: 'storage', key: 'theme', newValue: 'dark' },
  ])
  expect(recordChanges((set) => set(null))).toEqual([['theme'], { type: 'storage', key: 'theme', newValue: null }])
})

it('notifies the page even if the mode is not to be stored or cannot be', () => {
  const change = { type: 'storage', key: 'theme', newValue: 'dark' }
  expect(recordChanges((set) => set('dark', { persist: false }))).toEqual([change])
  expect(recordChanges((set) => set('dark'), true)).toEqual([change])
})
