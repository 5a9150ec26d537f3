import { expect, it } from 'vitest'
import { openPage } from '../../test/open-page.js'
import { findHashTarget } from './find-hash-target.js'

it.each([
  ['#a', 'a'],
  ['#%C3%A9', 'é'],
  ['#é', 'é'],
  ['#100%', '100%'],
  ['#gone', undefined],
  ['', undefined],
])('finds the element that %j names', (hash, id) => {
  openPage('<p id="a"></p><p id="é"></p><p id="100%"></p>')
  expect(findHashTarget(hash)?.id).toBe(id)
})
