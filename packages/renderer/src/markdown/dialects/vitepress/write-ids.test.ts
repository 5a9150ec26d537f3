import { expect, it } from 'vitest'
import { countOtherIds, listHeadingTexts, writeIds } from './write-ids.js'

/** As VitePress, but with capital letters and a hyphen at the end. */
const slugify = (text: string): string => text.replace(/[\s(){}?.]+/g, '-')
const anchors = { style: 'github', maintainCase: true } as const
const write = (text: string): string => writeIds(text, { slugify, anchors })

it('lists the texts of headings, without custom ids and code', () => {
  expect(listHeadingTexts('---\ntitle: A\n---\n# `a` b {#c}\n\n```md\n# No\n```\n\nD\n---\n')).toEqual(['a b', 'D'])
  expect(listHeadingTexts('---\n# Comment\n')).toEqual([])
})

it('counts ids that settings do not create', () => {
  const texts = ['Set up', 'Why?', 'Why?']
  expect(countOtherIds(texts, { slugify, anchors })).toBe(2)
  expect(countOtherIds(texts, { slugify })).toBe(3)
})

it.each([
  ['## Set up', '## Set up'],
  ['## Why? ', '## Why? {#Why-}'],
  ['## Why? ##', '## Why? {#Why-}'],
  ['## Why? {.big}', '## Why? {#Why- .big}'],
  ['## Why? {#own}', '## Why? {#own}'],
  ['## a.b [c](d#e.f)', '## a.b [c](d#e-f) {#a-b-c}'],
  ['A.b\n---', 'A.b {#A-b}\n---'],
  ['## A.b\r\n\r\n## A.b\r\n', '## A.b {#A-b}\r\n\r\n## A.b {#A-b-1}\r\n'],
  ['---\na: b.c\n---\n# B.c\n', '---\na: b.c\n---\n# B.c {#B-c}\n'],
])('writes ids: %j', (source, expected) => {
  expect(write(source)).toBe(expected)
  expect(write(expected)).toBe(expected)
})

it('writes the ids that hashes of links stand for, outside of code', () => {
  expect(write('[a](./b.md#c.d) [e](/f/index#g) [h](https://i.example/#j.k)')).toBe(
    '[a](./b.md#c-d) [e](/f/index#g) [h](https://i.example/#j.k)',
  )
  const code = '`[a](b#c.d)` <!-- [a](b#c.d) -->\n\n```md\n[a](b#c.d)\n## A.b\n```\n'
  expect(write(code)).toBe(code)
})

it('keeps hashes that have no id to stand for', () => {
  const grow = (text: string): string => `${text}-`
  expect(writeIds('[a](b#c)', { slugify: grow })).toBe('[a](b#c)')
  expect(writeIds('[a](b#c)', { slugify: () => '(' })).toBe('[a](b#c)')
})
