import { describe, expect, it } from 'vitest'
import { chooseEncoding } from './compress.js'

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['identity', undefined],
    ['gzip;q=0', undefined],
    [undefined, undefined],
  ])('%s', (header, encoding) => expect(chooseEncoding(header)).toBe(encoding))
})
