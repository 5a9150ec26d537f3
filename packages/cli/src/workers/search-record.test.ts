import { createText } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import { createTestCache } from '../cache/create-test-cache.js'
import {
  createPageIndexer,
  describeFragment,
  forgetSearch,
  knowsSearch,
  recallSearch,
  rememberSearch,
  searchKey,
  toRecord,
} from './search-record.js'
import { TEST_CONTENT as content, TEST_FACTS as facts } from './test-content.js'

it('has another key for other content and for each other fact', () => {
  const keys = [
    searchKey('a', facts),
    searchKey('b', facts),
    searchKey('a', { ...facts, breadcrumbs: [] }),
    searchKey('a', { ...facts, uiTexts: {} }),
  ]
  expect(new Set(keys).size).toBe(4)
})

it('keeps a record until it is forgotten', async () => {
  const cache = createTestCache()
  const index = await createPageIndexer(['en'])
  const indexed = index(facts, content)
  const record = toRecord(indexed, [describeFragment({ start: 2, json: 'x' }, Buffer.from('ä'))])
  expect(record.fragments).toEqual([{ start: 2, hash: expect.stringMatching(/^[\da-f]{32}$/), size: 2 }])
  expect([knowsSearch('k', cache), recallSearch('k', cache)]).toEqual([false, undefined])
  rememberSearch('k', record, cache)
  expect([knowsSearch('k', cache), recallSearch('k', cache)]).toEqual([true, JSON.parse(JSON.stringify(record))])
  forgetSearch('k', cache)
  expect(knowsSearch('k', cache)).toBe(false)
})

it('prefers the heading to the title, and the front matter to the text', async () => {
  const index = await createPageIndexer(['en', 'en'])
  const heading = { parts: ['Own'], holes: [], text: 'Own' }
  const show = (result: ReturnType<typeof index>): string => JSON.stringify(result.card)
  expect(show(index(facts, content))).toContain('Plans')
  expect(show(index(facts, { ...content, heading }))).toContain('Own')
  expect(show(index(facts, { ...content, heading: { ...heading, text: '' } }))).toContain('Plans')
})

it('rejects a language that it has not loaded', async () => {
  const index = await createPageIndexer(['en'])
  expect(() => index({ ...facts, language: 'de' }, content)).toThrow('the search has no language de')
})

it('replaces UI texts by those of the language', async () => {
  const index = await createPageIndexer(['de'])
  const english = createText('en', {})
  expect(english('x')).toBe('x')
  const sections = [
    {
      id: 'p',
      title: 'Parameters',
      level: 2,
      key: 'parameters',
      text: 'one required, two required',
      uiTexts: [
        { start: 4, end: 12, key: 'required', values: {} },
        { start: 18, end: 26, key: 'required', values: {} },
      ],
    },
  ]
  const uiTexts = { parameters: 'Parameter', required: 'nötig' }
  const { fragments } = index({ ...facts, language: 'de', uiTexts }, { ...content, sections })
  const text = fragments.map(({ json }) => json).join('')
  expect(text).toContain('one nötig, two nötig')
  expect(text).not.toContain('required')
})
