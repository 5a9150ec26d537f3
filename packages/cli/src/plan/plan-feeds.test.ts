import { expect, it } from 'vitest'
import { createTestConfig, createTestGraph } from '../graph/create-test-graph.js'
import { planFeeds } from './plan-feeds.js'

it('links a feed to the page of its folder, or to the nearest page above it', () => {
  const config = {
    baseUrl: '/kit/',
    feeds: ['/', '/news', '/notes', '/notes/2026/may'].map((path) => ({ path, title: path })),
  }
  const { value: graph } = createTestGraph({
    config,
    docs: { 'index.md': { slug: '/' }, 'news/index.md': {}, 'news/a.md': {}, 'notes/2026/may/b.md': {} },
  })
  if (!graph) throw new Error('the test has no graph')
  expect(planFeeds(graph, createTestConfig(config)).map(({ feed, homeHref }) => [feed.route, homeHref])).toEqual([
    ['/', '/kit/'],
    ['/news', '/kit/news'],
    ['/notes', '/kit/'],
    ['/notes/2026/may', '/kit/'],
  ])
})
