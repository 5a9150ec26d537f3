import type { Properties } from 'hast'
import { expect, it } from 'vitest'
import { attributesOf } from './attributes-of.js'

it('names properties as in HTML and omits unset ones', () => {
  const properties: Properties = {
    className: ['a', 'b'],
    htmlFor: ['c'],
    ariaLabel: 'd',
    dataTabGroup: 'e',
    srcSet: 'f',
    xLinkHref: 'g',
    hidden: true,
    open: false,
    title: undefined,
    width: 10,
  }
  expect(attributesOf(properties)).toEqual({
    class: 'a b',
    for: 'c',
    'aria-label': 'd',
    'data-tab-group': 'e',
    srcset: 'f',
    'xlink:href': 'g',
    hidden: '',
    width: '10',
  })
})
