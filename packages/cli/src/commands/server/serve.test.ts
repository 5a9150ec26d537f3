import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { captureOutput } from '../capture-output.js'
import { runServe } from './serve.js'

const flags = { port: 0, host: '127.0.0.1' }

it('reports a folder that does not exist, and one without a built site', async () => {
  const { err } = captureOutput()
  const folder = createTestFolder()
  expect(await runServe(`${folder}/none`, flags)).toBe(2)
  expect(err()).toContain('not found')
  expect(await runServe(folder, flags)).toBe(2)
  expect(err()).toContain('there is no built site in ')
  expect(await runServe(folder, { ...flags, out: `${folder}/out` })).toBe(2)
})

it('reports half of a certificate', async () => {
  const { err } = captureOutput()
  expect(await runServe(createTestFolder({ 'dist/404.html': '' }), { ...flags, key: 'a.pem' })).toBe(2)
  expect(err()).toContain('HTTPS needs a certificate and its key')
})
