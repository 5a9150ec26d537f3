import { expect, it } from 'vitest'
import { splitLines } from '../source-line.js'
import { convertDiff } from './convert-diff.js'

const convert = (code: string, column = 0) => {
  const converted = convertDiff({ code: splitLines(code), column })
  return converted && [converted.settings.join(' '), converted.code.map(({ text }) => text).join('\n')]
}

it.each([
  ['marks lines and removes the shared columns', ' a\n+  b\n-c\n\n d', 'ins={2} del={3}', 'a\n  b\nc\n\nd'],
  ['removes only the signs if a line begins in the first column', 'a\n+b\n+ c', 'ins={2,3}', 'a\nb\n c'],
  ['removes what all lines share after the signs', '+  a\n   b', 'ins={1}', 'a\nb'],
  ['knows a sign alone', '+\n-', 'ins={1} del={2}', '\n'],
  ['leaves two signs', '--a\n+b', 'ins={2}', '--a\nb'],
])('%s', (_name, code, settings, expected) => {
  expect(convert(code)).toEqual([settings, expected])
})

it('reads code in lists and quotes', () => {
  expect(convert('  + a\n\n    b', 2)).toEqual(['ins={1}', '  a\n\n  b'])
  expect(convert('> -a\n>\n> +b', 2)).toEqual(['ins={3} del={1}', '> a\n>\n> b'])
})

it.each(['--- a.js\n+++ b.js\n+c', '@@ -1 +1 @@\n-a', '1c1\n-a', 'a\nb'])('leaves %j', (code) => {
  expect(convert(code)).toBeUndefined()
})
