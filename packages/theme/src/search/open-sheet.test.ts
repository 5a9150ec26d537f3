import { expect, it } from 'vitest'
import { createMemoryStorage, find, findAll, openPage, press, settle } from '../../test/open-page.js'
import { createHit, createHitList, createTestSearch } from '../../test/search-view.js'
import { openSheet } from './open-sheet.js'
import { createRecentSearches } from './recent-searches.js'

const SHORTCUTS = '<dialog id="docgen-shortcuts"><button>Close</button></dialog>'

async function open(value = ''): Promise<void> {
  const hits = [createHit('Refunds')]
  const search = createTestSearch(async () => createHitList(hits))
  const recent = createRecentSearches(createMemoryStorage())
  openSheet({ search, recent, action: '/search', label: 'Search', value })
  await settle()
}

it('continues with what was typed, with the focus in its field', async () => {
  openPage(SHORTCUTS)
  await open('ref')
  const input = find<HTMLInputElement>('.search-sheet input')
  expect([input.value, document.activeElement === input]).toEqual(['ref', true])
  expect(find('.search-sheet form').getAttribute('action')).toBe('/search')
  expect(findAll('.search-hit').map(({ textContent }) => textContent)).toHaveLength(1)
  expect(find('.search-close').ariaLabel).toBe('Close')
})

it('opens once', async () => {
  openPage(SHORTCUTS)
  await open('ref')
  await open('other')
  expect(findAll('.search-sheet')).toHaveLength(1)
})

it.each([
  ['its button', () => find('.search-close').click()],
  ['a click beside it', () => find('.search-sheet').click()],
  ['Escape in the field', () => press(find('.search-sheet input'), 'Escape')],
])('is closed by %s, and leaves nothing', async (_name, close) => {
  openPage(SHORTCUTS)
  await open()
  find('.search-sheet form').click()
  expect(findAll('.search-sheet')).toHaveLength(1)
  close()
  expect(findAll('.search-sheet')).toEqual([])
})
