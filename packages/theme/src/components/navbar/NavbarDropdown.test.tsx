import type { NavbarDropdownView } from '@docgen/renderer/contract'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { navbarLink, text } from '../../../test/view-data.js'
import { NavbarDropdown } from './NavbarDropdown.js'

const dropdown: NavbarDropdownView = {
  kind: 'dropdown',
  purpose: 'version',
  label: '2.0',
  isCurrent: false,
  items: [navbarLink('1.0', '/1.0'), { kind: 'html', html: '<hr>', className: 'line' }],
}

describe('NavbarDropdown', () => {
  it('is a closed details element next to its menu', () => {
    const html = renderToString(<NavbarDropdown text={text} dropdown={dropdown} />)
    expect(html).toMatch(
      /<details class="dropdown-toggle"><summary class="navbar-link"><span>2\.0<\/span>.*<\/details><ul class="dropdown-menu">/,
    )
    expect(html).toContain('<li class="line"><hr></li>')
    expect(html).toContain('class="dropdown dropdown-version"')
  })

  it('names the docs of its versions when there are several version menus', () => {
    const html = renderToString(<NavbarDropdown text={text} dropdown={{ ...dropdown, documents: 'Handbook' }} />)
    expect(html).toContain('<summary class="navbar-link"><span dir="auto">Handbook</span> <span>2.0</span>')
    expect(html).toContain('<ul class="dropdown-menu" aria-label="Handbook">')
  })

  it('keeps its link and opens by a caret next to it', () => {
    const html = renderToString(
      <NavbarDropdown text={text} dropdown={{ ...dropdown, href: '/2.0', isCurrent: true }} />,
    )
    expect(html).toContain('<a class="navbar-link is-current" href="/2.0">2.0</a><details')
    expect(html).toContain('aria-label="Expand the dropdown"')
  })

  it('shows HTML instead of its label and has the attributes of the config', () => {
    const own = { ...dropdown, html: '<b>Two</b>', attributes: { 'data-a': 'b', style: 'color: red' } }
    expect(renderToString(<NavbarDropdown text={text} dropdown={own} />)).toContain(
      '<summary class="navbar-link" data-a="b"><span><span><b>Two</b></span></span>',
    )
    expect(renderToString(<NavbarDropdown text={text} dropdown={{ ...own, href: '/2.0' }} />)).toContain(
      '<a class="navbar-link" href="/2.0" data-a="b"><span><b>Two</b></span></a>',
    )
  })
})
