import { expect, it } from 'vitest'
import { needsReferenceParser } from './needs-reference-parser.js'

it('looks past fenced code, and not past what only looks like it', () => {
  expect(needsReferenceParser('a\n\n```js\n::obj.func;\n```\n\nb')).toBe(false)
  expect(needsReferenceParser('~~~\n::obj.func;\n')).toBe(false)
  expect(needsReferenceParser('```\ncode\n```\n\n::obj.func;')).toBe(true)
  expect(needsReferenceParser('text ``` not a fence\n::obj.func;\n```')).toBe(true)
  expect(needsReferenceParser('````\n```\n::obj.func;\n````')).toBe(false)
})
