import { expect, it } from 'vitest'
import { trimUrl } from './trim-url.js'

it.each([
  ['/a', '/a'],
  [' \n /a b ', '/a b'],
  ['\u0001./a\n  .md\t', './a  .md'],
  ['  ', ''],
])('reads %j as %j', (url, read) => expect(trimUrl(url)).toBe(read))
