import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const BINARY = fileURLToPath(new URL('../../bin/docgen.js', import.meta.url))

it('is told to V8 without a word from it, whatever the version', () => {
  const empty = fileURLToPath(new URL('.', import.meta.url))
  const run = () => execFileSync(process.execPath, [BINARY, 'build', empty], { encoding: 'utf8', stdio: 'pipe' })
  // V8 would say of a flag that it does not know "unrecognized flag".
  expect(run).toThrow(/no site\.config/)
  expect(run).not.toThrow(/unrecognized/)
})
