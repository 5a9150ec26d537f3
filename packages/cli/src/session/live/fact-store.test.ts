import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openCache } from '../../cache/open-cache.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { NO_FACTS } from '../../workers/content-cache.js'
import type { ContentFacts } from '../../workers/page-task.js'
import type { CompileInput } from '../compile/compile-input.js'
import { createFactStore } from './fact-store.js'

const input = (key: string) => ({ key }) as CompileInput

function open() {
  const cache = openCache(join(createTestFolder({}), '.docgen'))
  onTestFinished(() => cache.close())
  return { cache, store: createFactStore(cache) }
}

it('finds facts in memory and on disk, and has empty facts for pages without content', () => {
  const { cache, store } = open()
  cache.put('facts:b', NO_FACTS)
  store.add({ key: 'a', facts: NO_FACTS, isCompiled: true })
  expect([undefined, input('a'), input('b')].map(store.find)).toEqual([NO_FACTS, NO_FACTS, NO_FACTS])
  expect(store.find(input('c'))).toBeUndefined()
})

it('forgets the facts of failed code with the next sweep', () => {
  const { store } = open()
  const failed: ContentFacts = { ...NO_FACTS, diagnostics: [{ code: 'mdx-failed', severity: 'error', message: '' }] }
  store.add({ key: 'a', facts: failed, isCompiled: true })
  store.sweep([input('a')])
  expect(store.find(input('a'))).toBeUndefined()
})

it('removes compiled content that two sweeps in a row did not need', () => {
  const { cache, store } = open()
  for (let index = 0; index <= 101; index++) {
    const key = `old${index}`
    cache.put(`facts:${key}`, NO_FACTS)
    store.add({ key, facts: NO_FACTS, isCompiled: index > 0 })
  }
  store.sweep([])
  expect(cache.get('facts:old1')).toBeDefined()
  for (let index = 0; index <= 101; index++) store.add({ key: `new${index}`, facts: NO_FACTS, isCompiled: false })
  store.sweep([])
  expect([cache.get('facts:old0'), cache.get('facts:old1')]).toEqual([NO_FACTS, undefined])
})
