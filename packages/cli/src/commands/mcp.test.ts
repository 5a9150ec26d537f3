import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { captureOutput } from './capture-output.js'
import { runMcp } from './mcp.js'

it.each([
  ['ftp://docs.example/', 'ftp://docs.example/ is not the URL of a site'],
  ['https://user:secret@docs.example/', 'is not the URL of a site'],
  ['/none/at/all', 'not found'],
])('rejects the site %s, and keeps stdout for the protocol', async (site, message) => {
  const { out, err } = captureOutput()
  expect(await runMcp(site, { port: 0 }, '1.2.3')).toBe(2)
  expect(err()).toContain(message)
  expect(out()).toBe('')
})

it('asks for a build', async () => {
  const { err } = captureOutput()
  expect(await runMcp(createTestFolder(), { port: 0 }, '1.2.3')).toBe(2)
  expect(err()).toContain('there is no built site in ')
})
