import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

const SCRIPT = new URL('../../../scripts/unpack-browser.mjs', import.meta.url).href
const folder = mkdtempSync(join(tmpdir(), 'docgen-unpack-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('unpacks a complete browser in processes that start together in an empty folder', async () => {
  const cache = join(folder, 'cache')
  const code = `
    import { execFileSync } from 'node:child_process'
    import { unpackBrowser } from ${JSON.stringify(SCRIPT)}
    process.stdout.write(execFileSync(unpackBrowser(${JSON.stringify(cache)}), ['--version', '--no-sandbox']))`
  const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', code])
  const answers = await Promise.all([start(), start(), start()])
  expect(answers.map(({ stdout }) => /\d+\.\d+/.test(stdout))).toEqual([true, true, true])
  expect(readdirSync(cache)).toEqual([expect.stringMatching(/^chromium-\d/)])
})
