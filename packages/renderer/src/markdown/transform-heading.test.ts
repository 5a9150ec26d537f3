import { expect, it } from 'vitest'
import { compilePlain } from '../../test/markdown/compile-plain.js'

it.each([
  ['## A b {#c}', 'c', 'A b'],
  ['## A `b` {#c-d.e} ', 'c-d.e', 'A b'],
  ['## A {#Ü}', 'Ü', 'A'],
  ['## A <!-- #c -->', 'c', 'A'],
  ['A {#c}\n---', 'c', 'A'],
  ['## {#c}', 'c', ''],
  ['## A {b}', 'a-b', 'A {b}'],
  ['## A {#b c}', 'a-b-c', 'A {#b c}'],
  ['## A {#b} c', 'a-b-c', 'A {#b} c'],
  ['## A `{#b}`', 'a-b', 'A {#b}'],
])('reads %j', async (text, id, label) => {
  expect((await compilePlain(text)).toc).toMatchObject([{ id, text: label }])
})
