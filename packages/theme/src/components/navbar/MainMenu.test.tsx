import type { NavbarDropdownView } from '@docgen/renderer/contract'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { navbar, navbarLink, text } from '../../../test/view-data.js'
import { MainMenu } from './MainMenu.js'

describe('MainMenu', () => {
  it('has all items of the navbar except the search', () => {
    const html = renderToString(<MainMenu text={text} navbar={navbar} />)
    expect(html.match(/<li[ >]/g)).toHaveLength(5 + 3)
    expect(html).toContain('<summary>Languages</summary>')
    expect(html).not.toContain('search')
  })

  it('opens the section that contains the current page', () => {
    const section = {
      kind: 'dropdown',
      purpose: 'links',
      label: 'More',
      isCurrent: true,
      items: [{ ...navbarLink('Changes', '/c'), isCurrent: true }],
    } as const
    const html = renderToString(<MainMenu text={text} navbar={{ ...navbar, start: [section], end: [] }} />)
    expect(html).toContain('<details open="">')
  })

  it('names the docs of a version menu when there are several of both', () => {
    const menu = { kind: 'dropdown', purpose: 'version', label: '2.0', isCurrent: false, items: [] } as const
    const items = [menu, { ...menu, documents: 'Community' }]
    const html = renderToString(<MainMenu text={text} navbar={{ ...navbar, start: items, end: [] }} />)
    expect(html.match(/<summary>[^<]*/g)).toEqual(['<summary>Versions', '<summary>Versions: Community'])
  })

  it('keeps the page that the label of a menu links to', () => {
    const section = { ...navbar.start[1], href: '/docs/more' } as NavbarDropdownView
    const html = renderToString(<MainMenu text={text} navbar={{ ...navbar, start: [section], end: [] }} />)
    expect(html).toContain('<a class="menu-label" href="/docs/more">More</a><details><summary class="menu-caret">')
    expect(html).toContain('Expand the dropdown')
  })
})
