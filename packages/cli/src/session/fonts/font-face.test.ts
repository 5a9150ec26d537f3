import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { readFontFaces } from './font-face.js'

async function read(css: string) {
  const siteDir = createTestFolder({ 'fonts/kit.css': css, 'fonts/a b.woff2': '', 'fonts/a.woff': '' })
  const faces = await readFontFaces(siteDir, join(siteDir, 'fonts/kit.css'))
  return faces.map((face) => ({ ...face, path: face.path.slice(siteDir.length + 1) }))
}

const face = (more: string, src = "url('./a%20b.woff2')"): string =>
  `@font-face { font-family: 'Kit'; src: ${src}; ${more} }\n`

it('reads family, style, weights and characters', async () => {
  const css =
    face('font-style: italic; font-weight: 100 900; unicode-range: U+41, U+100-1FF') + face('font-weight: bold')
  expect(await read(`${css}a { color: red }`)).toEqual([
    {
      family: 'Kit',
      style: 'italic',
      weights: [100, 900],
      ranges: [
        { start: 0x41, end: 0x41 },
        { start: 0x100, end: 0x1ff },
      ],
      path: 'fonts/a b.woff2',
    },
    { family: 'Kit', style: 'normal', weights: [700, 700], ranges: [], path: 'fonts/a b.woff2' },
  ])
})

it('takes the first source that exists, in the format that all browsers read', async () => {
  expect(await read(face('', "local('Kit'), url(./a.woff), url('./a b.woff2')"))).toMatchObject([
    { path: 'fonts/a b.woff2' },
  ])
  expect(await read(face('', 'url(./a.woff)') + face('', 'url(./none.woff2)'))).toEqual([])
})
