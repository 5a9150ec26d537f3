import type { Content } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import { createTestCache } from '../../cache/create-test-cache.js'
import { createTestConfig, createTestFiles } from '../../graph/create-test-graph.js'
import { packAnchors } from '../../graph/links/pack-anchors.js'
import { createTestPage } from '../../plan/create-test-page.js'
import { rememberContent } from '../../workers/content-cache.js'
import { describePages } from './describe-pages.js'

const content: Content = {
  parts: [''],
  holes: [],
  description: '',
  toc: [{ id: 'x', level: 2, html: '<b>X</b>', text: 'X' }],
  links: [],
  anchors: ['x'],
  sections: [{ id: '', title: '', level: 1, text: 'All.' }],
  diagnostics: [],
}

function describe(page: Parameters<typeof createTestPage>[0], contentKey?: string) {
  const cache = createTestCache()
  rememberContent('k', content, cache)
  const planned = { page: createTestPage(page), locale: 'en', version: 'current' }
  const [described] = describePages({
    builtPages: [{ planned, links: [], anchors: packAnchors(['x']), ...(contentKey !== undefined && { contentKey }) }],
    files: createTestFiles({ docs: { 'a.md': { title: 'A', own: 1 } } }, createTestConfig()),
    fields: new Map([['docs/a.md', { title: 'B' }]]),
    cache,
    readMarkdownPage: async (file) => Buffer.from(`bytes of ${file}`),
    createMarkdown: async (from) => `created from ${from.page.file}`,
  })
  if (!described) throw new Error('one page was given')
  return described
}

it('describes a page with its compiled content, and the front matter that plugins override', () => {
  const page = describe(
    { source: 'docs/a.md', head: { description: 'About' }, lastUpdate: { date: '2026-01-01' } },
    'k',
  )
  expect(page).toMatchObject({
    source: 'docs/a.md',
    description: 'About',
    lastUpdate: '2026-01-01',
    frontMatter: { title: 'B', own: 1 },
    anchors: ['x'],
    headings: [{ id: 'x', level: 2, text: 'X' }],
    sections: [{ text: 'All.' }],
  })
  expect(page.text).toContain('title: "A"')
})

it('has neither source nor content of a generated page', () => {
  expect(describe({ kind: 'generated-index' })).toMatchObject({ frontMatter: {}, headings: [], sections: [], text: '' })
  expect(describe({})).not.toHaveProperty('source')
})

it('reads the files of a page on request', async () => {
  const markdownPage = { file: 'a.md', href: '/a.md', listHref: '/llms.txt' }
  expect(await describe({ head: { markdownPage } }).readMarkdown()).toBe('bytes of a.md')
  expect(await describe({}).readMarkdown()).toBe('created from a.html')
  expect(await describe({}).readHtml()).toBe('bytes of a.html')
})
