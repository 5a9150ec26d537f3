import type { PostView } from '@docgen/renderer/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { site, text } from '../../../test/view-data.js'
import { PostLine } from './PostLine.js'

const render = (post: PostView): string => renderToStaticMarkup(<PostLine site={site} text={text} post={post} />)

it.each([
  [{ date: '2026-01-01T00:00:00Z', readingMinutes: 1 }, 'January 1, 2026 · 1 min read'],
  [{ date: '2026-01-01T00:00:00Z' }, 'January 1, 2026'],
  [{ readingMinutes: 0 }, '0 min read'],
])('shows the facts of %j', (facts, line) => {
  const html = render({ ...facts, authors: [] })
  expect(html).toMatch(/^<div class="post-line"><p class="post-facts">/)
  expect(html.replace(/<[^>]*>/g, '')).toBe(line)
})

it('shows authors in order, and no line of facts without any', () => {
  const html = render({ authors: [{ name: 'B' }, { name: 'A' }] })
  expect(html).not.toContain('post-facts')
  expect([...html.matchAll(/<bdi[^>]*>(\w)/g)].map(([, name]) => name)).toEqual(['B', 'A'])
})
