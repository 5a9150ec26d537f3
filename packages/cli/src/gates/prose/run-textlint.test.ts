import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { runTextlint } from './run-textlint.js'

const text = { file: 'docs/a.mdx', text: '# A\n\nSome `code`\n', bodyLine: 1, locale: 'en' }

/** Runs a program in the place of textlint. */
async function run(script: string) {
  const siteDir = createTestFolder({ textlint: `#!/bin/sh\n${script}\n` })
  const program = join(siteDir, 'textlint')
  chmodSync(program, 0o755)
  return runTextlint([text], { siteDir, folder: join(siteDir, '.docgen/prose'), program })
}

it('reports findings in the file of the page, with the severity of textlint', async () => {
  const finding = '{ "ruleId": "r", "message": "Bad", "line": 3, "column": 2, "severity": 1 }'
  const others = `{ "filePath": "other.md", "messages": [${finding}] }`
  expect(await run(`echo '[{ "filePath": "'$3'", "messages": [${finding}] }, ${others}]'`)).toEqual({
    diagnostics: [{ code: 'prose', file: 'docs/a.mdx', severity: 'warning', line: 3, column: 2, message: 'Bad (r)' }],
  })
})

it('passes the text without code', async () => {
  expect(await run('grep -q "code" "$3" && echo code || echo prose')).toEqual({
    failure: { message: 'textlint printed no report: prose' },
  })
})
