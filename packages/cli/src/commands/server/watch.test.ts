import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { captureOutput } from '../capture-output.js'
import { runWatch } from './watch.js'

const flags = { port: 0, host: '127.0.0.1' }

it('refuses a missing folder, and one without a config', async () => {
  const { err } = captureOutput()
  const folder = createTestFolder()
  expect(await runWatch(`${folder}/none`, flags)).toBe(2)
  expect(err()).toContain('not found')
  expect(await runWatch(folder, flags)).toBe(2)
  expect(err()).toContain('site.config')
})

it('starts no site if the server cannot start', async () => {
  const { err } = captureOutput()
  const siteDir = createTestFolder({ 'site.config.ts': 'export default {}\n' })
  expect(await runWatch(siteDir, { ...flags, cert: 'a.pem' })).toBe(2)
  expect(err()).toContain('HTTPS needs a certificate and its key')
})
