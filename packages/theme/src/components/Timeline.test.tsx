import type { CardView } from '@docgen/renderer/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { site, text } from '../../test/view-data.js'
import { Timeline } from './Timeline.js'

const entry = (href: string, more: Partial<CardView> = {}): CardView => ({ kind: 'doc', label: href, href, ...more })
const render = (...entries: readonly CardView[]): string =>
  renderToStaticMarkup(<Timeline site={site} text={text} entries={entries} />)

it('groups pages by year, each in the given order', () => {
  const html = render(
    entry('/c', { date: '2026-02-03T00:00:00Z' }),
    entry('/b', { date: '2026-01-01T00:00:00Z' }),
    entry('/a', { date: '2025-12-31T00:00:00Z' }),
  )
  expect(
    [...html.matchAll(/<h2>(\d+)|<time[^>]*>([^<]*)|<bdi>([^<]*)/g)].map((part) => part.slice(1).join('')),
  ).toEqual(['2026', 'Feb 3', '/c', 'Jan 1', '/b', '2025', 'Dec 31', '/a'])
})

it('has buttons for its labels, each once, if there are several', () => {
  const date = '2026-01-01T00:00:00Z'
  const labelled = [entry('/a', { date, labels: ['New', 'API'] }), entry('/b', { date, labels: ['New'] })]
  expect([...render(...labelled).matchAll(/data-tag="(\w+)"/g)].map(([, tag]) => tag)).toEqual(['New', 'API'])
  expect(render(...labelled.slice(1))).not.toContain('data-tag')
})

it('shows labels and description only where there are any', () => {
  const date = '2026-01-01T00:00:00Z'
  const html = render(entry('/a', { date, labels: ['New'], description: 'D' }))
  expect(html).toContain('<p class="update-facts"><span class="badge badge-tip">New</span></p>')
  expect(html).toContain('<p class="timeline-text"><bdi>D</bdi></p>')
  const bare = render(entry('/a', { date }))
  expect(bare).not.toMatch(/update-facts|timeline-text/)
})
