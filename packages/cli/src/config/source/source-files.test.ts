import { expect, it } from 'vitest'
import { createOpenFile } from './source-files.js'

const texts = new Map([
  ['site.config.ts', 'a'],
  ['src/nav.ts', 'b'],
  ['src/more/index.js', 'c'],
])
const open = createOpenFile({ entry: 'site.config.ts', texts })

it.each([
  ['./src/nav', 'site.config.ts', 'src/nav.ts'],
  ['./nav.js', 'src/other.ts', 'src/nav.ts'],
  ['../src/more', 'src/nav.ts', 'src/more/index.js'],
  ['./site.config.ts', 'site.config.ts', 'site.config.ts'],
  ['nav', 'src/other.ts', undefined],
  ['./gone', 'site.config.ts', undefined],
])('resolves %s in %s', (specifier, importer, path) => {
  expect(open(specifier, importer)?.path).toBe(path)
})

it('opens a file once', () => {
  expect(open('src/nav.ts')).toBe(open('./src/nav', 'site.config.ts'))
  expect(open('gone.ts')).toBeUndefined()
})
