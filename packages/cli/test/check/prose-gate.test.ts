import { chmodSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { applyFixes } from '../../src/gates/apply-fixes.js'
import { runDocgen } from '../run-docgen.js'
import { createGitSite } from './git-site.js'

const TERMS = "terms: { GitHub: ['Github'] }"

it('finds what is wrong in pages and in files that they include, and corrects it', async () => {
  const { check, siteDir, read } = createGitSite({
    files: {
      'docs/page.md':
        '---\ntitle: The the\n---\n\n`the` the page on Github has the the word.\n\n::include{file="_part.md"}\n',
      'docs/_part.md': 'A "part\n',
    },
    fields: `checks: { prose: { ${TERMS} } }`,
  })
  const { report } = await check(['prose'])
  expect(report.findings.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`)).toEqual([
    'doubled-word docs/page.md:5:34',
    'wrong-term docs/page.md:5:19',
    'unbalanced-quotes docs/_part.md:1:3',
  ])
  expect(applyFixes(report, siteDir).fixed).toHaveLength(2)
  expect(read('docs/page.md').split('\n')[4]).toBe('`the` the page on GitHub has the word.')
})

/** Stands in for a linter: prints a finding for each line with `TODO`, in its format. */
const scriptOf = (format: string): string => `#!/usr/bin/env node
const { readdirSync, readFileSync } = require('node:fs')
const { resolve } = require('node:path')
const words = process.argv.at(-1) === '.' ? readdirSync('.', { recursive: true }) : process.argv.slice(2)
const files = words.filter((word) => word.endsWith('.md'))
const found = files.flatMap((file) => readFileSync(file, 'utf8').split('\\n').flatMap((text, index) =>
  text.includes('TODO') ? [{ file, line: index + 1, column: text.indexOf('TODO') + 1 }] : []))
console.log(JSON.stringify(${format}))
process.exit(found.length > 0 ? 1 : 0)
`

const TEXTLINT =
  "found.map(({ file, line, column }) => ({ filePath: resolve(file), messages: [{ ruleId: 'no-todo', message: 'Found TODO', line, column, severity: 2 }] }))"
const VALE =
  "Object.fromEntries(found.map(({ file, line, column }) => [file, [{ Check: 'no-todo', Line: line, Span: [column, column + 3], Severity: 'error', Message: 'Found TODO' }]]))"

it.each([
  ['textlint', TEXTLINT, "linter: 'textlint'", {}],
  ['vale', VALE, '', { '.vale.ini': '' }],
])(
  'reports the findings of a stand-in for %s at their line, without those in code',
  async (name, format, field, files) => {
    const bin = `node_modules/.bin/${name}`
    const { check } = createGitSite({
      files: { ...files, [bin]: scriptOf(format), 'docs/page.mdx': '# Page\n\n```js\nTODO\n```\n\nA TODO\n' },
      fields: `checks: { prose: { ${field} } }`,
      prepare: (folder) => chmodSync(join(folder, bin), 0o755),
    })
    expect((await check(['prose'])).report.findings).toMatchObject([
      { code: 'prose', severity: 'error', file: 'docs/page.mdx', line: 7, column: 3, message: 'Found TODO (no-todo)' },
    ])
  },
)

it('reports a linter or plugin of the config that is not installed', async () => {
  const { check } = createGitSite({ fields: "checks: { prose: { linter: 'textlint', retext: ['retext-gone'] } }" })
  expect((await check(['prose'])).report.findings.map(({ message }) => message)).toEqual([
    'textlint is not installed',
    expect.stringContaining('retext cannot run'),
  ])
})

it('reports to the terminal what it has not fixed, also if every format goes to a file', async () => {
  const { siteDir, read } = createGitSite({ files: { 'docs/page.md': '# Page\n\nThe the "word the the end.\n' } })
  const file = join(siteDir, 'report.json')
  const { code, stdout, stderr } = await runDocgen(['check', 'prose', siteDir, '--fix', '--format', `json=${file}`])
  expect(code).toBe(0)
  expect(stdout).toMatch(/✓ prose +1 warning; 2 fixed\nFixed 2 findings\./)
  expect(read('docs/page.md')).toBe('# Page\n\nThe "word the end.\n')
  expect(stdout + stderr).toMatch(/unbalanced-quotes .*docs\/page\.md:3:5\n.*│ The "word the end\.\n.*│ {5}\^ /)
  expect(stdout + stderr).not.toContain('doubled-word')
  const { gates, findings } = JSON.parse(readFileSync(file, 'utf8'))
  expect(gates).toMatchObject([{ state: 'passed', warnings: 1, fixed: 2 }])
  expect(findings).toMatchObject([{ code: 'unbalanced-quotes', line: 3, column: 5 }])
})

it('names a report that cannot be written', async () => {
  const { siteDir } = createGitSite({ files: { 'docs/page.md': '# Page\n' } })
  const file = join(siteDir, 'docs/page.md/report.sarif')
  const { code, stderr } = await runDocgen(['check', 'prose', siteDir, '--format', `sarif=${file}`])
  expect(code).toBe(1)
  expect(stderr).toContain(`${file} could not be written: a file exists where a folder is needed. Fix that, or choose`)
})
