import { expect, it, vi } from 'vitest'
import { openPage } from '../../test/open-page.js'
import { TEXT } from '../../test/search-view.js'
import { renderStart } from './render-start.js'

const hrefOf = (query: string): string => `?q=${query}`

it('offers recent searches with a button to clear them, then suggested ones', () => {
  openPage()
  const onClear = vi.fn()
  const start = renderStart({ text: TEXT, recent: ['a', 'b'], suggestions: ['c'], hrefOf, onClear })
  const sections = [...start.querySelectorAll('section')]
  expect(
    sections.map((section) => Array.from(section.querySelectorAll('a'), (link) => link.getAttribute('href'))),
  ).toEqual([['?q=a', '?q=b'], ['?q=c']])
  expect(sections.map((section) => section.querySelector('h2')?.textContent)).toEqual([
    'Recent searchesClear',
    'Suggested searches',
  ])
  expect(sections.map((section) => section.querySelector('.icon')?.classList[1])).toEqual([
    'icon-recent',
    'icon-search',
  ])
  start.querySelector('button')?.click()
  expect(onClear).toHaveBeenCalledTimes(1)
})

it('invites to type if there is nothing to offer', () => {
  openPage()
  const start = renderStart({ text: TEXT, recent: [], suggestions: [], hrefOf, onClear: () => {} })
  expect(start.textContent).toBe('Results appear here as you type.')
})
