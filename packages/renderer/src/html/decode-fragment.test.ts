import { expect, it } from 'vitest'
import { decodeFragment } from './decode-fragment.js'

it.each([
  ['setup', 'setup'],
  ['%C3%BCber-uns', 'über-uns'],
  ['100%', '100%'],
  ['%C3', '%C3'],
])('decodes %s', (fragment, decoded) => {
  expect(decodeFragment(fragment)).toBe(decoded)
})
