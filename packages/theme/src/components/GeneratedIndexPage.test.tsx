import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { page, site, text } from '../../test/view-data.js'
import { theme } from '../index.js'
import { GeneratedIndexPage } from './GeneratedIndexPage.js'

it('shows title, lead and the items as cards', () => {
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
  expect(html).toMatch(/<h1 class="doc-title">Basics<\/h1><p class="lead">What is for sale\.<\/p><ul class="cards">/)
  expect(html).toContain('class="pagination"')
})
