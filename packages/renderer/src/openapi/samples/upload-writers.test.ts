import { expect, it } from 'vitest'
import { UPLOADS } from './upload-writers.js'

const textOf = (edits: readonly (readonly [string, string])[]): string => edits.map(([, text]) => text).join('\n')
const field = (value: string, more = {}) => ({ name: 'a', value, ...more })

it.each([
  ['plain', '--form a=plain'],
  ["it's", `--form 'a=it'\\''s'`],
  ['@file', '--form-string a=@file'],
  ['x;y', "--form-string 'a=x;y'"],
])('writes for cURL the value %j', (value, expected) => {
  expect(textOf(UPLOADS.curl.parts([field(value)]))).toBe(expected)
})

it('quotes values with a type for cURL, which would interpret them', () => {
  const type = { contentType: 'text/plain' }
  expect(textOf(UPLOADS.curl.parts([field('@a"b', type)]))).toBe(`--form 'a="@a\\"b";type=text/plain'`)
  expect(textOf(UPLOADS.curl.parts([field('', { fileName: 'a.png', contentType: 'image/png' })]))).toBe(
    "--form 'a=@a.png;type=image/png'",
  )
})

it('escapes line ends and quotes in JavaScript', () => {
  expect(textOf(UPLOADS.javascript.parts([field("it's\n\u2028")]))).toContain(`form.append('a', 'it\\'s\\n\\u2028');`)
})

it('imports files in Node.js only if a part is one', () => {
  expect(textOf(UPLOADS.node.parts([field('x')]))).not.toContain('openAsBlob')
  const text = textOf(UPLOADS.node.parts([field('', { fileName: 'a.png', contentType: 'image/png' })]))
  expect(text).toContain("import { openAsBlob } from 'node:fs'")
  expect(text).toContain("form.append('a', await openAsBlob('a.png', { type: 'image/png' }), 'a.png');")
})
