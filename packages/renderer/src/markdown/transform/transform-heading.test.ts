import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

it.each([
  ['## A b {#c}', 'c', 'A b'],
  ['## A `b` {#c-d.e} ', 'c-d.e', 'A b'],
  ['## A {#Ü}', 'Ü', 'A'],
  ['## A{#c}', 'c', 'A'],
  ['## A \\{#c}', 'a-c', 'A {#c}'],
  ['## A <!-- #c -->', 'c', 'A'],
  ['A {#c}\n---', 'c', 'A'],
  ['## A {b}', 'a-b', 'A {b}'],
  ['## A {#b c}', 'a-b-c', 'A {#b c}'],
  ['## A {#b} c', 'a-b-c', 'A {#b} c'],
  ['## A `{#b}`', 'a-b', 'A {#b}'],
])('reads %j', async (text, id, label) => {
  expect((await compilePlain(text)).toc).toMatchObject([{ id, text: label }])
})

it('sets the custom id of a heading without words', async () => {
  expect((await compilePlain('## {#c}')).html).toBe('<h2 id="c"></h2>')
})

it.each([
  ['## A {#}', '1:6', 'is empty'],
  ['## A {#two words}', '1:6', 'contain spaces'],
  ['## A {# b}', '1:6', 'contain spaces'],
])('reports the id of %j', async (text, position, reason) => {
  const { problems } = await compilePlain(text)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(`warning heading-id page.md:${position} `)
  expect(problems[0]).toContain(reason)
})

it.each(['## A \\{#b c}', '## A `{#b c}`', '## A {b}', '## A {#b} c'])('reports nothing for %j', async (text) => {
  expect((await compilePlain(text)).problems).toEqual([])
})
