import { expect, it } from 'vitest'
import { createTestConfig, findBlog } from '../graph/create-test-graph.js'
import type { GeneratedIndex } from '../graph/doc.js'
import type { Edition } from '../graph/edition.js'
import { TEST_TITLES } from './create-test-plan.js'
import { createPlanIndexHeading } from './plan-index-heading.js'

const all = { route: '/blog/x', href: '/blog/x', file: 'blog/x.html' }
const INDEXES = [
  { kind: 'posts', title: 'News', href: '/blog' },
  { kind: 'posts', title: 'News', href: '/blog/page/2', newer: all },
  { kind: 'archive', title: 'Archive' },
  { kind: 'authors', title: 'Authors' },
  { kind: 'author', title: 'Jo', all },
  { kind: 'tags', title: 'Tags' },
  { kind: 'tag', title: 'release', all, count: 12 },
].map(
  (index) =>
    ({ cards: [], breadcrumbs: [], version: '@blog/current', locale: 'en', ...index }) as unknown as GeneratedIndex,
)

function planAll(config: Readonly<Record<string, unknown>>): readonly string[] {
  const full = createTestConfig({ blog: { title: 'News' }, ...config })
  const collection = findBlog(full)
  const editions = [{ version: '@blog/current', locale: 'en', collection } as Edition]
  const plan = createPlanIndexHeading({ editions, indexes: INDEXES }, full)
  return INDEXES.map((index) => {
    const { title, breadcrumbs } = plan(index, TEST_TITLES)
    return [title, ...breadcrumbs.map(({ label, href }) => [label, href].join(' '))].join(' | ')
  })
}

it('links the pages of a blog to its list of posts, those of an author to all authors, those of a tag to all tags', () => {
  expect(planAll({})).toEqual([
    'News',
    'News',
    'Archive | News /blog | Archive ',
    'Authors | News /blog | Authors ',
    'Jo | News /blog | Authors /blog/x | Jo ',
    'Tags | News /blog | Tags ',
    '12 posts with release | News /blog | Tags /blog/x | release ',
  ])
})

it('plans no breadcrumbs if the config switches them off', () => {
  for (const heading of planAll({ docs: { breadcrumbs: false } })) expect(heading).not.toContain('|')
})
