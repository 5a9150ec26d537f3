import { cloneElement, createElement, isValidElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { NestedComponent, NestedUse, ReactChild } from '../../directives/block.js'
import { fillGaps, type Gaps, removeComponents, toReactNodes } from './react-children.js'

const component = (tag: string, children: readonly ReactChild[] = []): NestedComponent => ({
  block: {
    kind: 'react',
    create: (content: readonly ReactNode[]) => createElement(tag, null, ...content),
    report: () => {},
  },
  children,
})

/** Renders children with markers of these uses, with the component around them. */
function render(
  uses: readonly NestedUse[],
  children: readonly ReactChild[],
  around: (content: ReactNode[]) => ReactNode,
): string {
  const gaps: Gaps = { uses, slots: [], owners: [], rendered: new Map(), readers: new Set() }
  const html = renderToString(around(toReactNodes(component('div', children), gaps)))
  return fillGaps(removeComponents(html, gaps), gaps)
}

const inDiv = (content: ReactNode[]) => createElement('div', null, ...content)

it('inserts components back into content, however deep', () => {
  const uses = [component('i'), component('b', [{ html: '<p>\u0000r0\u0000</p>' }]), component('u')]
  const html = render(uses, [{ html: '<ul>x\u0000r1\u0000</ul>' }, { html: '\u0000r2\u0000' }], inDiv)
  expect(html).toBe('<div><ul>x<b><p><i></i></p></b></ul><u></u></div>')
})

it.each([0, 2])('renders content that a component shows %d times', (times) => {
  const show = (content: ReactNode[]) => Array.from({ length: times }, () => content[0])
  expect(render([component('i')], [{ html: '<p>\u0000r0\u0000</p>' }], show)).toBe('<p><i></i></p>'.repeat(times))
})

it('adds attributes that a component gives its content by cloneElement', () => {
  const addTo = (content: ReactNode[]) =>
    content.map((child, index) =>
      isValidElement<object>(child)
        ? cloneElement(child, { className: 'item', 'data-index': index, id: 'a"b', onClick: () => {} } as object)
        : child,
    )
  const html = render(
    [],
    ['text', { html: '<p>one</p>' }, { html: '<ul class="list" id="own" title="a"><li>two</li></ul>' }],
    addTo,
  )
  expect(html).toBe(
    'text<p class="item" data-index="1" id="a&quot;b">one</p><ul class="list item" data-index="2" id="a&quot;b" title="a"><li>two</li></ul>',
  )
})

it('passes a component its tabs, and shows the content of deeper ones', () => {
  const uses: NestedUse[] = [
    component('i'),
    { props: { value: 'a', label: 'A', default: true }, html: '<p>\u0000r0\u0000</p>' },
  ]
  let seen: unknown
  const html = render(uses, ['text', { html: '\u0000r1\u0000' }, { html: '<ol>\u0000r1\u0000</ol>' }], (content) => {
    seen = content
    return inDiv(content)
  })
  expect(seen).toMatchObject(['text', { props: { value: 'a', label: 'A', default: true } }, {}])
  expect(html).toBe('<div>text<p><i></i></p><ol><p><i></i></p></ol></div>')
})

it('leaves nothing of a component that does not render', () => {
  expect(
    fillGaps('a\u0000r0\u0000b', {
      uses: [component('i')],
      slots: [],
      owners: [],
      rendered: new Map(),
      readers: new Set(),
    }),
  ).toBe('ab')
})

it('gives children their keys, also components and tabs', () => {
  const uses: NestedUse[] = [component('i'), { props: { value: 'a', label: 'A', default: true }, html: '<p>x</p>' }]
  const gaps: Gaps = { uses, slots: [], owners: [], rendered: new Map(), readers: new Set() }
  const children = [
    { html: '<p>x</p>', key: 'a' },
    { html: '\u0000r0\u0000', key: 'b' },
    { html: '\u0000r1\u0000', key: 'c' },
    { html: '<p>y</p>' },
  ]
  expect(toReactNodes(component('div', children), gaps)).toMatchObject([
    { key: 'a' },
    { key: 'b' },
    { key: 'c' },
    { key: null },
  ])
})
