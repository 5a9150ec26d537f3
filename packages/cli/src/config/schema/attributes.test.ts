import { expect, it } from 'vitest'
import { collectAttributes } from './attributes.js'

it('moves attributes next to other fields, and writes them as text', () => {
  expect(collectAttributes({ label: 'A', target: '_blank', 'data-id': 7, 'aria-current': true })).toEqual({
    label: 'A',
    attributes: { target: '_blank', 'data-id': '7', 'aria-current': 'true' },
  })
})

it('adds them to those of the field, which they override', () => {
  expect(collectAttributes({ rel: 'b', attributes: { rel: 'a', id: 'c' } })).toEqual({
    attributes: { rel: 'b', id: 'c' },
  })
  expect(collectAttributes({ rel: 'b', attributes: 'x' })).toEqual({ attributes: { rel: 'b' } })
})

it.each([null, 'a', [], { label: 'A', onclick: 'x', 'data-': 'y' }])('returns %j unchanged', (value) => {
  expect(collectAttributes(value)).toBe(value)
})
