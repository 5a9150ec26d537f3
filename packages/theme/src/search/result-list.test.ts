import type { HitList } from '@docgen/renderer/search'
import { beforeEach, expect, it, vi } from 'vitest'
import { find, findAll, openPage, settle } from '../../test/open-page.js'
import { createHit, createHitList, createSetup, createTestSearch, TEXT } from '../../test/search-view.js'
import { element } from './element.js'
import { createResultList } from './result-list.js'

const SCOPE = { setup: createSetup(), version: '', context: undefined }

beforeEach(() => {
  openPage('<p class="search-count"></p><div id="docgen-search-results"></div>')
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  )
})

/** A list whose queries find a page of their own name, each once the test says so. */
function openList() {
  const answers: ((found: HitList) => void)[] = []
  const found: HitList[] = []
  const list = createResultList({
    results: find('#docgen-search-results'),
    count: find('.search-count'),
    search: createTestSearch(() => new Promise((resolve) => answers.push(resolve))),
    text: TEXT,
    onFound: (first) => found.push(first),
    renderNone: (query) => [element('p', {}, `No ${query}`)],
  })
  const query = (text: string): void => void list.show({ text, scope: SCOPE })
  const answer = async (index: number, ...names: readonly string[]): Promise<void> => {
    answers[index]?.(
      createHitList(
        names.map((name) => createHit(name)),
        { pages: names.length },
      ),
    )
    await settle()
  }
  return { list, found, query, answer }
}

const shown = () => findAll('#docgen-search-results h2, #docgen-search-results > p').map((each) => each.textContent)

it('shows the results of the last query only', async () => {
  const { query, answer, found } = openList()
  query('re')
  query('ref ')
  await answer(1, 'Refunds')
  await answer(0, 'Returns')
  expect([shown(), found.length, find('.search-count').textContent]).toEqual([['Refunds'], 1, '1 document found'])
})

it('shows what the page has instead of results', async () => {
  const { query, answer } = openList()
  query(' xyz ')
  await answer(0)
  expect([shown(), find('.search-count').className]).toEqual([['No xyz'], 'search-count visually-hidden'])
})

it('ends a pending query when it is cleared', async () => {
  const { list, query, answer, found } = openList()
  query('re')
  list.clear('')
  await answer(0, 'Refunds')
  expect([shown(), found, find('.search-count').textContent]).toEqual([[], [], ''])
})
