import { expect, it, vi } from 'vitest'
import { openPage } from '../../test/open-page.js'
import { TEXT } from '../../test/search-view.js'
import { element } from './element.js'
import { renderFailure, renderNothing, renderPanel } from './render-panel.js'

const STATUS = '<p id="docgen-status" data-retry="Try again" data-not-loaded="This part could not be loaded."></p>'

it('creates a list that is hidden and no tab stop, and keeps the focus in the field', () => {
  openPage()
  const { root, list, label } = renderPanel('list', 'Search')
  expect([list.id, list.hidden, list.tabIndex, list.ariaLabel]).toEqual(['list', true, -1, 'Search'])
  expect(root.dispatchEvent(new Event('mousedown', { cancelable: true }))).toBe(false)
  label(TEXT)
  label(TEXT)
  expect(root.querySelector('.search-keys')?.textContent).toBe('↑ ↓ to move↵ to openesc to close')
})

it('gives advice only after a query', () => {
  openPage()
  const link = element('a', {}, 'Everywhere')
  expect(renderNothing('<x>', TEXT, [link]).textContent).toBe(
    'No results<x>Check the spelling, or try fewer or other words.Everywhere',
  )
  expect(renderNothing('', TEXT).querySelector('p')).toBeNull()
})

it.each([
  [true, 'The search could not be loaded.'],
  [false, 'You are offline, and this part of the search has not been loaded yet.'],
])('says why it could not be loaded, online %s', (onLine, message) => {
  openPage(STATUS)
  vi.stubGlobal('navigator', { onLine })
  const onRetry = vi.fn()
  const box = renderFailure(TEXT, onRetry)
  box.querySelector('button')?.click()
  expect([box.querySelector('p')?.textContent, box.querySelector('button')?.textContent]).toEqual([
    message,
    'Try again',
  ])
  expect(onRetry).toHaveBeenCalledTimes(1)
})

it('uses the text of the page before those of the search are known', () => {
  openPage(STATUS)
  expect(renderFailure(undefined, () => {}).querySelector('p')?.textContent).toBe('This part could not be loaded.')
})
