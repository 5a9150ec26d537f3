import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { hasContent, splitContent, withoutFrames } from './split-content.js'

const html = (children: React.ReactNode): string => renderToStaticMarkup(createElement(Fragment, null, children))

it.each([
  ['text', false],
  [['a', 1], false],
  [undefined, false],
  ['\u0000d0\u0000', true],
  [['a', [<b key="b" />]], true],
])('reports whether %j is content of the page', (value, expected) => {
  expect(hasContent(value)).toBe(expected)
})

it('keeps plain text as text', () => {
  expect(splitContent(['a ', 1], false)).toMatchObject({ nodes: ['a 1'], slots: [], parts: [] })
  expect(splitContent(undefined, false).nodes).toEqual([''])
})

it('puts HTML of the page into one slot', () => {
  const { nodes, slots, children } = splitContent(['a', <b key="b">c</b>], false)
  expect(nodes).toEqual([{ slot: 0 }])
  expect(html(slots[0])).toBe('a<b>c</b>')
  expect(html(children)).toBe('<slot name="content">a<b>c</b></slot>')
})

it('leaves props of plain components unchanged', () => {
  const props = { children: [<b key="b" />, 'a'], title: 'x' }
  expect(withoutFrames(props)).toEqual(props)
  expect(withoutFrames({ children: 'a' })).toEqual({ children: 'a' })
})
