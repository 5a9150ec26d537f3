import type { LastUpdateView } from '@docgen/renderer/contract'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page, site, text } from '../../../test/view-data.js'
import { DocFooter, LastUpdate } from './DocFooter.js'

const render = (lastUpdate: LastUpdateView, language = 'en') =>
  renderToString(<LastUpdate site={{ ...site, language }} text={text} lastUpdate={lastUpdate} />)

describe('LastUpdate', () => {
  it('shows date and author, in UTC', () => {
    expect(render({ date: '2026-03-01T23:30:00Z', author: 'Mina' })).toBe(
      '<p class="last-update">Last updated on <time dateTime="2026-03-01T23:30:00Z">March 1, 2026</time> by Mina</p>',
    )
  })

  it('links the date to the history of the file', () => {
    const historyHref = 'https://git.example/docs/commits/main/docs/a.md'
    expect(render({ date: '2026-03-01T00:00:00Z', historyHref })).toContain(
      `on <a href="${historyHref}"><time dateTime="2026-03-01T00:00:00Z">March 1, 2026</time></a>`,
    )
  })

  it('shows only what is known', () => {
    expect(render({ author: 'Mina' })).toBe('<p class="last-update">Last updated by Mina</p>')
    expect(render({ date: '2026-03-01T00:00:00Z' })).toContain('Last updated on <time')
  })

  it("formats the date in the page's language", () => {
    expect(render({ date: '2026-03-01T00:00:00Z' }, 'de')).toContain('>1. März 2026</time>')
  })
})

describe('DocFooter', () => {
  const render = (own: Parameters<typeof page>[1], feedbackTarget?: string) =>
    renderToString(
      <DocFooter
        site={{ ...site, ...(feedbackTarget !== undefined && { feedbackTarget }) }}
        text={text}
        page={page('doc', own)}
      />,
    )

  it('lists contributors in the way of the language', () => {
    expect(render({ contributors: ['Ada', 'Eve', 'Mina'] })).toContain('Contributors: Ada, Eve, and Mina')
  })

  it('shows the feedback form, except on the start page', () => {
    expect(render({}, 'event')).toContain('Was this page helpful?')
    expect(render({}, 'event')).not.toContain('data-target')
    expect(render({}, '/api/feedback')).toContain('data-target="/api/feedback"')
    expect(render({ href: site.homeHref }, 'event')).not.toContain('helpful')
  })

  it('links to an email that names the page', () => {
    const html = render({ href: '/guide' }, 'mailto:docs@example.com')
    expect(html).toContain('href="mailto:docs@example.com?subject=Was%20this%20page%20helpful%3F%20No%20(%2Fguide)"')
    expect(html).not.toContain('<button')
  })
})
