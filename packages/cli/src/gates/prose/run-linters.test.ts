import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { writeTestFiles } from '../../read/write-test-files.js'
import { runLinters } from './run-linters.js'
import { VALE_CONFIG_FILE } from './run-vale.js'

const text = { file: 'docs/a.mdx', text: '---\nt: 1\n---\nSome text\n', bodyLine: 4, locale: 'en' }

/** A site with a program of this name that prints a report for the first file that it receives. */
function createSite(program: string, report: string): string {
  const path = `node_modules/.bin/${program}`
  const siteDir = createTestFolder({ [path]: `#!/bin/sh\nfor file; do :; done\ncat <<END\n${report}\nEND\n` })
  chmodSync(join(siteDir, path), 0o755)
  return siteDir
}
const run = (siteDir: string, linter?: 'vale' | 'textlint' | 'none') =>
  runLinters([text], { siteDir, retext: [], ...(linter && { linter }) })

describe('runLinters', () => {
  it('reads the report of textlint, with absolute paths', async () => {
    const message = '{ "ruleId": "r", "message": "Bad", "line": 4, "column": 2, "severity": 2 }'
    const report = `[{ "filePath": "$PWD/$file", "messages": [${message}] }]`
    expect((await run(createSite('textlint', report), 'textlint')).diagnostics).toEqual([
      { code: 'prose', file: 'docs/a.mdx', severity: 'error', line: 4, column: 2, message: 'Bad (r)' },
    ])
  })

  it('reports a linter without a report', async () => {
    expect((await run(createSite('vale', 'E100: no styles'), 'vale')).diagnostics).toMatchObject([
      { code: 'prose', severity: 'error', message: 'vale printed no report: E100: no styles' },
    ])
  })

  it('selects Vale by its config file, and reports a named linter that is not installed', async () => {
    const siteDir = createSite('vale', 'no report')
    expect(await run(siteDir)).toEqual({ diagnostics: [], isVolatile: false })
    writeTestFiles(siteDir, { [VALE_CONFIG_FILE]: '' })
    expect((await run(siteDir)).diagnostics).toHaveLength(1)
    expect((await run(siteDir, 'textlint')).diagnostics).toMatchObject([{ message: 'textlint is not installed' }])
  })

  it('reports retext plugins that are not installed', async () => {
    const result = await runLinters([text], { siteDir: createTestFolder(), linter: 'none', retext: ['retext-none'] })
    expect(result.diagnostics).toMatchObject([
      { code: 'prose', message: expect.stringContaining('retext cannot run: ') },
    ])
  })
})
