import { expect, it } from 'vitest'
import { usesBothKinds } from './mixed-module.js'

it.each([
  ["import a from 'a'\nmodule.exports = a", true],
  ['export const a = 1\n  exports.b = 2', true],
  ["import a from 'a'\nexport default a", false],
  ['module.exports = 1', false],
  ["const a = import ('a')\nmodule.exports = a", false],
  ['export const a = 1 // module.exports', false],
  ["export const a = 'module.exports'", false],
  ['export const exportsMap = {}\nconsole.log(exports.a)', false],
])('decides whether %j has both kinds', (text, expected) => {
  expect(usesBothKinds(text)).toBe(expected)
})
