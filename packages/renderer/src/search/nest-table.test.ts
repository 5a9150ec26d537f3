import { expect, it } from 'vitest'
import { hash, openTestFiles, writeTestIndex } from '../../test/search/open-written-index.js'
import { searchPage } from '../../test/search/search-page.js'
import { type IndexRoot, NAME_LENGTH, readTable } from './index-root.js'
import { findLanguage } from './language/find-language.js'
import { nestTable } from './nest-table.js'

const language = findLanguage('en')
const words = (page: number): string => Array.from({ length: 800 }, (_, word) => `k${page}x${word * 7}`).join(' ')

/** An index of many shards, with its table of terms in the root and in tables of the second level. */
function writeBoth() {
  const pages = Array.from({ length: 12 }, (_, page) => searchPage(`Page ${page}`, { '': words(page) }))
  const flat = writeTestIndex(pages, language)
  const files = new Map(flat.files)
  const add = (text: string): string => {
    const name = hash(text).slice(0, NAME_LENGTH)
    files.set(name, text)
    return name
  }
  const [json = '', ...inline] = (flat.files.get(flat.root) ?? '').split('\n')
  const root: IndexRoot = JSON.parse(json)
  const terms = nestTable(root.terms, add, 4)
  return {
    flat,
    root,
    terms,
    files,
    nested: { root: add([JSON.stringify({ ...root, terms }), ...inline].join('\n')), files },
  }
}

it('names every shard once, in order', () => {
  const { root, terms, files } = writeBoth()
  const tables = (terms.names.match(/.{10}/g) ?? []).map((name) => readTable(files.get(name) ?? ''))
  expect(tables.length).toBeGreaterThan(3)
  expect(tables.map(({ names }) => names).join('')).toBe(root.terms.names)
  expect(tables.map(({ first }) => first).join(' ')).toBe(root.terms.first)
  expect(terms.first.split(' ')).toEqual(tables.map(({ first }) => first.split(' ')[0]))
})

it('changes one table, or splits it, if a shard is new', () => {
  const table = { first: 'a b c d e f g h', names: 'abcdefgh'.replace(/./g, '$&$&$&$&$&$&$&$&$&$&') }
  const write = (each: typeof table): Set<string> => {
    const texts = new Set<string>()
    nestTable(each, (text) => String(texts.add(text).size), 2)
    return texts
  }
  const before = write(table)
  const after = write({ first: 'a b c cc d e f g h', names: table.names.replace('dddd', `${'0'.repeat(10)}dddd`) })
  expect(before.size).toBeGreaterThan(1)
  expect([...before].filter((text) => !after.has(text))).toHaveLength(1)
})

it('leads to the same terms as a table in the root', async () => {
  const { flat, nested } = writeBoth()
  const [one, other] = await Promise.all([openTestFiles(flat, language), openTestFiles(nested, language)])
  for (const [low, high] of [
    ['', '\uffff'],
    ['k3x7', 'k3x7\u0000'],
    ['k1', 'k1\uffff'],
    ['zebra', 'zebra\u0000'],
    ['', 'a'],
  ] as const)
    for (const most of [1, 2, 5, undefined])
      expect(await other.findTerms(4, low, high, most)).toEqual(await one.findTerms(4, low, high, most))
  for (const term of ['a', 'k3x7', 'k9', 'zebra'])
    expect(await other.listNeighbors(term)).toEqual(await one.listNeighbors(term))
})

it('reads the root, one table and one shard for a term', async () => {
  const { nested } = writeBoth()
  const log: string[] = []
  const index = await openTestFiles(nested, language, log)
  expect((await index.findTerms(4, 'k3x7', 'k3x7\u0000')).size).toBe(1)
  expect(log).toHaveLength(3)
})
