import { expect, it } from 'vitest'
import { isVersionNumber, withoutV } from './version-number.js'

it.each([
  ['v1.2.3', '1.2.3'],
  ['v20.19', '20.19'],
  ['v1.x', '1.x'],
  ['v1', 'v1'],
  ['v1.members', 'v1.members'],
  ['rev1.2', 'rev1.2'],
])('removes the v of %s if it is a version', (word, term) => expect(withoutV(word)).toBe(term))

it.each([
  ['1.2', true],
  ['20.19.0', true],
  ['12', false],
  ['1.x', false],
  ['2,500', false],
])('decides whether %s is a version number', (term, is) => expect(isVersionNumber(term)).toBe(is))
