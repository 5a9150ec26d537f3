import { describe, expect, it } from 'vitest'
import { element } from '../../../test/markdown/html-nodes.js'
import { isUnsafeAttribute, unsafeElement } from './unsafe-html.js'

describe('unsafeElement', () => {
  it.each([
    'script',
    'STYLE',
    'iframe',
    'object',
    'embed',
    'input',
    'meta',
    'link',
    'base',
    'template',
    'animateMotion',
  ])('rejects %s', (tagName) => expect(unsafeElement(element(tagName), false)).toBe('whole'))

  it('rejects forms and their parts, not their content', () => {
    expect(['form', 'button', 'label'].map((tagName) => unsafeElement(element(tagName), false))).toEqual([
      'wrapper',
      'wrapper',
      'wrapper',
    ])
  })

  it('accepts a button that sends no form', () => {
    expect(unsafeElement(element('button', { type: 'button' }), false)).toBeUndefined()
    expect(unsafeElement(element('button', { type: 'submit' }), false)).toBe('wrapper')
  })

  it('accepts task checkboxes, titles of drawings and internal references', () => {
    expect(unsafeElement(element('input', { type: 'checkbox', disabled: true }), false)).toBeUndefined()
    expect(unsafeElement(element('title'), true)).toBeUndefined()
    expect(unsafeElement(element('title'), false)).toBe('whole')
    expect(unsafeElement(element('use', { href: '#a' }), true)).toBeUndefined()
    expect(unsafeElement(element('use', { xLinkHref: 'data:x' }), true)).toBe('whole')
  })
})

describe('isUnsafeAttribute', () => {
  it.each([
    ['p', { onClick: 'x' }, true],
    ['p', { onfoo: 'x' }, true],
    ['p', { style: 'x' }, true],
    ['iframe', { srcDoc: 'x' }, true],
    ['a', { href: 'javascript:x' }, true],
    ['a', { href: 'data:image/png,x' }, true],
    ['a', { href: 'x' }, false],
    ['img', { src: 'data:image/png,x' }, false],
    ['img', { src: 'data:text/html,x' }, true],
    ['p', { title: 'javascript:x' }, false],
  ] as const)('classifies %s with %j', (tagName, properties, expected) => {
    expect(isUnsafeAttribute(element(tagName, properties), Object.keys(properties)[0] ?? '')).toBe(expected)
  })
})
