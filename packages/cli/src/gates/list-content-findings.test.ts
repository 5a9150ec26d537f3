import type { Diagnostic } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import { listContentFindings } from './list-content-findings.js'

type Site = Parameters<typeof listContentFindings>[1]

const problem: Diagnostic = {
  code: 'broken-link',
  severity: 'warning',
  file: 'docs/a.md',
  line: 3,
  message: 'no page at /x',
}

function createSite(text: string, severity?: 'throw' | 'log'): Site {
  const source = { path: 'docs/a.md', text, bodyLine: 1 }
  return {
    siteDir: '/nowhere',
    config: { checks: { content: { severity } } },
    files: { sources: [source], partials: new Map(), statics: [] },
    apis: [],
    theme: { theme: { client: {} } },
    openStyles: [],
    mdxModules: { styles: [] },
  } as unknown as Site
}

it('omits what a comment ignores, and reports a comment that ignores nothing', async () => {
  const site = createSite('<!-- docgen-ignore broken-link until 2030-12-31: moved -->\n\n[x](/x)\n')
  expect(await listContentFindings([problem], site, '2026-01-01')).toEqual([])
  expect(await listContentFindings([], site, '2026-01-01')).toMatchObject([{ code: 'suppression', line: 1 }])
  expect(await listContentFindings([problem], site, '2031-01-01')).toMatchObject([
    { code: 'broken-link' },
    { code: 'suppression' },
  ])
})

it('uses the severity of the gate', async () => {
  expect(await listContentFindings([problem], createSite('', 'throw'), '2026-01-01')).toMatchObject([
    { severity: 'error' },
  ])
})
