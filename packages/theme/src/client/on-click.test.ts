import { expect, it } from 'vitest'
import { find, openPage } from '../../test/open-page.js'
import { onClick } from './on-click.js'

it('calls for clicks, and for the click that loaded the module', () => {
  openPage('<button id="a"><span></span></button><button id="b"></button><p></p>')
  const seen: string[] = []
  document.addEventListener('click', (first) => onClick('#a', first, ({ id }) => void seen.push(id)), { once: true })
  find('span').click()
  expect(seen).toEqual(['a'])
  for (const selector of ['span', '#b', 'p']) find(selector).click()
  expect(seen).toEqual(['a', 'a'])
})

it('ignores another first event', () => {
  openPage('<button></button>')
  const seen: Element[] = []
  document.addEventListener('focusin', (first) => onClick('button', first, (button) => void seen.push(button)))
  find('button').dispatchEvent(new Event('focusin', { bubbles: true }))
  expect(seen).toEqual([])
})
