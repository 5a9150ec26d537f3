import { expect, it } from 'vitest'
import { findFieldLine } from './find-field-line.js'

it.each([
  ['---\ntitle: A\nslug: /b\n---\n', 3],
  ['---\r\nslug: /b\r\n---\r\n', 2],
  ['---\ntitle: A\n---\nslug: no\n', 1],
  ['slug: no\n', 1],
  ['', 1],
])('finds slug in %j on line %i', (text, line) => {
  expect(findFieldLine(text, 'slug')).toBe(line)
})
