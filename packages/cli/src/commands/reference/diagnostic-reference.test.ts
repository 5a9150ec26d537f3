import { expect, it } from 'vitest'
import { renderDiagnosticReference } from './diagnostic-reference.js'

it('renders a table of codes per topic, with pipes escaped', () => {
  const page = renderDiagnosticReference({
    Links: { 'broken-link': { meaning: 'A link to `a|b`.', fix: 'Change it.' } },
    Tables: { 'table-cells': { meaning: 'Too many cells.', fix: 'Write \\|.' } },
  })
  expect(page).toContain('## Links\n\n| code | meaning | fix |\n| --- | --- | --- |\n')
  expect(page).toContain('| `broken-link` | A link to `a\\|b`. | Change it. |')
  expect(page.indexOf('## Tables')).toBeGreaterThan(page.indexOf('## Links'))
})
