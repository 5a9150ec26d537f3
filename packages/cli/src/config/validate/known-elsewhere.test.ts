import { expect, it } from 'vitest'
import { hintFromElsewhere } from './known-elsewhere.js'

it.each([
  [['sidebars'], 'Write it as docs.sidebars'],
  [['csp'], 'Write it as security.csp'],
  [['nav'], 'Write it as navbar'],
  [['components'], 'Write it as theme.components for parts of the theme, markdown.components for MDX'],
  [['presets'], 'Is this from Docusaurus? docgen migrate docusaurus creates a site.config.ts from its config'],
  [['constructor'], undefined],
  [['docs', 'nav'], undefined],
  [[], undefined],
])('explains the field %j', (path, hint) => {
  expect(hintFromElsewhere(path)).toBe(hint)
})
