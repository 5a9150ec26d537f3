import { expect, it } from 'vitest'
import { locateInFrontMatter } from './locate-in-front-matter.js'

it.each([
  ['---\ntitle: A\nslug: /what?\n---\nslug: no', { line: 3, column: 7, length: 6 }],
  ['---\r\nslug: "/a b"\r\n---\r\n', { line: 2, column: 7, length: 6 }],
  ['---\ntitle: A\n---\n', { line: 2, column: 1, length: 1 }],
  ['slug: no front matter', {}],
])('finds the value in %j', (text, position) => {
  expect(locateInFrontMatter(text, 'slug')).toEqual(position)
})
