import { expect, it } from 'vitest'
import { createEncoder } from './create-encoder.js'

it('gives the same bytes as a buffer of its own would, whatever the length', () => {
  const encode = createEncoder()
  for (const text of ['', 'a', 'ä€😀', '\uD800x', '€'.repeat(100_000), 'b'.repeat(2_000_000), 'c']) {
    expect(encode(text).equals(Buffer.from(text))).toBe(true)
  }
})
