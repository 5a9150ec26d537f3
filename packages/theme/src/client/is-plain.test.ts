import { expect, it } from 'vitest'
import { openPage } from '../../test/open-page.js'
import { isPlain } from './is-plain.js'

it('leaves clicks with a modifier key to the browser', () => {
  openPage()
  expect(isPlain(new MouseEvent('click'))).toBe(true)
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
    expect(isPlain(new MouseEvent('click', { [key]: true })), key).toBe(false)
  expect(isPlain(new Event('click'))).toBe(false)
})
