import type { Diagnostic } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import { createSiteReporter } from './site-reporter.js'

const problem = (message: string, file?: string): Diagnostic => ({
  code: 'broken-link',
  severity: 'error',
  message,
  ...(file !== undefined && { file }),
})

it('reports only the files whose diagnostics have changed', () => {
  const reported: unknown[] = []
  const report = createSiteReporter((path, diagnostics, siteDir) =>
    reported.push([path, diagnostics.map(({ message }) => message), siteDir]),
  )
  report('/site', [problem('a', 'docs/a.md'), problem('b', 'docs/b.md'), problem('c')])
  expect(reported.splice(0)).toEqual([
    ['/site/docs/a.md', ['a'], '/site'],
    ['/site/docs/b.md', ['b'], '/site'],
    ['/site/site.config.ts', ['c'], '/site'],
  ])
  report('/site', [problem('a', 'docs/a.md'), problem('new', 'docs/b.md')], 'site.config.mjs')
  expect(reported.splice(0)).toEqual([
    ['/site/site.config.ts', [], '/site'],
    ['/site/docs/b.md', ['new'], '/site'],
  ])
  report('/other', [])
  expect(reported).toEqual([])
})
