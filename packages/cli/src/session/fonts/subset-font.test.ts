import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import type { FontFace } from './font-face.js'
import { cutFace, loadSubsetFont, type SubsetFont } from './subset-font.js'

async function cut(weights: FontFace['weights']) {
  const calls: Parameters<SubsetFont>[] = []
  const subset: SubsetFont = async (...given) => {
    calls.push(given)
    return Buffer.from('cut')
  }
  const face = { family: 'Kit', style: 'normal', weights, ranges: [], path: '/a.woff2' }
  const result = await cutFace(face, { bytes: Buffer.from('all'), text: 'abc', subset })
  return { weights: result.weights, text: calls[0]?.[1], axes: calls[0]?.[2].variationAxes }
}

it.each<[FontFace['weights'], FontFace['weights'], boolean]>([
  [[100, 900], [400, 700], true],
  [[400, 700], [400, 700], true],
  [[400, 400], [400, 400], false],
  [[450, 900], [450, 900], false],
  [[100, 600], [100, 600], false],
])('cuts the weights %j to %j', async (given, weights, isCut) => {
  expect(await cut(given)).toEqual({ weights, text: 'abc', axes: isCut ? { wght: { min: 400, max: 700 } } : undefined })
})

it('loads the package of the site, if it is a function', () => {
  const write = (code: string) =>
    createTestFolder({
      'node_modules/subset-font/package.json': '{ "name": "subset-font", "main": "index.js" }',
      'node_modules/subset-font/index.js': code,
    })
  expect(loadSubsetFont(createTestFolder())).toBeUndefined()
  expect(loadSubsetFont(write('module.exports = {}'))).toBeUndefined()
  expect(loadSubsetFont(write('module.exports = async () => {}'))).toEqual({
    subset: expect.any(Function),
    version: expect.any(String),
  })
})
