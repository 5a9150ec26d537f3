import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { writeTestFiles } from '../../read/write-test-files.js'
import { findValeConfig, runVale } from './run-vale.js'

const page = { file: 'docs/a.mdx', text: '---\nt: 1\n---\n{/* 😀 */} 😀 Some text\n', bodyLine: 4, locale: 'en' }

/** Runs a script in place of Vale. Its report has alerts for the page, whose path it prints. */
async function run(script: string, files: Readonly<Record<string, string>> = {}, text = page.text) {
  const siteDir = createTestFolder({ '.git/HEAD': '', 'site/vale': `#!/bin/sh\n${script}\n`, ...files })
  const program = join(siteDir, 'site/vale')
  chmodSync(program, 0o755)
  return runVale([{ ...page, text }], {
    siteDir: join(siteDir, 'site'),
    folder: join(siteDir, 'site/.docgen/prose'),
    program,
  })
}
const report = (path: string, ...alerts: readonly object[]) =>
  `cat <<END\n${JSON.stringify({ [path]: alerts, 'other.md': [] })}\nEND`
const alert = { Check: 'Rule', Line: 4, Span: [14, 17], Severity: 'suggestion', Message: 'Bad', Match: 'Some' }

describe('runVale', () => {
  it('converts columns in characters to columns of the page', async () => {
    const alerts = [
      alert,
      { ...alert, Span: [1, 4] },
      { ...alert, Match: 'gone', Link: 'https://a.test', Severity: 'error' },
    ]
    const result = await run(report('docs/a.md', ...alerts))
    const found = { code: 'prose', file: 'docs/a.mdx', severity: 'info', line: 4, column: 15, message: 'Bad (Rule)' }
    expect(result).toEqual({
      diagnostics: [found, found, { ...found, severity: 'error', hint: 'See https://a.test' }],
    })
  })

  it('finds text that Vale reports without its markup', async () => {
    const alerts = ['text (with', '(with **** )', 'gone'].map((Match) => ({ ...alert, Line: 5, Span: [1, 30], Match }))
    const result = await run(report('docs/a.md', ...alerts), {}, `${page.text}Some **text** (*with* \`code\`)\n`)
    expect(result).toMatchObject({ diagnostics: [{ column: 8 }, { column: 15 }, { column: 1 }] })
  })

  it('writes texts with the paths that patterns of a config in a folder above have', async () => {
    const script = `find . -name '*.md*' >&2; cat .vale.ini >&2`
    const files = { '.vale.ini': 'StylesPath = my styles\n[site/docs/*.mdx]\nA.B = YES\n' }
    const result = await run(`echo "{\\"x\\":$(find . -name a.md* | wc -l),\\"y\\":1" ; ${script}`, files)
    expect(result).toMatchObject({ failure: { message: 'vale printed no report: {"x":1,"y":1' } })
    expect(await run(report('site/docs/a.mdx', alert), files)).toMatchObject({ diagnostics: [{ file: 'docs/a.mdx' }] })
    const check = `grep -q '^StylesPath = /.*/my styles$' .vale.ini && grep -q '^mdx = md$' .vale.ini && `
    expect(await run(check + report('site/docs/a.mdx', alert), files)).toMatchObject({ diagnostics: [{ line: 4 }] })
  })

  it('reports errors of Vale at their position', async () => {
    const error = (value: object) => `cat >&2 <<END\n${JSON.stringify(value)}\nEND\nexit 2`
    const files = { 'site/.vale.ini': '# Gone\nPackages = Gone\n[*.md]\nBasedOnStyles = Gone\n' }
    const title = 'E100 [loadStyles] Runtime error\n\n'
    expect(await run(error({ Text: `${title}style 'Gone' does not exist on StylesPath\n\nStopped.` }), files)).toEqual({
      failure: {
        message: "vale cannot run: style 'Gone' does not exist on StylesPath",
        hint: expect.stringContaining('Run `vale sync`'),
        file: '.vale.ini',
        line: 4,
        column: 17,
      },
    })
    expect(await run(error({ Text: 'bad rule.', Path: '../../styles/A.yml', Line: 2, Span: 3 }), files)).toEqual({
      failure: { message: 'vale cannot run: bad rule', file: 'styles/A.yml', line: 2, column: 3 },
    })
    expect(await run(error({ Text: `${title}no config file found\n\nStopped.` }))).toMatchObject({
      failure: { message: 'vale cannot run: no config file found', hint: expect.stringContaining('Create .vale.ini') },
    })
  })
})

it('finds the config of Vale up to the root of the repository', () => {
  const folder = createTestFolder({ 'a/.git': '', 'a/b/page.md': '', '.vale.ini': '' })
  expect(findValeConfig(join(folder, 'a/b'))).toBeUndefined()
  writeTestFiles(folder, { 'a/_vale.ini': '' })
  expect(findValeConfig(join(folder, 'a/b'))).toBe(join(folder, 'a/_vale.ini'))
})
