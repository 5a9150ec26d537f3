import { describe, expect, it } from 'vitest'
import { decodePath } from './decode-path.js'

describe('decodePath', () => {
  it('returns a malformed encoding unchanged', () => {
    expect(decodePath('/100%/x')).toBe('/100%/x')
    expect(decodePath('/a%20b')).toBe('/a b')
  })
})
