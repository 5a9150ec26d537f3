import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { navbar, site, text } from '../../../test/view-data.js'
import { theme } from '../../index.js'
import { Navbar } from './Navbar.js'

const render = (overrides = {}) =>
  renderToString(
    <Navbar components={theme.components} site={site} text={text} navbar={{ ...navbar, ...overrides }} hasSidebar />,
  )

describe('Navbar', () => {
  it('opens the drawer without script', () => {
    expect(render()).toContain(
      '<button type="button" class="icon-button navbar-toggle" popoverTarget="docgen-drawer" aria-label="Toggle navigation bar">',
    )
  })

  it('marks the current item and external items', () => {
    const html = render()
    expect(html).toMatch(/<a class="navbar-link is-current" href="\/docs\/guide" aria-current="true"><span>Guide/)
    expect(html).toMatch(
      /href="https:\/\/example\.com" target="_blank" rel="noopener noreferrer">.*aria-label="\(opens in new tab\)"/,
    )
  })

  it('has a search form and a link to the search page, between both lists', () => {
    const html = render()
    const lists = [...html.matchAll(/<ul class="navbar-items">.*?<\/ul><(?=form|\/nav)/g)]
    expect(lists).toHaveLength(2)
    expect(lists.join('')).not.toContain('search')
    expect(html).toMatch(
      /<form class="search-form search-form-small" role="search" aria-label="Search"[^>]* action="\/docs\/search"/,
    )
    expect(html).toContain('href="/docs/search" aria-label="Search"')
  })

  it('has neither search nor color mode switch when the config disables them', () => {
    const html = render({ end: [], hasColorModeSwitch: false })
    expect(html).not.toContain('search')
    expect(html).not.toContain('color-mode-switch')
  })

  it('has a second row for tabs, if there are any', () => {
    expect(render()).not.toContain('navbar-tabs')
    expect(render({ tabs: navbar.start })).toMatch(
      /<\/div><nav class="navbar-tabs" aria-label="Sections"><ul class="navbar-items"><li[^>]*><a class="navbar-link is-current"/,
    )
  })

  it('marks that it hides on scroll only when it does', () => {
    expect(render()).not.toContain('data-hide-on-scroll')
    expect(render({ isHiddenOnScroll: true })).toContain('data-hide-on-scroll="on"')
  })
})
