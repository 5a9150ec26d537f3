import { expect, it } from 'vitest'
import { listHandlers, PropContent } from './mdx-scope.js'

it('lists the functions among event handlers, and nothing else', () => {
  const go = () => {}
  expect(listHandlers({ onClick: go, onKeyDown: go, onclick: go, online: go, render: go, onDone: 'text' })).toEqual([
    'onClick',
    'onKeyDown',
  ])
  expect(listHandlers({})).toEqual([])
})

it('copies content for each position, so that changes to one do not reach the others', () => {
  const content = new PropContent([{ type: 'paragraph', children: [{ type: 'text', value: 'a' }] }])
  const [first] = content.copy()
  if (first?.type !== 'paragraph') throw new Error('no paragraph')
  first.children.push({ type: 'text', value: 'b' })
  const [text] = first.children
  if (text?.type === 'text') text.value = 'changed'
  expect(content.copy()).toEqual([{ type: 'paragraph', children: [{ type: 'text', value: 'a' }] }])
})
