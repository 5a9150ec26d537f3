import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { captureOutput } from '../capture-output.js'
import { runCheck } from './check.js'

const CONFIG =
  "export default { title: 'Kit', url: 'https://docs.example', checks: { prose: { severity: 'ignore' } } }\n"

it.each([
  [{ updateBaseline: true }, '--update-baseline needs a file'],
  [{ baseline: 'none.json' }, 'the baseline none.json does not exist'],
  [{ previewUrl: 'https://a.org' }, '--preview-url needs --since'],
  [{ against: 'nope.json' }, 'nope.json does not exist'],
  [{ previewUrl: 'a.org', since: 'main' }, '--preview-url a.org is not a URL'],
])('rejects the flags %j', async (flags, message) => {
  const { err } = captureOutput()
  expect(await runCheck([createTestFolder({ 'site.config.ts': CONFIG })], { format: [], ...flags }, '1.2.3')).toBe(2)
  expect(err()).toContain(message)
})

it('lists the gates of a site, and reports a folder without one', async () => {
  const { out, err } = captureOutput()
  expect(await runCheck([createTestFolder({ 'site.config.ts': CONFIG })], { format: [], list: true }, '1')).toBe(0)
  expect(out()).toMatch(/^on {2}content /m)
  expect(out()).toMatch(/^off prose /m)
  expect(await runCheck([createTestFolder()], { format: [], list: true }, '1')).toBe(2)
  expect(err()).toContain('site.config')
})
