import { expect, it } from 'vitest'
import { createTestConfig, createTestGraph } from '../graph/create-test-graph.js'
import { createTestPlan } from './create-test-plan.js'
import type { SitePlan } from './site-plan.js'

function planDocs(names: readonly string[]): SitePlan {
  const docs = Object.fromEntries(names.map((name) => [`all/${name}.md`, { title: name }]))
  return createTestPlan(createTestGraph({ docs: { 'index.md': {}, ...docs } }).value, createTestConfig())
}

const NAMES = Array.from({ length: 400 }, (_, index) => `page-${1000 + index}`)

it('gives a long list a page of its own that shows all of it and is not indexed', () => {
  const { pages, sidebars } = planDocs(NAMES)
  const [list, ...others] = pages.filter(({ page }) => page.file.startsWith('docgen-topics-'))
  expect(others).toEqual([])
  expect(list?.page).toMatchObject({ kind: 'generated-index', title: 'all', head: { isIndexed: false } })
  expect(list?.page.cards).toHaveLength(400)
  const whole = sidebars.get(list?.page.sidebar ?? '')?.view.items.find((item) => item.kind === 'category')
  expect(whole?.kind === 'category' && whole.items).toHaveLength(400)
})

it('changes the data of few pages if a page is added to a long list', () => {
  const [before, after] = [NAMES, NAMES.toSpliced(200, 0, 'page-1199-new')].map((names) => {
    const { pages } = planDocs(names)
    return new Map(pages.map(({ page }) => [page.file, JSON.stringify(page)]))
  })
  const changed = [...(after ?? [])].filter(([file, data]) => before?.get(file) !== data)
  expect(changed.length).toBeGreaterThan(1)
  expect(changed.length).toBeLessThan(160)
})

it('plans no page for the lists of small sites', () => {
  expect(
    planDocs(NAMES.slice(0, 50))
      .pages.map(({ page }) => page.file)
      .join(),
  ).not.toContain('docgen-topics-')
})
