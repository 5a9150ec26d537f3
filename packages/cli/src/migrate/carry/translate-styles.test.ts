import { expect, it } from 'vitest'
import { translateStyles } from './translate-styles.js'

it.each<[string, string]>([
  [
    ':root { --ifm-color-primary: #123; }',
    ':root {\n  --color-accent: #123;\n  --color-accent-tint: color-mix(in srgb, var(--color-accent) 9%, var(--color-page));\n}\n',
  ],
  [
    "html[data-theme='dark'], .x { --ifm-color-primary-lighter: red }",
    "[data-theme='dark'] {\n  --color-accent-strong: red;\n}\n",
  ],
  ['@media print { :root { --ifm-global-radius: 0; } }', ':root {\n  --radius: 0;\n  --radius-small: 0;\n}\n'],
  [':root { --ifm-background-color: var(--ifm-color-black); }', ''],
  ['/* :root { --ifm-color-primary: #123; } */ .navbar { color: red; }', ''],
  [':root { --ifm-color-primary: #123; --ifm-color-primary: #456', ''],
  ['', ''],
])('%j gives %j', (sheet, expected) => {
  expect(translateStyles([sheet])).toBe(expected)
})
