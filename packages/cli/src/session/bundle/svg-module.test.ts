import { expect, it } from 'vitest'
import { svgModule } from './svg-module.js'

/** What the component gives to `<svg>`, and its content. */
function read(svg: string): { readonly given: unknown; readonly text: unknown } {
  const [, given = ''] = /^const given = (.*)$/m.exec(svgModule(svg, '"/a.svg"')) ?? []
  const [, text = ''] = /^const text = (.*)$/m.exec(svgModule(svg, '"/a.svg"')) ?? []
  return { given: JSON.parse(given), text: JSON.parse(text) }
}
const xmlns = 'http://www.w3.org/2000/svg'

it('keeps the attributes of the SVG as React props', () => {
  const root = `viewBox="0 0 1 1" class="a b" style="fill-rule:evenodd;--x: 1 ; stroke: red" stroke-width='2' aria-hidden="true"`
  expect(read(`<?xml version="1.0"?>\n<!-- a --><SVG ${root}><path d="M0 0"/></SVG>\n`)).toEqual({
    given: {
      xmlns,
      viewBox: '0 0 1 1',
      className: 'a b',
      style: { fillRule: 'evenodd', '--x': '1', stroke: 'red' },
      strokeWidth: '2',
      'aria-hidden': 'true',
    },
    text: '<path d="M0 0"/>',
  })
})

it('leaves out handlers and attributes of other namespaces', () => {
  const root = 'xmlns:xlink="http://www.w3.org/1999/xlink" xml:space="preserve" onload="x()" preserveAspectRatio="none"'
  expect(read(`<svg ${root}></svg>`)).toEqual({ given: { xmlns, preserveAspectRatio: 'none' }, text: '' })
})

it('accepts files that are no SVG', () => {
  expect(read('a <b>')).toEqual({ given: { xmlns }, text: '' })
})
