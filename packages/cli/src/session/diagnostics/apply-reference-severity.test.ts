import type { Diagnostic } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { writeTestFiles } from '../../read/write-test-files.js'
import { applyReferenceSeverity } from './apply-reference-severity.js'

const unknown: Diagnostic = { code: 'unknown-doc', severity: 'error', message: 'there is no document "plans"' }

function grade(diagnostic: Diagnostic, reporting: 'ignore' | 'warn' = 'warn'): readonly Diagnostic[] {
  const siteDir = createTestFolder()
  writeTestFiles(siteDir, { 'package.json': JSON.stringify({ scripts: { 'generate-plans': 'node plans.js' } }) })
  return applyReferenceSeverity([diagnostic], { siteDir, reporting })
}

it('reports references to missing documents with the severity of broken links', () => {
  expect(grade(unknown)).toEqual([{ ...unknown, severity: 'warning' }])
  expect(grade(unknown, 'ignore')).toEqual([])
})

it('changes no other errors', () => {
  const other: Diagnostic = { code: 'invalid-config', severity: 'error', message: 'docs: expected an object' }
  expect(grade(other, 'ignore')).toEqual([other])
})

it('names the script that may write a missing document', () => {
  const [{ hint, missing } = unknown] = grade({ ...unknown, missing: 'plans', hint: 'An id is a path' })
  expect([hint, missing]).toEqual(['A script of the site may write it: run npm run generate-plans', undefined])
})

it('keeps the hint of a document with a similar name', () => {
  expect(grade({ ...unknown, hint: 'Did you mean plan?' })).toMatchObject([{ hint: 'Did you mean plan?' }])
})

it('distinguishes a linked file outside the docs from a missing one', () => {
  const link: Diagnostic = { code: 'broken-markdown-link', severity: 'error', message: 'no Markdown file at' }
  const siteDir = createTestFolder({ 'README.md': '' })
  const describeLink = (missing: string) =>
    applyReferenceSeverity([{ ...link, missing }], { siteDir, reporting: 'throw' }).map(({ message }) => message)
  expect(describeLink('README.md')).toEqual(['README.md exists, but is not a page of this site'])
  expect(describeLink('READ.md')).toEqual(['no Markdown file at'])
})

it('says which tool writes a file that git ignores, even if another page has a similar name', () => {
  const siteDir = createTestFolder({
    '.gitignore': 'docs/API\n',
    'package.json': '{ "devDependencies": { "docusaurus-plugin-typedoc": "1" } }',
  })
  const hintOf = (code: Diagnostic['code'], missing: string, severity: Diagnostic['severity'] = 'error') => {
    const link: Diagnostic = { code, severity, message: 'no page', hint: 'Did you mean account.md?' }
    return applyReferenceSeverity([{ ...link, missing }], { siteDir, reporting: 'throw' })[0]?.hint
  }
  expect(hintOf('broken-markdown-link', 'docs/API/Account.md')).toBe(
    "docs/API is in .gitignore, so a tool writes it: run npx docusaurus generate-typedoc first, or set onBrokenMarkdownLinks to 'warn'",
  )
  expect(hintOf('broken-link', 'docs/API/Account')).toContain("set onBrokenLinks to 'warn'")
  expect(hintOf('broken-link', 'docs/API/Account', 'warning')).toBe(
    'docs/API is in .gitignore, so a tool writes it: run npx docusaurus generate-typedoc first',
  )
  expect(hintOf('broken-link', 'docs/Account')).toBe('Did you mean account.md?')
})
