import { describe, expect, it } from 'vitest'
import { readStartTag, recallStartTag } from './read-start-tag.js'

describe('readStartTag', () => {
  it.each([
    ['P', { name: 'p', attributes: '', isBlock: true, isVoid: false }],
    ['img src="x"/', { name: 'img', attributes: ' src="x"', isBlock: false, isVoid: true }],
    ['br', { name: 'br', attributes: '', isVoid: true }],
    ['span class="a katex-display"', { name: 'span', classes: ['a', 'katex-display'], isBlock: true }],
    ['script', { name: 'script', isSkipped: true, isOmitted: true }],
    ['button class="code-actions"', { isOmitted: true }],
    ['i aria-hidden="true"', { isOmitted: true }],
    ['i aria-hidden="false"', { isOmitted: false }],
    ['div hidden', { isOmitted: true }],
    ['a title="hidden"', { isOmitted: false }],
  ])('reads %j', (text, expected) => {
    expect(readStartTag(text)).toMatchObject(expected)
  })
})

it('recalls tags that are whole, and neither links nor their targets', () => {
  for (const text of ['td align="right"', 'h2 id="a"', 'a href="/a"']) readStartTag(text)
  readStartTag('b title="')
  expect(recallStartTag('td align="right"')?.name).toBe('td')
  expect(['h2 id="a"', 'a href="/a"', 'b title="'].map(recallStartTag)).toEqual([undefined, undefined, undefined])
})
