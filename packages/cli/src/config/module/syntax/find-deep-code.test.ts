import { expect, it } from 'vitest'
import { findDeepCode, listDeepCode, MAX_LEVELS, rejectDeepCode, TOO_DEEP } from './find-deep-code.js'

const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`
const read = (text: string) => () => Buffer.from(text)

it('finds the first bracket below too many others', () => {
  expect(findDeepCode(nested(MAX_LEVELS))).toBeUndefined()
  expect(findDeepCode(`x = ${nested(MAX_LEVELS + 1)}`)).toBe(4 + MAX_LEVELS)
})

it('counts neither closed brackets nor those in texts and comments', () => {
  expect(findDeepCode('f([]);'.repeat(MAX_LEVELS))).toBeUndefined()
  expect(findDeepCode(`'${'['.repeat(2000)}' // ${'['.repeat(2000)}`)).toBeUndefined()
})

it('lists files of the site, without packages and other kinds', () => {
  const files = ['a.ts', 'node_modules/b/c.js', 'e.svg']
  expect(listDeepCode(files, '/site', read(`\n${nested(1001)}`))).toMatchObject([
    { file: 'a.ts', line: 2, column: 1001 },
  ])
})

it('rejects a bundle only if docgen cannot read it', () => {
  const metafile = { inputs: { 'a.json': {} } }
  expect(() => rejectDeepCode({ text: 'export default 1', metafile }, '/site', read(nested(1001)))).not.toThrow()
  expect(() => rejectDeepCode({ text: 'export default [', metafile }, '/site', read(nested(1001)))).toThrow(TOO_DEEP)
  expect(() => rejectDeepCode({ text: 'export default [', metafile }, '/site', read('[]'))).not.toThrow()
})
