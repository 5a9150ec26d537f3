import { expect, it } from 'vitest'
import { translateStyles } from './convert-styles.js'

it.each<[string, string]>([
  [
    ':root { --ifm-color-primary: #123; }',
    ':root {\n  --color-accent: #123;\n  --color-accent-tint: color-mix(in srgb, var(--color-accent) 9%, var(--color-page));\n  --code-highlight: color-mix(in srgb, var(--color-accent) 9%, var(--code-surface));\n}\n',
  ],
  [
    "html[data-theme='dark'], .x { --ifm-color-primary-lighter: red }",
    "[data-theme='dark'] {\n  --color-accent-strong: red;\n}\n",
  ],
  ['@media print { :root { --ifm-global-radius: 0; } }', ':root {\n  --radius: 0;\n  --radius-small: 0;\n}\n'],
  [':root { --ifm-background-color: var(--ifm-color-black); }', ''],
  [
    ':root { --hue: 167; --ifm-color-gray: #222; --ifm-background-color: hsl(var(--hue) 68% var(--light, 40%)) }',
    ':root {\n  --color-page: hsl(167 68% 40%);\n}\n',
  ],
  [
    ":root { --brand: var(--blue); --blue: #00f } [data-theme='dark'] { --blue: #88f; --ifm-font-color-base: var(--brand) }",
    "[data-theme='dark'] {\n  --color-text: #88f;\n}\n",
  ],
  [':root { --a: var(--b); --b: var(--a); --ifm-font-color-base: var(--a) }', ''],
  ['/* :root { --ifm-color-primary: #123; } */ .navbar { color: red; }', ''],
  [':root { --ifm-color-primary: #123; --ifm-color-primary: #456', ''],
  ['', ''],
])('converts %j to %j', (sheet, expected) => {
  expect(translateStyles([sheet])).toBe(expected)
})
