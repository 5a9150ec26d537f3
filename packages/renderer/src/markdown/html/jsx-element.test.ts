import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { attributeKey, codeOf, expressionKey, textOfValue, toProperties, toStyle } from './jsx-element.js'

describe('a style', () => {
  it.each<Record<string, unknown>>([
    { marginTop: 4, padding: 0, width: '50%' },
    { opacity: 0.5, zIndex: 2, lineHeight: 1.5, fontWeight: 600, order: 1 },
    { aspectRatio: 1.5, gridColumnStart: 2, columnCount: 3, scale: 2, strokeWidth: 1 },
    { WebkitLineClamp: 3, WebkitTextStrokeWidth: 1, MozBoxFlex: 1, msTransform: 'none' },
    { '--size': 3, '--own-Name': ' a ' },
    { color: null, margin: undefined, display: '', float: false, clear: true, left: ' 1px ' },
  ])('is the CSS that React writes for %j', (style) => {
    const [, css = ''] = /style="([^"]*)"/.exec(renderToStaticMarkup(createElement('p', { style }))) ?? []
    expect(toStyle(style)).toBe(css)
  })
})

describe('toProperties', () => {
  const convert = (props: Readonly<Record<string, unknown>>) => {
    const rules = new Map<string, string>()
    const refused: string[] = []
    const properties = toProperties(props, rules, (name) => refused.push(name))
    return { properties, rules: [...rules.values()], refused }
  }

  it.each<[string, Record<string, unknown>, object]>([
    [
      'names of React',
      { className: ' a  b', htmlFor: 'x', tabIndex: 1 },
      { className: ['a', 'b'], htmlFor: 'x', tabIndex: '1' },
    ],
    ['names of HTML', { class: 'a', 'data-x': 'y' }, { className: ['a'], dataX: 'y' }],
    ['booleans', { disabled: true, hidden: false }, { disabled: true }],
    [
      'booleans that HTML writes as text',
      { 'aria-hidden': true, 'data-open': true },
      { ariaHidden: 'true', dataOpen: 'true' },
    ],
    ['nothing', { id: undefined, title: null }, {}],
    ['props of React only', { key: 'a', ref: {}, children: 'x', suppressHydrationWarning: true }, {}],
  ])('converts %s', (_what, props, properties) => {
    expect(convert(props)).toEqual({ properties, rules: [], refused: [] })
  })

  it('turns a style into a class before the others', () => {
    const { properties, rules } = convert({ className: 'own', style: { color: 'red' } })
    expect(properties).toEqual({ className: [expect.any(String), 'own'] })
    expect(rules).toEqual(['color:red'])
  })

  it('refuses functions, except imported images with a URL', () => {
    const image = Object.assign(() => null, { toString: () => '/a.svg' })
    expect(convert({ onClick: () => {}, src: image })).toEqual({
      properties: { src: '/a.svg' },
      rules: [],
      refused: ['onClick'],
    })
  })
})

const Icon = ({ text }: { readonly text: string }) =>
  createElement(Fragment, null, createElement('img', { src: '/a.svg', alt: '' }), text, '\u00a0')

function Broken(): never {
  throw new Error('no provider')
}

it.each<[unknown, string]>([
  ['text', 'text'],
  [[1, ' ', 2n], '1 2'],
  [createElement('b', null, 'a', createElement('i', null, 'b')), 'ab'],
  [createElement('b', null, createElement(Icon, { text: 'a' }), ' b'), 'a b'],
  [null, ''],
  [{}, ''],
])('reads the text of %o', (value, text) => {
  expect(textOfValue(value)).toBe(text)
})

it('reads the text that a component without children renders', () => {
  expect(textOfValue(createElement(Icon, { text: 'A & b' }))).toBe('A & b')
  expect(textOfValue(createElement(Broken))).toBe('')
})

describe('keys', () => {
  const attribute = (value: string) =>
    ({ type: 'mdxJsxAttribute', name: 'a', value: { type: 'mdxJsxAttributeValueExpression', value } }) as const
  const spread = { type: 'mdxJsxExpressionAttribute', value: '...a' } as const

  it('are equal for equal code, and differ by kind', () => {
    expect(expressionKey({ value: 'a + b' })).toBe(expressionKey({ value: 'a + b' }))
    expect(expressionKey({ value: 'a + b' })).not.toBe(expressionKey({ value: 'b + a' }))
    expect(attributeKey(attribute('...a'))).not.toBe(attributeKey(spread))
  })

  it('are those of the code of an attribute, if it has any', () => {
    expect([
      codeOf(attribute('x')),
      codeOf(spread),
      codeOf({ type: 'mdxJsxAttribute', name: 'a', value: 'text' }),
    ]).toEqual(['x', '...a', undefined])
  })
})
