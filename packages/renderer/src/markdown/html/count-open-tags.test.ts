import { expect, it } from 'vitest'
import { countOpenTags } from './count-open-tags.js'

it.each([
  ['<div>', 1],
  ['<div><p></p>', 1],
  ['</div></p>', -2],
  ['<br><img src="a>b"><hr/>', 0],
  ['<object><param name="a"></object>', 0],
  ['<!-- <div> --><p>', 1],
  ['a < b', 0],
])('counts in %s', (html, count) => expect(countOpenTags(html)).toBe(count))
