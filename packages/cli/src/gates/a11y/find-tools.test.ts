import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { findTools } from './find-tools.js'

const siteDir = () => createTestFolder({ 'node_modules/axe-core/axe.min.js': 'the axe', browser: '', chromium: '' })

it('reads axe-core of the site, and finds the browser that the environment names', async () => {
  const folder = siteDir()
  const browser = join(folder, 'browser')
  expect(await findTools(folder, { CHROME_PATH: browser })).toEqual({ browser, axe: 'the axe' })
  expect(await findTools(folder, { PATH: `/no-such-folder:${folder}` })).toMatchObject({
    browser: join(folder, 'chromium'),
  })
})

it('reports a browser that does not exist, and looks for no other one', async () => {
  const folder = siteDir()
  expect(await findTools(folder, { CHROME_PATH: join(folder, 'gone'), PATH: folder })).toMatchObject({
    code: 'no-browser',
    message: expect.stringContaining('CHROME_PATH names'),
  })
})

it('reports a packed browser that cannot be unpacked', async () => {
  const folder = createTestFolder({
    'node_modules/axe-core/axe.min.js': '',
    'node_modules/@sparticuz/chromium/package.json': '{ "main": "index.cjs" }',
    'node_modules/@sparticuz/chromium/index.cjs':
      'module.exports = { executablePath: async () => { throw new Error("disk full\\nmore") } }',
  })
  expect(await findTools(folder, { PATH: '' })).toMatchObject({
    code: 'no-browser',
    message: expect.stringMatching(/^@sparticuz\/chromium could not be unpacked to .*: disk full$/),
  })
})
