import { expect, it } from 'vitest'
import { createEncoder } from './create-encoder.js'

it('returns the same bytes as a separate buffer, for any length', () => {
  const encode = createEncoder()
  for (const text of ['', 'a', 'ä€😀', '\uD800x', '€'.repeat(100_000), 'b'.repeat(2_000_000), 'c']) {
    expect(encode(text).equals(Buffer.from(text))).toBe(true)
  }
})
