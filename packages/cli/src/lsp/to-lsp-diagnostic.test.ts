import { expect, it } from 'vitest'
import { toLspDiagnostic } from './to-lsp-diagnostic.js'

it('converts position, code, hint and related positions', () => {
  const related = [{ file: 'docs/b.md', line: 2, message: 'this page has the route' }]
  const converted = toLspDiagnostic(
    {
      code: 'broken-link',
      severity: 'error',
      file: 'docs/a.md',
      line: 3,
      column: 5,
      length: 4,
      message: 'no page at /x',
      hint: 'Did you mean /y?',
      related,
    },
    '/site',
  )
  expect(converted).toEqual({
    range: { start: { line: 2, character: 4 }, end: { line: 2, character: 8 } },
    severity: 1,
    code: 'broken-link',
    codeDescription: { href: 'https://docgen.example/reference/diagnostics#broken-link' },
    source: 'docgen',
    message: 'no page at /x. Did you mean /y?',
    relatedInformation: [
      {
        location: {
          uri: 'file:///site/docs/b.md',
          range: { start: { line: 1, character: 0 }, end: { line: 1, character: 2147483647 } },
        },
        message: 'this page has the route',
      },
    ],
    data: { hint: 'Did you mean /y?' },
  })
})

it('shows a diagnostic without a position on the first line', () => {
  const { range, severity } = toLspDiagnostic({ code: 'missing-csp', severity: 'info', message: 'x' }, '/site')
  expect([range.start, severity]).toEqual([{ line: 0, character: 0 }, 3])
})
