import { expect, it } from 'vitest'
import { isSamePath, readPanelMessage } from './read-panel-message.js'

it.each([
  [
    { type: 'docgen:shown', path: '/a', other: 1 },
    { type: 'docgen:shown', path: '/a' },
  ],
  [
    { type: 'docgen:scrolled', after: null, share: 0.5 },
    { type: 'docgen:scrolled', after: null, share: 0.5 },
  ],
  [{ type: 'docgen:scrolled', after: 1, share: 0.5 }, undefined],
  [{ type: 'docgen:shown' }, undefined],
  [{ type: 'other' }, undefined],
  ['docgen:shown', undefined],
  [null, undefined],
])('reads %j', (data, message) => {
  expect(readPanelMessage(data)).toEqual(message)
})

it('compares paths in any encoding', () => {
  expect(isSamePath('/%C3%BC', '/ü')).toBe(true)
  expect(isSamePath('/%', '/%')).toBe(true)
  expect(isSamePath('/a', '/b')).toBe(false)
  expect(isSamePath(undefined, undefined)).toBe(false)
})
