import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { page, site, text } from '../../../test/view-data.js'
import { theme } from '../../index.js'
import { GeneratedIndexPage } from './GeneratedIndexPage.js'

it('shows title, lead and items as cards', () => {
  const html = renderToString(
    <GeneratedIndexPage
      components={theme.components}
      site={site}
      text={text}
      page={page('generated-index')}
      html=""
      headingHtml="Basics"
      toc={[]}
    />,
  )
  expect(html).toMatch(
    /<h1 class="doc-title">Basics<\/h1><p class="lead"><bdi>What is for sale\.<\/bdi><\/p><ul class="cards">/,
  )
  expect(html).toContain('class="pagination"')
  expect(html).not.toContain('View all tags')
})

it('shows pages with dates as a timeline by year, with a filter of their labels', () => {
  const cards = [
    { kind: 'doc', label: '1.2', href: '/1.2', date: '2026-02-01T00:00:00Z', labels: ['New', 'Fixed'] },
    { kind: 'doc', label: '1.1', href: '/1.1', date: '2025-02-01T00:00:00Z', labels: ['Fixed'], description: 'Less.' },
  ] as const
  const html = renderToString(
    <GeneratedIndexPage
      components={theme.components}
      site={site}
      text={text}
      page={page('generated-index', { cards })}
      html=""
      headingHtml="Releases"
      toc={[]}
    />,
  )
  expect(html).not.toContain('class="cards"')
  expect([...html.matchAll(/<h2>(\d+)<\/h2>/g)].map(([, year]) => year)).toEqual(['2026', '2025'])
  expect([...html.matchAll(/data-tag="([^"]*)"/g)].map(([, tag]) => tag)).toEqual(['', 'New', 'Fixed'])
  expect(html).toContain(
    '<li class="update"><time dateTime="2025-02-01T00:00:00Z">Feb 1</time><h3><a href="/1.1"><bdi>1.1</bdi></a></h3>' +
      '<p class="update-facts"><span class="badge badge-warning">Fixed</span></p>' +
      '<p class="timeline-text"><bdi>Less.</bdi></p></li>',
  )
})

it('links from a tag page to all tags', () => {
  const tag = { ...page('generated-index'), allTagsHref: '/docs/tags' }
  const html = renderToString(
    <GeneratedIndexPage
      components={theme.components}
      site={site}
      text={text}
      page={tag}
      html=""
      headingHtml="2 docs"
      toc={[]}
    />,
  )
  expect(html).toContain('<p class="doc-footer"><a class="text-link" href="/docs/tags">View all tags</a></p>')
})
