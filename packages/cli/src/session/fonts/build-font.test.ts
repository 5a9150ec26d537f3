import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { type BuiltFont, buildFont, writeFontStyles } from './build-font.js'

const font: BuiltFont = {
  family: 'Kit "X"',
  faces: [
    {
      style: 'normal',
      weights: [400, 700],
      ranges: [
        { start: 0x41, end: 0x41 },
        { start: 0x100, end: 0x1ff },
      ],
      file: 'assets/a.woff2',
      base64: '',
    },
    { style: 'italic', weights: [400, 400], ranges: [], file: 'assets/b.woff2', base64: '' },
  ],
  fallbacks: { families: ['Kit Arial'], css: '@font-face{fallback}' },
  first: {},
}

it('writes the faces of a font, its fallbacks, and the token of its role', () => {
  expect(writeFontStyles(font, 'code', '/kit/')).toBe(
    '@font-face{font-family:"Kit \\"X\\"";font-style:normal;font-weight:400 700;font-display:swap;src:url("/kit/assets/a.woff2") format("woff2");unicode-range:U+41,U+100-1ff}' +
      '@font-face{font-family:"Kit \\"X\\"";font-style:italic;font-weight:400;font-display:swap;src:url("/kit/assets/b.woff2") format("woff2")}' +
      '@font-face{fallback}:root{--font-code:"Kit \\"X\\"","Kit Arial",monospace}',
  )
  const text = writeFontStyles(font, 'text', '/')
  expect(text).toContain('--font-text:"Kit \\"X\\"","Kit Arial",system-ui,sans-serif}')
  expect(text).toContain('font-display:optional')
  expect(text).not.toContain('font-display:swap')
})

it('builds nothing where no face has a script of the site', async () => {
  const path = join(createTestFolder({ 'a.woff2': '' }), 'a.woff2')
  const greek = [{ start: 0x370, end: 0x3ff }]
  const face = { family: 'Kit', style: 'normal', weights: [400, 400] as const, ranges: greek, path }
  const input = { role: 'text', languages: ['ja'], subset: undefined } as const
  expect(await buildFont({ ...input, faces: [face] })).toBeUndefined()
  expect(await buildFont({ ...input, faces: [] })).toBeUndefined()
})
