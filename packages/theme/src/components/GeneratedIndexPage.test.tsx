import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { page, site, text } from '../../test/view-data.js'
import { theme } from '../index.js'
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
