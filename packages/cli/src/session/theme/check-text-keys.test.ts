import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { checkTextKeys } from './check-text-keys.js'

it('reports keys that no catalog has', () => {
  const siteDir = createTestFolder({
    'Footer.tsx':
      "export const Footer = ({ text }) => (\n  <p>\n    {text('theme.Footr.label')} {text('theme.Footer.label')} {text(\"theme.own\")} {text(key)}\n  </p>\n)\n",
    'style.css': "text('theme.x')",
  })
  const problems = checkTextKeys(['Footer.tsx', 'style.css'], {
    siteDir,
    theme: { texts: { en: { 'theme.Footer.label': 'Footer' } } } as never,
    texts: { de: { 'theme.own': 'Own' } },
  })
  expect(
    problems.map(({ file, line, column, message, hint }) => `${file}:${line}:${column} ${message}. ${hint}`),
  ).toEqual([
    'Footer.tsx:3:12 there is no UI text theme.Footr.label, so pages show its key. Did you mean theme.Footer.label?',
  ])
})
