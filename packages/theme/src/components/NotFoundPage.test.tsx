import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { page, site, text } from '../../test/view-data.js'
import { theme } from '../index.js'
import { NotFoundPage } from './NotFoundPage.js'

it('says what happened and offers two ways out', () => {
  const html = renderToString(
    <NotFoundPage components={theme.components} site={site} text={text} page={page('not-found')} html="" toc={[]} />,
  )
  expect(html).toContain('<h1 class="doc-title">Page Not Found</h1>')
  expect(html).toContain('role="search"')
  expect(html).toMatch(/<a class="text-link" href="\/docs\/">/)
})
