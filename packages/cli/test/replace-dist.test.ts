import { expect, it } from 'vitest'
import { NEXT, replaceDist } from '../../../scripts/replace-dist.mjs'
import { createTestFolder } from '../src/read/create-test-folder.js'
import { readTree } from './build-copy.js'

const manifest = JSON.stringify({ exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } } })

it('replaces the built files, and keeps the others for processes that still use them', () => {
  const folder = createTestFolder({
    'package.json': manifest,
    'dist/index.js': 'old',
    'dist/chunk-OLDOLD11.js': 'old',
    [`${NEXT}/index.js`]: 'new',
    [`${NEXT}/chunk-NEWNEW22.js`]: 'new',
    [`${NEXT}/client/theme.css`]: 'new',
  })
  replaceDist(folder)
  expect([...readTree(folder)]).toEqual([
    ['dist/chunk-NEWNEW22.js', 'new'],
    ['dist/chunk-OLDOLD11.js', 'old'],
    ['dist/client/theme.css', 'new'],
    ['dist/index.js', 'new'],
    ['package.json', manifest],
  ])
})

it('moves the entry points last: if something is in the way of a chunk, the old ones stay', () => {
  const folder = createTestFolder({
    'package.json': manifest,
    'dist/index.js': 'old',
    // A folder of this name cannot be replaced by a file.
    'dist/chunk-NEWNEW22.js/in-the-way': '',
    [`${NEXT}/index.js`]: 'new',
    [`${NEXT}/chunk-NEWNEW22.js`]: 'new',
  })
  expect(() => replaceDist(folder)).toThrow()
  expect(readTree(folder).get('dist/index.js')).toBe('old')
})
