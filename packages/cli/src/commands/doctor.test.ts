import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { captureOutput } from './capture-output.js'
import { parseLine } from './create-test-program.js'
import { runDoctor } from './doctor.js'
import { EXIT } from './exit-codes.js'

it('prints problems and a block for issues', async () => {
  const { out } = captureOutput()
  expect(await runDoctor(createTestFolder(), {}, '1.0.0')).toBe(EXIT.problems)
  expect(out()).toMatch(/^error config {2}missing-config: /)
  expect(out()).toContain('```text\ndocgen    1.0.0')
})

it('rejects a folder that does not exist', async () => {
  captureOutput()
  expect(await runDoctor('/no/such/folder', {}, '1.0.0')).toBe(EXIT.usage)
})

it('reads its flags', async () =>
  expect((await parseLine('doctor', 'site', '--json')).call).toEqual(['doctor', 'site', { json: true }]))
