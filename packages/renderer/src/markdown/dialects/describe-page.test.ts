import { expect, it } from 'vitest'
import { describePage } from './describe-page.js'
import { splitLines } from './source-line.js'

const describe = (text: string): string =>
  describePage(splitLines(text))
    .map((line) => line.text)
    .join('\n')

it.each([
  ['description: "A *b*"', '\nA *b*\n'],
  ['description: >-\n  A\n  b\ntitle: c', '\nA b\n'],
  ['description: "# {a} <b>"', '\n\\# \\{a\\} \\<b>\n'],
  ['title: c', ''],
])('writes the description in %j as a paragraph', (text, expected) => {
  expect(describe(text)).toBe(expected)
})
