import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

const findIn = async (text: string) =>
  (await compilePlain(text)).diagnostics
    .filter(({ code }) => code === 'markdown-syntax')
    .map(({ line, column, hint }) => `${line}:${column} ${hint}`)

it.each([
  ['a\n\n| b | c | d |\n|---|---|\n| e | f | g |', '4:1 Write | --- | --- | --- |'],
  ['b | c\n--- | --- | ---\n', undefined],
  ['| b | c |\n| --- | --- | --- |\n', '2:1 Write | --- | --- |'],
  ['| b | c |\n|---+---|\n| d | e |', '2:1 Write | --- | --- | below the headers'],
  ['| b | c |\n| — | — |\n', '2:1 Write | --- | --- | below the headers'],
  ['| b | c |\n\n|---|---|\n| d | e |', '3:1 Write the headers on the line above'],
  ['> | b | c |\n> |---|\n', '2:3 Write | --- | --- |'],
])('reports the row of dashes that makes no table: %j', async (text, expected) => {
  expect(await findIn(text)).toEqual(expected === undefined ? [] : [expected])
})

it.each([
  ['##Two words', '1:1 Write ## and a space before the heading'],
  ['Text\n###Three', '2:1 Write ### and a space before the heading'],
  ['#No space', '1:1 Write # and a space before the heading'],
])('reports a heading without a space: %j', async (text, expected) => {
  expect(await findIn(text)).toEqual([expected])
})

it.each([
  ['See [a](my page.md).', '1:5 Write [a](<my page.md>)'],
  ['See [a](./my page).', '1:5 Write [a](<./my page>)'],
  ['See [a](./b.md the title).', '1:5 Write [a](./b.md "the title")'],
  ['See [a](./b.md#The last part).', '1:5 Write [a](./b.md#the-last-part)'],
  ['See [a](#The last part).', '1:5 Write [a](#the-last-part)'],
  ['See [b] (./y.md).', '1:5 Write [b](./y.md)'],
  ['See [b] (y.md#part).', '1:5 Write [b](y.md#part)'],
])('reports a link that a space breaks: %j', async (text, expected) => {
  expect(await findIn(text)).toEqual([expected])
})

it.each([
  '| b | c |\n|---|---|\n| d | e |',
  '| b |\n|---|\n',
  'a | b\n\n---\n',
  '+---+---+\n| a | b |\n+---+---+',
  '`| a | b |`\n\n|',
  '#hashtag #another and #Third',
  '#123 fixes a fault',
  '#Channel is where we meet.',
  '#Tag',
  '- [x] (./y.md) is done',
  'An option [default] (/etc/app) and [1] (see below).',
  'call[a](b c) and f[i](x, y)',
  '\\[a](my page.md)',
  '`[a](my page.md)`',
  '[a](<my page.md>) and [b](./c.md "d e")',
])('reports nothing for %j', async (text) => {
  expect(await findIn(text)).toEqual([])
})
