import { join } from 'node:path'
import { expect, it } from 'vitest'
import { enterSite, fromStart, START_FOLDER } from './working-folder.js'

it('resolves paths of the command line from the folder in which docgen was started', () => {
  expect(fromStart('site')).toBe(join(START_FOLDER, 'site'))
  expect(fromStart('/site')).toBe('/site')
})

it('stays in its folder if the one of the site does not exist', () => {
  const before = process.cwd()
  expect(enterSite('no-such-folder')).toBe(join(START_FOLDER, 'no-such-folder'))
  expect(process.cwd()).toBe(before)
})
