import { describe, expect, it } from 'vitest'
import { readImportedNames, readReexports } from './read-module-names.js'

describe('readReexports', () => {
  it.each([
    [`export { default as A, b, c as d } from './a'`, ['A=default ./a', 'b=b ./a', 'd=c ./a']],
    [`export * from './a'\nexport * as b from './b'`, ['*=* ./a', 'b=* ./b']],
    [
      `import a, { b as c } from './a'\nimport * as d from './d'\nexport { a, c as default, d }`,
      ['a=default ./a', 'default=b ./a', 'd=* ./d'],
    ],
    [`'use client'\n/* Icons */;\nexport { "a b" as "c d" } from './a'`, ['c d=a b ./a']],
    ['', []],
  ])('reads %j', (code, expected) => {
    expect(readReexports(code)?.map((each) => `${each.exported}=${each.imported} ${each.specifier}`)).toEqual(expected)
  })

  it.each([
    `import './a'\nexport { b } from './b'`,
    `export { a } from './a'\nrun()`,
    'export const a = 1',
    `const a = 1\nexport { a }`,
    `export { a } from './a'\nexport {`,
  ])('rejects %j', (code) => expect(readReexports(code)).toBeUndefined())
})

describe('readImportedNames', () => {
  it.each([
    [`import A, { b as c, "d e" as f } from 'x'\nimport { g } from 'y'`, ['default', 'b', 'd e']],
    [`import { a } from 'x'\nexport { a, b as c } from 'x'`, ['a', 'b']],
    [`import 'x'\nconst lazy = import('x')`, []],
    [`import * as all from 'x'`, undefined],
    [`export * from 'x'`, undefined],
    [`import { a from 'x'`, undefined],
  ])('reads %j', (code, expected) => expect(readImportedNames(code, 'x')).toEqual(expected))
})
