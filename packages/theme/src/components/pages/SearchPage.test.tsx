import { createText } from '@docgen/renderer/contract'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { page, site, text } from '../../../test/view-data.js'
import { theme } from '../../index.js'
import { en } from '../../texts/en.js'
import { SearchPage } from './SearchPage.js'

it('submits by GET, has a live region for results, and explains what is missing without script', () => {
  const html = renderToString(
    <SearchPage components={theme.components} site={site} text={text} page={page('search')} html="" toc={[]} />,
  )
  expect(html).toContain('<h1 class="doc-title">Search the documentation</h1>')
  expect(html).toMatch(/<form [^>]*role="search"[^>]* action="\/docs\/search"/)
  expect(html).not.toContain('method=')
  expect(html).toMatch(/<input [^>]*type="search"[^>]* name="q"/)
  expect(html).toContain('<p class="search-count" role="status"></p>')
  expect(html).toMatch(/<noscript><p class="search-hint">.*JavaScript.*<a href="\/docs\/">/)
})

it("contains the strings of the search in the page's language, and the contexts of the site", () => {
  const html = renderToString(
    <SearchPage
      components={theme.components}
      site={site}
      text={createText('en', en)}
      page={page('search')}
      html=""
      toc={[]}
    />,
  )
  expect(html).toContain('data-locale="en"')
  const texts: unknown = JSON.parse(
    (/data-texts="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&#x27;', "'"),
  )
  expect(texts).toMatchObject({
    'theme.SearchBar.noResultsText': 'No results',
    'theme.SearchBar.searchInContext': 'See all results within "{context}"',
    'theme.SearchPage.documentsFound.plurals': '1 document found|{count} documents found',
  })
  expect(html).toMatch(/<select [^>]*name="ctx"[^>]*><option value="">Everywhere<\/option><option value="api">API</)
})
