import { expect, it } from 'vitest'
import { writeCode } from './code.js'
import { printConfig } from './print-config.js'

const print = (fields: Record<string, unknown>, comments: Record<string, string> = {}): string =>
  printConfig({ fields, comments }).replace(/^import \{ defineConfig \} from '@docgen\/cli'\n/, '')

it.each<[Record<string, unknown>, string]>([
  [{ a: "it's" }, '  a: "it\'s",'],
  [{ a: `it's "so"` }, `  a: 'it\\'s "so"',`],
  [{ a: 'two\nlines ${x} `y` \\' }, '  a: `two\nlines \\${x} \\`y\\` \\\\`,'],
  [{ 'data-a': 1, b: null, c: [] }, "  'data-a': 1,\n  b: null,\n  c: [],"],
  [{ a: { b: [true, { c: -1 }] } }, '  a: { b: [true, { c: -1 }] },'],
])('prints %j', (fields, expected) => {
  expect(print(fields)).toBe(`\nexport default defineConfig({\n${expected}\n})\n`)
})

it('imports what expressions need, and adds comments to fields', () => {
  const plugin = writeCode('math', { math: { from: 'remark-math', name: 'default' } })
  const text = print({ markdown: { remarkPlugins: [[plugin, { a: 1 }]] } }, { 'markdown.remarkPlugins': 'Why.' })
  expect(text).toBe(
    "import math from 'remark-math'\n\nexport default defineConfig({\n  markdown: {\n    // Why.\n    remarkPlugins: [[math, { a: 1 }]],\n  },\n})\n",
  )
})

it('breaks long lines', () => {
  const long = 'x'.repeat(60)
  expect(print({ a: [long, long] })).toContain(`  a: [\n    '${long}',\n    '${long}',\n  ],`)
})
