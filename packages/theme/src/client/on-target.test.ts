import { expect, it } from 'vitest'
import { find, openPage } from '../../test/open-page.js'
import { onTarget } from './on-target.js'

it('calls for events in matching elements, also in those added later', () => {
  openPage('<main></main><a></a>')
  const seen: string[] = []
  onTarget('click', 'button', ({ id }: HTMLButtonElement) => void seen.push(id))
  find('main').innerHTML = '<button id="late"><span></span></button>'
  for (const selector of ['button', 'span', 'a']) find(selector).dispatchEvent(new Event('click', { bubbles: true }))
  expect(seen).toEqual(['late', 'late'])
})
