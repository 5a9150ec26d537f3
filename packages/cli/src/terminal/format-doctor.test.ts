import { createColors } from 'picocolors'
import { expect, it } from 'vitest'
import { createTestReport } from '../doctor/create-test-report.js'
import { formatDoctor } from './format-doctor.js'

const colors = createColors(false)

it('prints the facts in one block', () =>
  expect(formatDoctor(createTestReport(), colors)).toBe(`No problems found.

For an issue, copy the lines below. They contain no value of your config and no path of your machine.

\`\`\`text
docgen    1.0.0 (abc)
node      22.1.0, linux x64, 6.1
machine   8000 MB, 4 processors
packages  react 19.0.0
config    valid: 1 folder, 1 language, 0 APIs, 0 plugins
cache     readable, store-5: 9 values, 4.0 kB, 0 of 9 broken
folders   site writable
git       2.40 repository, 1 changed file
ports     3000 free
problems  none
\`\`\``))

it('prints problems first, and only their codes in the block', () => {
  const problems = [
    {
      severity: 'error' as const,
      part: 'config' as const,
      code: 'invalid-config',
      file: 'site.config.ts',
      line: 3,
      message: 'url: expected a URL, got "token-1234"',
      hint: 'Write a URL',
    },
    { severity: 'warning' as const, part: 'ports' as const, message: 'the port 3000 is in use', hint: 'End it' },
  ]
  const [before = '', block = ''] = formatDoctor(createTestReport({ problems }), colors).split('```text')
  expect(before).toContain(
    'error config  site.config.ts:3 invalid-config: url: expected a URL, got "token-1234"\n  Write a URL\n',
  )
  expect(block).toContain('problems  invalid-config, ports\n')
  expect(block).not.toContain('token')
})
