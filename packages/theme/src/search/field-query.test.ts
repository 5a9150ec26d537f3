import type { HitList } from '@docgen/renderer/search'
import { expect, it } from 'vitest'
import { find, openPage, settle } from '../../test/open-page.js'
import { createHit, createHitList, createTestSearch } from '../../test/search-view.js'
import { createFieldQuery } from './field-query.js'
import type { FieldResults } from './field-results.js'

const HITS = createHitList([createHit('Refunds')])

/** Creates the query of a field, and records which results it shows. */
function create(results: (text: string) => Promise<HitList | undefined>) {
  openPage('<form><input></form>')
  const shown: string[] = []
  const record = (name: string) => () => shown.push(name)
  const fieldResults = {
    options: { deselect: () => {} },
    label: record('label'),
    showHits: record('hits'),
    showNothing: record('nothing'),
    showStart: record('start'),
    showFailure: record('failure'),
  } as unknown as FieldResults
  const form = find<HTMLFormElement>('form')
  const input = find<HTMLInputElement>('input')
  const query = createFieldQuery({ form, input, search: createTestSearch(results) }, fieldResults)
  return { query, form, input, shown }
}

it('shows what fits the result of the query in the field', async () => {
  const { query, form, input, shown } = create(async (text) => (text === 'none' ? createHitList([]) : HITS))
  expect(query.reader()).toBeUndefined()
  for (const text of ['', 'refund', 'none']) {
    input.value = text
    await query.run()
  }
  expect(shown).toEqual(['label', 'start', 'hits', 'nothing'])
  expect([form.dataset['searchState'], query.reader() !== undefined]).toEqual(['done', true])
})

it('ignores the results of earlier and cancelled queries', async () => {
  const waiting: (() => void)[] = []
  const { query, input, shown } = create(
    (text) => new Promise((end) => waiting.push(() => end(text ? HITS : undefined))),
  )
  input.value = 'refund'
  const queries = [query.run(), query.run()]
  await settle()
  for (const end of waiting.splice(0).toReversed()) end()
  await Promise.all(queries)
  expect(shown).toEqual(['label', 'hits'])
  const cancelled = query.run()
  await settle()
  query.cancel()
  for (const end of waiting) end()
  await cancelled
  expect(shown).toEqual(['label', 'hits'])
})

it('shows a failure', async () => {
  const { query, form, input, shown } = create(() => Promise.reject(new Error('offline')))
  input.value = 'refund'
  await query.run()
  expect([shown, form.dataset['searchState']]).toEqual([['label', 'failure'], 'failed'])
})
