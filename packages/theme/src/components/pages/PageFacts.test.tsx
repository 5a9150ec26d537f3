import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { page, site, text } from '../../../test/view-data.js'
import { PageFacts } from './PageFacts.js'

it('shows the date of the page and its reading time', () => {
  const dated = page('doc', { date: '2026-07-13T00:00:00Z' })
  expect(renderToString(<PageFacts site={site} text={text} page={dated} toc={[]} readingMinutes={4} />)).toBe(
    '<p class="page-facts"><time dateTime="2026-07-13T00:00:00Z">July 13, 2026</time><span>4 min read</span></p>',
  )
  expect(renderToString(<PageFacts site={site} text={text} page={page('doc')} toc={[]} />)).toBe('')
  expect(renderToString(<PageFacts site={site} text={text} page={page('doc', { labels: ['New'] })} toc={[]} />)).toBe(
    '<p class="page-facts"><span class="badge badge-tip">New</span></p>',
  )
})

it('omits labels that are sections of the page', () => {
  const release = page('doc', { labels: ['New', 'Fixed'] })
  const toc = [{ id: 'new', level: 2, html: 'New', text: 'New' }]
  expect(renderToString(<PageFacts site={site} text={text} page={release} toc={toc} />)).toBe(
    '<p class="page-facts"><span class="badge badge-warning">Fixed</span></p>',
  )
})
