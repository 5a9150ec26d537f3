import { expect, it } from 'vitest'
import { hasLongSearch } from './has-long-search.js'

it.each([
  ['css', 'a'.repeat(6000), true],
  ['css', 'a{}'.repeat(2000), false],
  ['markup', `<${'a'.repeat(6000)}`, true],
  ['markup', 'a'.repeat(6000), false],
  ['css', 'a'.repeat(4000), false],
  ['ts', 'a'.repeat(6000), false],
])('knows whether %s searches long', (language, code, isLong) => expect(hasLongSearch(code, language)).toBe(isLong))
