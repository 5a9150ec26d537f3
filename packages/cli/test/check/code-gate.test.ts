import { expect, it } from 'vitest'
import { createGitSite } from './git-site.js'

const NODE = JSON.stringify(process.execPath)
const COMMANDS = `checks: { code: { commands: { js: [${NODE}, '--check'], x: [${NODE}, 'tools/check-x.mjs', '{files}'] } } }`

/** Prints each line with the word `bad`, as compilers do, and the number of files to a log. */
const CHECK_X = `import { appendFileSync, readFileSync } from 'node:fs'
const files = process.argv.slice(2)
appendFileSync('runs.txt', files.length + ' ')
for (const file of files)
  for (const [index, line] of readFileSync(file, 'utf8').split('\\n').entries())
    if (line.includes('bad')) {
      console.error(file + '(' + (index + 1) + ',' + (line.indexOf('bad') + 1) + '): error X1: bad word')
      process.exitCode = 1
    }
`

const PAGE = `# Page

\`\`\`js
const a = 1
const = 2
\`\`\`

- In a list:

  \`\`\`x
  fine
  a bad line
  \`\`\`

\`\`\`x
fine
\`\`\`

\`\`\`js title="module.js"
import a from 'a'
export default a
\`\`\`

\`\`\`javascript
let b = (
\`\`\`

\`\`\`js no-check="shows an error"
let = (
\`\`\`

\`\`\`js no-check
let c
\`\`\`

\`\`\`yaml
a: 1
b: "x
\`\`\`

\`\`\`json
{ "a": 1, "b": ... }
\`\`\`

\`\`\`unknown
{{{{
\`\`\`
`

it('finds every broken block at its line in the Markdown, and no other', async () => {
  const { check } = openSite()
  const { report } = await check(['code'])
  expect(
    report.findings.map(({ code, file, line, column, message }) => [code, `${file}:${line}:${column}`, message]).sort(),
  ).toEqual([
    ['broken-code', 'docs/_part.md:2:3', 'JSON: expected a key in double quotes'],
    ['broken-code', 'docs/page.md:12:5', 'error X1: bad word'],
    ['broken-code', 'docs/page.md:25:1', expect.stringContaining('SyntaxError')],
    ['broken-code', 'docs/page.md:38:4', expect.stringContaining('YAML: ')],
    ['broken-code', 'docs/page.md:5:1', expect.stringContaining('SyntaxError')],
    ['suppression', 'docs/page.md:32:1', 'no-check needs a reason'],
  ])
  expect(report.gates).toMatchObject([{ state: 'failed', errors: 5, warnings: 1, details: { excused: 1 } }])
})

it('runs commands again only for code that has failed or changed', async () => {
  const { check, write, read } = openSite()
  await check(['code'])
  expect(read('runs.txt')).toBe('2 ')
  await check(['code'])
  expect(read('runs.txt')).toBe('2 1 ')
  write('docs/page.md', PAGE.replace('a bad line', 'a good line'))
  await check(['code'])
  await check(['code'])
  expect(read('runs.txt')).toBe('2 1 1 ')
})

it('reports a command that is not installed once', async () => {
  const { check } = createGitSite({
    files: { 'docs/page.md': '# Page\n\n```x\na\n```\n\n```x\nb\n```\n' },
    fields: "checks: { code: { commands: { x: 'no-such-program-here {files}' } } }",
  })
  expect((await check(['code'])).report.findings).toMatchObject([
    { file: 'site.config.ts', message: 'the command for x: no-such-program-here is not installed' },
  ])
  const single = createGitSite({
    files: { 'docs/page.md': '# Page\n\n```x\na\n```\n\n```x\nb\n```\n' },
    fields: "checks: { code: { commands: { x: 'no-such-program-here' } } }",
  })
  expect((await single.check(['code'])).report.findings).toHaveLength(1)
})

it('reports placeholders that it does not know, and commands that print nothing', async () => {
  const files = { 'docs/page.md': '# Page\n\n```x\na\n```\n', 'fail.mjs': 'process.exitCode = 1\n' }
  const findings = async (words: string) => {
    const { check } = createGitSite({ files, fields: `checks: { code: { commands: { x: [${NODE}, ${words}] } } }` })
    return (await check(['code'])).report.findings
  }
  expect(await findings("'fail.mjs', '{filess}'")).toMatchObject([
    {
      code: 'invalid-config',
      file: 'site.config.ts',
      message: 'the command for x has the unknown placeholder {filess}',
      hint: 'Did you mean {files}?',
    },
  ])
  expect(await findings("'fail.mjs'")).toMatchObject([
    { file: 'docs/page.md', line: 4, message: 'the command failed and printed nothing' },
  ])
})

function openSite() {
  return createGitSite({
    files: { 'docs/page.md': PAGE, 'docs/_part.md': '```json\n{ bad }\n```\n', 'tools/check-x.mjs': CHECK_X },
    fields: COMMANDS,
  })
}
