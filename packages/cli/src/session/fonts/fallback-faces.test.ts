import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { fitFallbacks } from './fallback-faces.js'

const path = createRequire(import.meta.url).resolve('katex/dist/fonts/KaTeX_Main-Regular.woff2')

it('fits the fonts of operating systems to the size of a font', async () => {
  const { families, css } = await fitFallbacks('Kit', readFileSync(path), 'text')
  expect(families).toEqual(['Kit Arial', 'Kit Roboto', 'Kit DejaVu Sans'])
  expect(css.match(/@font-face\{/g)).toHaveLength(3)
  expect(css).toMatch(/font-family:"Kit Arial";src:[^}]*local\(['"]?LiberationSans['"]?\)/)
  expect(css).toMatch(/size-adjust:\d/)
})

it('has other fonts for code', async () => {
  const { families } = await fitFallbacks('Kit', readFileSync(path), 'code')
  expect(families).toEqual(['Kit Menlo', 'Kit Courier New', 'Kit DejaVu Sans Mono'])
})
