import type { ExternalDocsView } from '@docgen/renderer/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { text } from '../../test/view-data.js'
import { theme } from '../index.js'
import { ExternalDocs } from './ExternalDocs.js'

const render = (docs?: ExternalDocsView): string =>
  renderToStaticMarkup(<ExternalDocs text={text} components={theme.components} docs={docs} />)

it('links with the description before it', () => {
  const html = render({ href: 'https://a.example', label: 'a.example', isUrl: true, descriptionHtml: '<p>More.</p>' })
  expect(html).toContain('<p>More.</p>')
  expect(html).toMatch(/<a [^>]*href="https:\/\/a\.example"[^>]*>a\.example/)
})

it('introduces only a bare URL', () => {
  const shown = text('theme.api.externalDocs')
  expect(render({ href: 'https://a.example', label: 'a.example', isUrl: true })).toContain(`<span>${shown}</span>`)
  expect(render({ href: '/guide', label: 'Guide', isUrl: false })).not.toContain('<span>')
})

it('renders nothing without documentation', () => {
  expect(render()).toBe('')
})
