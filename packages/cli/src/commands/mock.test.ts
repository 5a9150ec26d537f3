import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { captureOutput } from './capture-output.js'
import { runMock } from './mock.js'

const flags = { port: 0, host: '127.0.0.1', origin: [] }

it('reports a missing file, and a description that it cannot read', async () => {
  const { err } = captureOutput()
  const folder = createTestFolder({ 'api.yaml': 'openapi: [' })
  expect(await runMock(`${folder}/none.yaml`, flags)).toBe(2)
  expect(err()).toContain('none.yaml does not exist')
  expect(await runMock(`${folder}/api.yaml`, flags)).toBe(1)
  expect(err()).toContain('api.yaml')
})
