import type { SidebarView } from '@docgen/renderer/contract'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { sidebar, site, text } from '../../../test/view-data.js'
import { Sidebar } from './Sidebar.js'

const render = (view: SidebarView = sidebar) => renderToString(<Sidebar site={site} text={text} sidebar={view} />)

describe('Sidebar', () => {
  it('is a named landmark', () => {
    expect(render()).toMatch(/^<nav class="sidebar" aria-label="Docs sidebar" data-sidebar="docs">/)
  })

  it('has a field that filters it from 60 entries, if the page has them all', () => {
    const link = { kind: 'link', label: 'One', href: '/one', isExternal: false } as const
    const cut = {
      kind: 'category',
      label: 'Two',
      hasPage: false,
      isOpen: false,
      isCollapsible: true,
      isCut: true,
    } as const
    const many = Array.from({ length: 61 }, () => link)
    expect(render({ id: 'docs', items: many.slice(1) })).not.toContain('sidebar-filter')
    expect(render({ id: 'docs', items: many })).toMatch(
      /<input class="search-input" type="search" aria-label="Filter pages"/,
    )
    const items = [...many, { ...cut, items: [] }]
    expect(render({ id: 'docs', items })).not.toContain('sidebar-filter')
    expect(render({ id: 'docs', items, list: 'docgen-en-docs.json' })).toContain(
      '<p class="sidebar-filter search-form" data-list="/docs/docgen-en-docs.json" data-empty="No results">',
    )
  })

  it('opens the open branches and no others', () => {
    const html = render()
    expect(html).toMatch(/<details open=""><summary>Basics/)
    expect(html).toMatch(/<details><summary class="menu-caret">/)
  })

  it('passes the current marker unchanged to links and categories with a page', () => {
    const marked = render({
      id: 'docs',
      items: [
        { kind: 'link', label: 'One', href: '/one', isExternal: false, current: '\u0000/one\u0000' },
        {
          kind: 'category',
          label: 'Two',
          href: '/two',
          hasPage: true,
          current: '\u0000/two\u0000',
          isOpen: false,
          isCollapsible: true,
          isCut: false,
          items: [],
        },
      ],
    })
    expect(marked).toContain(' href="/one" aria-current="\u0000/one\u0000"')
    expect(marked).toContain(' href="/two" aria-current="\u0000/two\u0000"')
  })

  it('makes the label of a category with a page a link and names its caret', () => {
    const html = render()
    expect(html).toContain('<a class="menu-label" href="/docs/payments">Payments</a><details')
    expect(html).toContain('Expand sidebar category &#x27;Payments&#x27;')
    expect(html).toContain('Collapse sidebar category &#x27;Payments&#x27;')
  })

  it('makes a category with omitted items a link', () => {
    expect(render()).toMatch(/<li data-cut="branch"><a href="\/docs\/history\/1\.00">History<\/a><\/li>/)
  })

  it('shows a non-collapsible category as a label above its items', () => {
    const html = render({
      id: 'docs',
      items: [
        {
          kind: 'category',
          label: 'Always',
          hasPage: false,
          isOpen: true,
          isCollapsible: false,
          isCut: false,
          items: [{ kind: 'html', html: '<hr>', className: 'line' }],
        },
      ],
    })
    expect(html).toContain('<span class="menu-label">Always</span><ul class="menu"><li class="line"><hr></li></ul>')
    expect(html).not.toContain('details')
  })

  it('renders HTML as is, or as the label of an item', () => {
    const html = render({
      id: 'docs',
      items: [
        { kind: 'html', html: '<hr>' },
        { kind: 'html', html: 'A <b>part</b>', className: 'own', hasDefaultStyle: true },
      ],
    })
    expect(html).toContain('<li><hr></li><li class="own"><div class="menu-text">A <b>part</b></div></li>')
  })

  it('shows the method of an operation, deprecation, and where a link opens a new tab', () => {
    const html = render({
      id: 'api',
      items: [
        { kind: 'link', label: 'Remove', href: '/r', isExternal: false, method: 'delete', isDeprecated: true },
        { kind: 'link', label: 'Status', href: 'https://example.com', isExternal: true, className: 'own' },
      ],
    })
    expect(html).toContain('<a href="/r"><span class="method method-delete">delete</span><s>Remove</s></a>')
    expect(html).toMatch(/<li class="own"><a [^>]*target="_blank" rel="noopener noreferrer">.*\(opens in new tab\)/)
  })
})
