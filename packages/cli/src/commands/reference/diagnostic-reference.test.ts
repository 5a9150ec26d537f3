import { expect, it } from 'vitest'
import { renderDiagnosticReference } from './diagnostic-reference.js'

it('renders a section per code with its example, below its topic', () => {
  const page = renderDiagnosticReference(
    {
      Links: {
        'broken-link': {
          meaning: 'No page has the URL.',
          fix: 'Change it.',
          severity: 'error',
          setting: 'onBrokenLinks',
        },
      },
      Markdown: { 'unclosed-code': { meaning: 'A fence is open.', fix: 'Close it.', severity: 'warning' } },
    },
    { 'broken-link': 'error broken-link\n  │ no page', 'unclosed-code': 'warning unclosed-code\n  │ ```js' },
  )
  expect(page).toContain(
    '## Links\n\n### broken-link\n\nNo page has the URL. Change it.\n\nSeverity: error by default; `onBrokenLinks` sets it.\n\n```text wrap\nerror broken-link\n  │ no page\n```\n\n## Markdown\n',
  )
  expect(page).toContain('````text wrap\nwarning unclosed-code\n  │ ```js\n````\n')
})
