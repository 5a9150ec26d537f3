import { expect, it } from 'vitest'
import { createTestConfig } from '../graph/create-test-graph.js'
import { checkMarkdownPages } from './check-markdown-pages.js'

const check = (config: Readonly<Record<string, unknown>>) =>
  checkMarkdownPages(createTestConfig(config), (path) => ({ file: path.join('.'), line: 1 })).map(
    ({ file, message }) => `${file} ${message}`,
  )

const OFF = { pages: false }

it.each([
  [{ llms: { ...OFF, full: true } }, ['llms.full docgen does not write llms-full.txt: pages as Markdown are off']],
  [{ llms: { ...OFF, chats: [] } }, ['llms.chats no page shows the menu with these chats: pages as Markdown are off']],
  [
    { llms: OFF, feeds: [{ path: '/a', title: 'A', content: 'full' }] },
    ['feeds.0.content the feed has only summaries: pages as Markdown are off'],
  ],
  [
    { llms: OFF, blog: { feedContent: 'full' } },
    ['blog.feedContent the feeds of the blog have only summaries: pages as Markdown are off'],
  ],
])('reports settings without effect in %j', (config, expected) => {
  expect(check(config)).toEqual(expected)
})

it('accepts them on a site with Markdown, and a site that sets none', () => {
  expect(check({ llms: { pages: true, full: true, chats: [] }, blog: { feedContent: 'full' } })).toEqual([])
  expect(check({ llms: OFF, blog: {} })).toEqual([])
})
