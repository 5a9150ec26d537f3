import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const BINARY = fileURLToPath(new URL('../../bin/docgen.js', import.meta.url))

it('is silently accepted by V8, whatever the version', () => {
  const empty = fileURLToPath(new URL('.', import.meta.url))
  const run = () => execFileSync(process.execPath, [BINARY, 'build', empty], { encoding: 'utf8', stdio: 'pipe' })
  // V8 reports an unknown flag as "unrecognized flag".
  expect(run).toThrow(/no site\.config/)
  expect(run).not.toThrow(/unrecognized/)
})
