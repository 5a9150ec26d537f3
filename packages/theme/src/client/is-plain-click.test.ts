import { expect, it } from 'vitest'
import { openPage } from '../../test/open-page.js'
import { isPlainClick } from './is-plain-click.js'

it('leaves clicks with a modifier key to the browser', () => {
  openPage()
  expect(isPlainClick(new MouseEvent('click'))).toBe(true)
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
    expect(isPlainClick(new MouseEvent('click', { [key]: true })), key).toBe(false)
  expect(isPlainClick(new Event('click'))).toBe(false)
})
