import { expect, it } from 'vitest'
import { createTestPage } from '../plan/create-test-page.js'
import { createPageKey, hashInputs } from './page-key.js'

const shared = { common: { en: 'c' }, shells: { s: 'shell' }, sidebars: { b: 'sidebar' } }
const page = createTestPage({ shell: 's', sidebar: 'b' })
const keyed = { page, locale: 'en', contentKey: 'content' }
const target = { href: '/b' }

it('takes each input by its name', () => {
  expect(hashInputs(keyed, [], shared)).toMatchObject({
    common: 'c',
    shell: 'shell',
    sidebar: 'sidebar',
    content: 'content',
    targets: '',
  })
  expect(hashInputs({ page: createTestPage(), locale: 'de' }, [], shared)).toEqual({
    common: '',
    page: expect.any(String),
    shell: '',
    targets: '',
  })
})

it('creates another key for each input that changes', () => {
  const keys = [
    createPageKey(hashInputs(keyed, [], shared)),
    createPageKey(hashInputs({ ...keyed, page: { ...page, title: 'B' } }, [], shared)),
    createPageKey(hashInputs({ ...keyed, contentKey: 'other' }, [], shared)),
    createPageKey(hashInputs({ page, locale: 'en' }, [], shared)),
    createPageKey(hashInputs(keyed, [target], shared)),
    createPageKey(hashInputs(keyed, [{ ...target, width: 1 }], shared)),
    createPageKey(hashInputs(keyed, [], { ...shared, common: { en: 'd' } })),
    createPageKey(hashInputs(keyed, [], { ...shared, shells: { s: 'other' } })),
    createPageKey(hashInputs(keyed, [], { ...shared, sidebars: { b: 'other' } })),
    createPageKey(hashInputs({ ...keyed, plugins: [['x', '1']] }, [], shared)),
    createPageKey(hashInputs({ ...keyed, plugins: [['x', '2']] }, [], shared)),
  ]
  expect(new Set(keys).size).toBe(keys.length)
  expect(createPageKey(hashInputs({ ...keyed, plugins: [] }, [], shared))).toBe(keys[0])
})
