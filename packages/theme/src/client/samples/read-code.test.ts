import { expect, it } from 'vitest'
import { openPage } from '../../../test/open-page.js'
import { readCode } from './read-code.js'

it('reads texts and finds their nodes, but hides credentials', () => {
  openPage('')
  const template = document.createElement('template')
  template.innerHTML = 'ab<i>cd</i><b class="console-secret">ef</b>gh'
  const { text, rangeOf } = readCode(template.content)
  expect(text).toBe('abcd\0\0gh')
  expect(rangeOf(1, 3).toString()).toBe('bc')
  expect(rangeOf(2, 4).startContainer.nodeValue).toBe('cd')
  expect(rangeOf(6, 8).toString()).toBe('gh')
})
