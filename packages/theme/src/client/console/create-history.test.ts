import { createText } from '@docgen/renderer/console'
import { expect, it } from 'vitest'
import { openPage } from '../../../test/open-page.js'
import { createHistory } from './create-history.js'

it('lists the last 20 responses, and shows one again', () => {
  openPage()
  const history = createHistory(createText('en', {}))
  expect(history.element.hidden).toBe(true)
  const shown: number[] = []
  for (let index = 0; index < 25; index++) history.add(String(index), () => shown.push(index))
  const buttons = history.element.querySelectorAll('button')
  expect([buttons.length, buttons[0]?.textContent, history.element.hidden]).toEqual([20, '24', false])
  buttons[19]?.click()
  expect(shown).toEqual([5])
})
