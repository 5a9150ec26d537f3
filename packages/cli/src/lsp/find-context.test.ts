import { expect, it } from 'vitest'
import { findContext } from './find-context.js'

/** The context at `|` in a text. */
function at(marked: string) {
  return findContext(marked.replace('|', ''), marked.indexOf('|'))
}

it.each([
  ['[a](|', { kind: 'link', typed: '' }],
  ['see [a](./gu|)', { kind: 'link', typed: './gu' }],
  ['[a](<./gu|', { kind: 'link', typed: './gu' }],
  ['[![b](x.png)](./c|', { kind: 'link', typed: './c' }],
  ['![b](im|', { kind: 'image', typed: 'im' }],
  ['[name]: ./gu|', { kind: 'link', typed: './gu' }],
  ['<a href="/x|', { kind: 'link', typed: '/x' }],
  ['<img src="|', { kind: 'image', typed: '' }],
  [':::card[T]{href="./a|', { kind: 'link', typed: './a' }],
  ['::include{file=_p|', { kind: 'include', typed: '_p' }],
  [':::no|', { kind: 'directive', colons: 3, typed: 'no' }],
  ['> ::::|', { kind: 'directive', colons: 3, typed: '' }],
  ['::in|', { kind: 'directive', colons: 2, typed: 'in' }],
  ['a :ba|', { kind: 'directive', colons: 1, typed: 'ba' }],
  [':::card[T]{ic|', { kind: 'attribute', directive: 'card', typed: 'ic' }],
  [':::card[T]{icon=x |', { kind: 'attribute', directive: 'card', typed: '' }],
  [':::section{tone=pl|', { kind: 'attribute value', name: 'tone', typed: 'pl' }],
  ['```t|', { kind: 'language', typed: 't' }],
  ['> - a\n\n  ```|', { kind: 'language', typed: '' }],
  ['<Ca|', { kind: 'component', typed: 'Ca' }],
  ['<Card ti|', { kind: 'prop', component: 'Card', typed: 'ti' }],
  ['<Card title="x" |', { kind: 'prop', component: 'Card', typed: '' }],
  ['<Translate id="a.|', { kind: 'text key', typed: 'a.' }],
  ["{translate({ id: 'a|", { kind: 'text key', typed: 'a' }],
  ['The version {ve|', { kind: 'placeholder', typed: 've' }],
])('finds what is written in %s', (text, context) => {
  expect(at(text)).toEqual(context)
})

it.each([
  ['---\nti|\n---\n', { kind: 'field', typed: 'ti' }],
  ['---\ntitle: x\n|', { kind: 'field', typed: '' }],
  ['---\nlayout: ho|\n---\n', { kind: 'value', field: 'layout', typed: 'ho' }],
  ['---\ntags: [a, b|]\n---\n', { kind: 'value', field: 'tags', typed: 'b' }],
  ['---\ntags:\n  - a\n  - "b|\n---\n', { kind: 'value', field: 'tags', typed: 'b' }],
])('finds the field in %j', (text, context) => {
  expect(at(text)).toEqual(context)
})

it.each([
  '```ts\n[a](|\n```',
  '`[a](|',
  'plain text|',
  'at 10:30|',
  '[a](./b) c|',
  '---\nhero:\n  title|\n---\n',
  '\\{na|',
])('finds nothing in %j', (text) => {
  expect(at(text)).toBeUndefined()
})
