import { describe, expect, it } from 'vitest'
import { decodePath } from './decode-path.js'

describe('decodePath', () => {
  it('leaves a broken encoding as it is', () => {
    expect(decodePath('/100%/x')).toBe('/100%/x')
    expect(decodePath('/a%20b')).toBe('/a b')
  })
})
