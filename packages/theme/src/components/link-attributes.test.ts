import { expect, it } from 'vitest'
import { linkAttributes } from './link-attributes.js'

it('opens another site in a new tab', () => {
  expect(linkAttributes({ isExternal: true })).toEqual({ target: '_blank', rel: 'noopener noreferrer' })
  expect(linkAttributes({ isExternal: false })).toEqual({})
})

it('lets attributes of the config override others, except styles', () => {
  const attributes = { target: '_self', 'data-a': 'b', STYLE: 'color: red' }
  expect(linkAttributes({ isExternal: true, attributes })).toEqual({
    target: '_self',
    rel: 'noopener noreferrer',
    'data-a': 'b',
  })
  expect(linkAttributes({ isExternal: false, attributes })).toEqual({ target: '_self', 'data-a': 'b' })
})
