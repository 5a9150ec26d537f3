import type { Page } from '@docgen/renderer/contract'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page, site, text } from '../../../test/view-data.js'
import { theme } from '../../index.js'
import { DocPage } from './DocPage.js'

const toc = [
  { id: 'one', level: 2, html: 'One <code>x</code>', text: 'One x' },
  { id: 'two', level: 3, html: 'Two', text: 'Two' },
]
const render = (overrides: Partial<Page> = {}, entries = toc) =>
  renderToString(
    <DocPage
      components={theme.components}
      site={site}
      text={text}
      page={page('doc', overrides)}
      html={'<p>Text & more</p>'}
      headingHtml="<em>Plans</em>"
      toc={entries}
    />,
  )

describe('DocPage', () => {
  it('renders everything in reading order', () => {
    const html = render()
    const parts = [
      'banner-unlisted',
      'class="breadcrumbs"',
      '<h1',
      'toc-collapsible',
      'class="prose"',
      'class="tags"',
      'Edit this page',
      'class="last-update"',
      'class="pagination"',
      'toc-column',
    ]
    const offsets = parts.map((part) => html.indexOf(part))
    expect(offsets.every((offset) => offset > 0)).toBe(true)
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b))
  })

  it('has a badge on the start page, and breadcrumbs if it is in a category', () => {
    const version = { label: '2.x', hasBadge: true, isUnmaintained: false } as unknown as NonNullable<Page['version']>
    const renderHome = (labels: readonly string[]) =>
      render({ href: site.homeHref, version, breadcrumbs: labels.map((label) => ({ label })) })
    expect(renderHome(['Plans'])).toContain('version-badge')
    expect(renderHome(['Plans'])).not.toContain('class="breadcrumbs"')
    expect(renderHome(['Guides', 'Plans'])).toContain('class="breadcrumbs"')
  })

  it('has actions only on pages that are also Markdown', () => {
    const { head } = page('doc', {})
    const own = { ...head, markdownPage: { file: 'a.md', href: '/a b.md', listHref: '/llms.txt' } }
    const chats = [{ label: 'Bot', href: 'https://bot.example/?q=https%3A%2F%2Fx{path}' }]
    const renderFor = (actions: object, headWithMarkdown: Page['head']) =>
      renderToString(
        <DocPage
          components={theme.components}
          site={{ ...site, ...actions }}
          text={text}
          page={page('doc', { head: headWithMarkdown })}
          html=""
          headingHtml="A"
          toc={[]}
        />,
      )
    const html = renderFor({ pageActions: { chats } }, own)
    expect(html).toContain('href="https://bot.example/?q=https%3A%2F%2Fx%2Fa%20b.md"')
    expect(html).toContain('data-markdown="/a b.md"')
    expect(html).toContain('Open in Bot')
    expect(html).toMatch(/<h1.*page-actions/)
    expect(renderFor({}, own)).not.toContain('page-actions')
    expect(renderFor({ pageActions: { chats } }, head)).not.toContain('page-actions')
  })

  it('renders title and content as HTML', () => {
    const html = render()
    expect(html).toContain('<h1 class="doc-title"><em>Plans</em></h1>')
    expect(html).toContain('<div class="prose"><p>Text & more</p></div>')
  })

  it('omits empty parts', () => {
    const bare = page('doc')
    const { editHref, lastUpdate, previous, next, ...rest } = bare
    const html = renderToString(
      <DocPage
        components={theme.components}
        site={site}
        text={text}
        page={{ ...rest, banners: [], breadcrumbs: [], tags: [] }}
        html="<p>x</p>"
        toc={[]}
      />,
    )
    expect(html).toBe('<div class="page"><article class="doc"><div class="prose"><p>x</p></div></article></div>')
  })

  it('has the table of contents above and next to the text, on operations only above it', () => {
    expect(render().match(/class="toc-list"/g)).toHaveLength(2)
    expect(render({ classNames: ['is-api', 'is-operation'] }).match(/class="toc-list"/g)).toHaveLength(1)
  })
})
