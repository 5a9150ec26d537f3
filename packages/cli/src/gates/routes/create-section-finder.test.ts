import { expect, it } from 'vitest'
import { packAnchors } from '../../graph/links/pack-anchors.js'
import { createTestTrial } from '../create-test-trial.js'
import { createSectionFinder } from './create-section-finder.js'

it('finds the only page of the same language that has gained an id', () => {
  const { builtPages } = createTestTrial({
    docs: { 'a.md': { title: 'A' }, 'b.md': { title: 'B' } },
    anchors: { '/a': ['x'], '/b': ['y', 'z'], '/de/a': ['x', 'y'], '/de/b': ['w'] },
    config: { i18n: { defaultLocale: 'en', locales: ['en', 'de'] } },
  })
  const pageAt = (route: string) => {
    const page = builtPages.find(({ planned }) => planned.page.route === route)
    if (!page) throw new Error(`no page at ${route}`)
    return page
  }
  const find = createSectionFinder([{ route: '/b', anchors: packAnchors(['z']) }], builtPages)
  expect(find('y', pageAt('/a'))).toBe(pageAt('/b'))
  expect(find('z', pageAt('/a'))).toBeUndefined()
  expect(find('w', pageAt('/a'))).toBeUndefined()
  expect(find('w', pageAt('/de/a'))).toBe(pageAt('/de/b'))
  expect(find('x', pageAt('/a'))).toBeUndefined()
})
