import type { LastUpdateView } from '@docgen/renderer/contract'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { site, text } from '../../test/view-data.js'
import { LastUpdate } from './DocFooter.js'

const render = (lastUpdate: LastUpdateView, language = 'en') =>
  renderToString(<LastUpdate site={{ ...site, language }} text={text} lastUpdate={lastUpdate} />)

describe('LastUpdate', () => {
  it('shows date and author, in UTC', () => {
    expect(render({ date: '2026-03-01T23:30:00Z', author: 'Mina' })).toBe(
      '<p class="last-update">Last updated on <time dateTime="2026-03-01T23:30:00Z">Mar 1, 2026</time> by Mina</p>',
    )
  })

  it('shows only what is known', () => {
    expect(render({ author: 'Mina' })).toBe('<p class="last-update">Last updated by Mina</p>')
    expect(render({ date: '2026-03-01T00:00:00Z' })).toContain('Last updated on <time')
  })

  it("formats the date in the page's language", () => {
    expect(render({ date: '2026-03-01T00:00:00Z' }, 'de')).toContain('>01.03.2026</time>')
  })
})
