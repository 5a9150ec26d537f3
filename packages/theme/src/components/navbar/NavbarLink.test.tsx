import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { navbarLink, text } from '../../../test/view-data.js'
import { NavbarLink } from './NavbarLink.js'

describe('NavbarLink', () => {
  it('passes attributes on, lets them override others, and drops styles', () => {
    const link = {
      ...navbarLink('Home', 'https://example.com'),
      isExternal: true,
      attributes: { target: '_self', 'data-x': '1', style: 'color: red' },
    }
    const html = renderToString(<NavbarLink text={text} link={link} className="navbar-link" />)
    expect(html).toContain('target="_self"')
    expect(html).toContain('data-x="1"')
    expect(html).not.toContain('style')
  })

  it('shows HTML instead of a label and names the language', () => {
    const link = { ...navbarLink('', '/de'), html: '<em>DE</em>', language: 'de', className: 'own' }
    expect(renderToString(<NavbarLink text={text} link={link} className="dropdown-link" />)).toBe(
      '<a class="dropdown-link own" href="/de" lang="de" hrefLang="de"><em>DE</em></a>',
    )
  })
})
