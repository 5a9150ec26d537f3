import { expect, it } from 'vitest'
import { translateStyles } from './convert-styles.js'

it.each<[string, string]>([
  [
    ':root { --ifm-color-primary: #123; }',
    ":root {\n  --color-accent: #123;\n  --color-accent-tint: color-mix(in srgb, var(--color-accent) 9%, var(--color-page));\n  --code-highlight: color-mix(in srgb, var(--color-accent) 9%, var(--code-surface));\n}\n\n[data-theme='dark'] {\n  /* #123 has too little contrast for text. */\n  --color-accent: #818a93;\n  --color-accent-tint: color-mix(in srgb, var(--color-accent) 16%, var(--color-page));\n  --code-highlight: color-mix(in srgb, var(--color-accent) 10%, var(--code-surface));\n}\n",
  ],
  [
    "html[data-theme='dark'], .x { --ifm-color-primary-lighter: red }",
    "[data-theme='dark'] {\n  --color-accent-strong: red;\n}\n",
  ],
  [
    ":root { --ifm-color-primary-darker: #fc0; } [data-theme='dark'] { --ifm-color-primary-lighter: #fc0 }",
    ":root {\n  /* #fc0 has too little contrast for text. */\n  --color-accent-strong: #7d6400;\n}\n\n[data-theme='dark'] {\n  --color-accent-strong: #fc0;\n}\n",
  ],
  // The dark mode keeps a color that is only darkened for the light mode.
  [
    ':root { --ifm-color-primary: #fc0; }',
    ":root {\n  /* #fc0 has too little contrast for text. */\n  --color-accent: #7d6400;\n  --color-accent-tint: color-mix(in srgb, var(--color-accent) 9%, var(--color-page));\n  --code-highlight: color-mix(in srgb, var(--color-accent) 9%, var(--code-surface));\n}\n\n[data-theme='dark'] {\n  --color-accent: #fc0;\n  --color-accent-tint: color-mix(in srgb, var(--color-accent) 16%, var(--color-page));\n  --code-highlight: color-mix(in srgb, var(--color-accent) 10%, var(--code-surface));\n}\n",
  ],
  // Its strong accent is the lighter one, or that of its own primary color.
  [
    ':root { --ifm-color-primary-darker: #225; --ifm-color-primary-lighter: #99f }',
    ":root {\n  --color-accent-strong: #225;\n}\n\n[data-theme='dark'] {\n  --color-accent-strong: #99f;\n}\n",
  ],
  [
    ":root { --ifm-color-primary-darker: #225 } [data-theme='dark'] { --ifm-color-primary: #8c8 }",
    ":root {\n  --color-accent-strong: #225;\n}\n\n[data-theme='dark'] {\n  --color-accent: #8c8;\n  --color-accent-strong: #8c8;\n  --color-accent-tint: color-mix(in srgb, var(--color-accent) 16%, var(--color-page));\n  --code-highlight: color-mix(in srgb, var(--color-accent) 10%, var(--code-surface));\n}\n",
  ],
  // A darkened accent has tints, too.
  [
    ":root { --ifm-color-primary: #68bb6c; } [data-theme='dark'] { --ifm-color-primary: #8c8 }",
    ":root {\n  /* #68bb6c has too little contrast for text. */\n  --color-accent: #407443;\n  --color-accent-tint: color-mix(in srgb, var(--color-accent) 9%, var(--color-page));\n  --code-highlight: color-mix(in srgb, var(--color-accent) 9%, var(--code-surface));\n}\n\n[data-theme='dark'] {\n  --color-accent: #8c8;\n  --color-accent-tint: color-mix(in srgb, var(--color-accent) 16%, var(--color-page));\n  --code-highlight: color-mix(in srgb, var(--color-accent) 10%, var(--code-surface));\n}\n",
  ],
  ['@media print { :root { --ifm-global-radius: 0; } }', ':root {\n  --radius: 0;\n  --radius-small: 0;\n}\n'],
  [':root { --ifm-background-color: var(--ifm-color-black); }', ''],
  [
    ':root { --hue: 167; --ifm-color-gray: #222; --ifm-background-color: hsl(var(--hue) 68% var(--light, 40%)) }',
    "[data-theme='light'] {\n  --color-page: hsl(167 68% 40%);\n}\n",
  ],
  [
    ":root { --brand: var(--blue); --blue: #00f } [data-theme='dark'] { --blue: #88f; --ifm-font-color-base: var(--brand) }",
    "[data-theme='dark'] {\n  --color-text: #88f;\n}\n",
  ],
  // The dark mode keeps its own text color if this one is unreadable there.
  [':root { --ifm-font-color-base: #222e51 }', "[data-theme='light'] {\n  --color-text: #222e51;\n}\n"],
  [':root { --ifm-font-color-base: #777e91 }', ':root {\n  --color-text: #777e91;\n}\n'],
  [
    ":root { --grey: #222; --ifm-font-color-base: var(--grey) } [data-theme='dark']:root { --grey: #ddd }",
    ":root {\n  --color-text: #222;\n}\n\n[data-theme='dark'] {\n  --color-text: #ddd;\n}\n",
  ],
  ['html:root { --ifm-font-family-base: A }', ':root {\n  --font-text: A;\n}\n'],
  // Tailwind declares properties that no sheet contains.
  [
    '@tailwind base; :root { --ifm-global-radius: var(--own-2); --ifm-font-family-base: var(--ifm-x) }',
    ':root {\n  --radius: var(--own-2);\n  --radius-small: var(--own-2);\n}\n',
  ],
  [':root { --a: var(--b); --b: var(--a); --ifm-font-color-base: var(--a) }', ''],
  ['/* :root { --ifm-color-primary: #123; } */ .navbar { color: red; }', ''],
  [':root { --ifm-color-primary: #123; --ifm-color-primary: #456', ''],
  ['', ''],
])('converts %j to %j', (sheet, expected) => {
  expect(translateStyles([sheet])).toBe(expected)
})

it.each(['$main', 'lighten(#25c2a0, 10%)', 'color.adjust($main, $lightness: -5%)', '@main', 'var(--main)'])(
  'ignores the color %s, which a browser ignores, too',
  (color) => {
    expect(translateStyles([`:root { --ifm-color-primary: ${color}; --main: $main; }`])).toBe('')
  },
)
