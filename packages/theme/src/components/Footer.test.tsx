import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { site, text } from '../../test/view-data.js'
import { Footer } from './Footer.js'

const link = { label: 'Terms', href: '/terms', isExternal: false }

describe('Footer', () => {
  it('renders columns with titles', () => {
    const html = renderToString(
      <Footer
        site={site}
        text={text}
        footer={{
          style: 'dark',
          columns: [{ title: 'Policies', items: [link] }, { items: [{ ...link, label: '', html: '<b>own</b>' }] }],
          links: [],
        }}
      />,
    )
    expect(html).toContain('class="footer footer-dark"')
    expect(html).toMatch(
      /<p class="footer-title">Policies<\/p><ul class="footer-links"><li><a class="footer-link" href="\/terms">/,
    )
    expect(html).toContain('<li><b>own</b></li>')
    expect(html).not.toMatch(/footer-row|footer-bottom/)
  })

  it('renders one row of links, a logo and the copyright line', () => {
    const html = renderToString(
      <Footer
        site={site}
        text={text}
        footer={{
          style: 'light',
          columns: [],
          links: [{ ...link, isExternal: true }],
          logo: { alt: 'Logo', src: '/l.svg', href: '/', target: '_self' },
          copyright: '© <b>2026</b>',
        }}
      />,
    )
    expect(html).toMatch(/<div class="footer-row">.*target="_blank" rel="noopener noreferrer"/)
    expect(html).toMatch(/<a href="\/" target="_self"><img class="footer-logo" src="\/l\.svg" alt="Logo"/)
    expect(html).toContain('<div class="footer-copyright" dir="auto">© <b>2026</b></div>')
  })

  it('lets classes and attributes of the config override those of an external link', () => {
    const attributes = { rel: 'me', target: '_self', style: 'color: red' }
    const own = { ...link, isExternal: true, className: 'own-link', attributes }
    const html = renderToString(
      <Footer
        site={site}
        text={text}
        footer={{
          style: 'light',
          columns: [{ className: 'own-column', items: [own, { ...own, html: '<i>x</i>' }] }],
          links: [],
          logo: { alt: '', src: '/l.svg', className: 'own-logo' },
        }}
      />,
    )
    expect(html).toContain('<div class="footer-column own-column">')
    expect(html).toContain(
      '<a class="footer-link own-link" href="/terms" target="_self" rel="me"><span>Terms</span></a>',
    )
    expect(html).toContain('<li class="own-link"><i>x</i></li>')
    expect(html).toContain('<img class="footer-logo own-logo" src="/l.svg"')
  })
})
