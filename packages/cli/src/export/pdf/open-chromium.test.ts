import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { findBrowser } from './open-chromium.js'

it('uses CHROME_PATH, and nothing else if that does not exist', () => {
  const folder = createTestFolder({ 'own/browser': '', chromium: '' })
  expect(findBrowser({ CHROME_PATH: join(folder, 'own/browser'), PATH: folder })).toBe(join(folder, 'own/browser'))
  expect(findBrowser({ CHROME_PATH: join(folder, 'none'), PATH: folder })).toBeUndefined()
})

it('finds a browser in the folders of PATH, in their order', () => {
  const [first, second] = [createTestFolder({ 'chromium-browser': '' }), createTestFolder({ 'google-chrome': '' })]
  expect(findBrowser({ PATH: `:${first}:${second}`, CHROME_PATH: '' })).toBe(join(first, 'chromium-browser'))
  expect(findBrowser({ PATH: second })).toBe(join(second, 'google-chrome'))
})

it('finds a browser of Windows by its folder', () => {
  const folder = createTestFolder({ 'Microsoft/Edge/Application/msedge.exe': '' })
  expect(findBrowser({ PATH: '', PROGRAMFILES: folder })).toBe(join(folder, 'Microsoft/Edge/Application/msedge.exe'))
})
