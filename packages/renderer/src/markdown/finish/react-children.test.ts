import type { Element } from 'hast'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { componentElement } from './component-element.js'
import { type Gaps, placeUses, toReactChildren } from './react-children.js'

const use = (tag: string, children: Element['children'] = []): Element =>
  componentElement(
    {
      name: 'React',
      block: {
        kind: 'react',
        create: (content: readonly ReactNode[]) => createElement(tag, null, ...content),
        report: () => {},
      },
    },
    children,
  )
const plain = (tagName: string, children: Element['children'] = []): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})

function draw(children: Element['children'], around: (content: ReactNode[]) => ReactNode): [string, Gaps] {
  const gaps: Gaps = { slots: [], uses: [] }
  const html = renderToString(around(toReactChildren(children, gaps)))
  return [placeUses(html, gaps), gaps]
}

it('leaves marks for content, and puts components within it back into it, however deep', () => {
  const inner = use('i')
  const outer = use('b', [plain('p', [inner])])
  const [html] = draw([plain('ul', [{ type: 'text', value: 'x' }, outer]), use('u')], (content) =>
    createElement('div', null, ...content),
  )
  expect(html).toBe('<div>\u0000s0\u0000<u></u></div>')
  expect(outer.data?.component).toEqual({ name: 'Drawn', html: '<b>\u0000s0\u0000</b>' })
  expect(inner.data?.component).toEqual({ name: 'Drawn', html: '<i></i>' })
})

it.each([0, 2])('takes content that a component shows %d times', (times) => {
  const inner = use('i')
  const [html] = draw([plain('p', [inner])], (content) => Array.from({ length: times }, () => content[0]))
  expect(html.replaceAll('<!-- -->', '')).toBe('\u0000s0\u0000'.repeat(times))
  expect(inner.data?.component?.name).toBe(times === 0 ? 'React' : 'Drawn')
})
