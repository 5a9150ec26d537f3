import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { page, site, text } from '../../../test/view-data.js'
import { theme } from '../../index.js'
import { NotFoundPage } from './NotFoundPage.js'

it('explains what happened and offers a search and the start page', () => {
  const html = renderToString(
    <NotFoundPage components={theme.components} site={site} text={text} page={page('not-found')} html="" toc={[]} />,
  )
  expect(html).toContain('<h1 class="doc-title">Page not found</h1>')
  expect(html).toContain(
    '<nav class="suggestions" data-pages="/docs/docgen-pages.json" aria-labelledby="docgen-suggestions" hidden="">',
  )
  expect(html).toContain('role="search"')
  expect(html).toMatch(/<a class="text-link" href="\/docs\/">/)
})

it('links to the start pages of the other languages, because the host serves one such page for all', () => {
  const starts = [
    { label: 'Deutsch', href: '/docs/de/', language: 'de' },
    { label: 'العربية', href: '/docs/ar/', language: 'ar' },
  ]
  const own = { ...page('not-found'), starts }
  const html = renderToString(
    <NotFoundPage components={theme.components} site={site} text={text} page={own} html="" toc={[]} />,
  )
  expect(html).toContain('<nav class="doc-footer tags" aria-label="Languages">')
  expect(html).toContain('<a class="page-tag" href="/docs/de/" lang="de" hrefLang="de">Deutsch</a>')
  expect(html).toContain('lang="ar" hrefLang="ar">العربية</a>')
})

it('lists the main sections, also without a script', () => {
  const own = { ...page('not-found'), cards: page('generated-index').cards }
  const html = renderToString(
    <NotFoundPage components={theme.components} site={site} text={text} page={own} html="" toc={[]} />,
  )
  expect(html).toMatch(
    /<section aria-labelledby="docgen-sections"><h2 id="docgen-sections">Sections<\/h2><ul class="cards">.*<span class="card-title">Payments/,
  )
})
