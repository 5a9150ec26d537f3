import { expect, it } from 'vitest'
import { percentDecode } from './percent-decode.js'

it.each([
  ['setup', 'setup'],
  ['%C3%BCber-uns', 'über-uns'],
  ['100%', '100%'],
  ['%C3', '%C3'],
])('decodes %s', (fragment, decoded) => {
  expect(percentDecode(fragment)).toBe(decoded)
})
