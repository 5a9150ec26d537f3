import type { Page } from '@docgen/renderer/contract'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page, site, text } from '../../../test/view-data.js'
import { theme } from '../../index.js'
import { HomePage } from './HomePage.js'

const render = (overrides: Partial<Page> = {}, heading = {}) =>
  renderToString(
    <HomePage
      components={theme.components}
      site={site}
      text={text}
      page={page('doc', { layout: 'home', ...overrides })}
      html="<p>Text & more</p>"
      toc={[{ id: 'one', level: 2, html: 'One', text: 'One' }]}
      {...heading}
    />,
  )

describe('HomePage', () => {
  it('renders banners, title and content, without the parts around a document', () => {
    const html = render({ banners: ['unlisted'] }, { headingHtml: '<em>Start</em>', headingId: 'start' })
    const parts = ['banner-unlisted', '<h1 id="start" class="doc-title"><em>Start</em></h1>', '<p>Text & more</p>']
    const offsets = parts.map((part) => html.indexOf(part))
    expect(offsets.every((offset) => offset > 0)).toBe(true)
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b))
    for (const part of ['breadcrumbs', 'toc-', 'pagination', 'last-update']) expect(html).not.toContain(part)
  })

  it('marks the language of untranslated content', () => {
    const html = render({ contentLanguage: { language: 'en', direction: 'ltr' } })
    expect(html).toContain('<div class="prose" lang="en" dir="ltr">')
    expect(html).not.toContain('<h1')
  })
})
