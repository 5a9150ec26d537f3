import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { site, text } from '../../../test/view-data.js'
import { VersionNotice } from './VersionNotice.js'

const VERSION = { name: '1.0', path: '1.0/', label: '1.0', hasBadge: true, isIndexed: true }

it('links to the latest version inside its sentence', () => {
  const notice = { kind: 'unmaintained', latest: { name: '2.0', label: '2.0', href: '/docs/a' } } as const
  const html = renderToStaticMarkup(<VersionNotice site={site} text={text} version={{ ...VERSION, notice }} />)
  expect(html).toContain('class="banner banner-unmaintained"')
  expect(html).toMatch(/[^>]+<a href="\/docs\/a" data-prefer-version="2\.0">[^<]+<\/a>[^<]+/)
  expect(html).not.toContain('\u0001')
})

it('renders nothing for a version without a notice', () => {
  expect(renderToStaticMarkup(<VersionNotice site={site} text={text} version={VERSION} />)).toBe('')
})
