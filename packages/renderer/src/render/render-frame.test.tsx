import { createElement } from 'react'
import { renderToString as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { LayoutProps, ShellView, SidebarView, SiteView, ThemeComponents } from '../contract/index.js'
import { openFrame, renderFrame } from './render-frame.js'

// Only the layout is rendered here; the type requires the whole set.
const components = {
  Layout: ({ sidebar, children }: LayoutProps) => (
    <div>
      {sidebar?.items.map((item, index) =>
        item.kind === 'link' ? (
          <a key={index} href={item.href} aria-current={item.current as 'page' | undefined}>
            {item.label}
          </a>
        ) : null,
      )}
      <main>{children}</main>
    </div>
  ),
} as unknown as ThemeComponents

const menus = {
  Layout: ({ shell: { navbar }, children }: LayoutProps) => (
    <main>
      {navbar.end.flatMap((item) =>
        item.kind === 'dropdown'
          ? item.items.map(
              (link, index) =>
                link.kind === 'link' && (
                  <a key={index} href={link.href}>
                    {link.label}
                  </a>
                ),
            )
          : [],
      )}
      {children}
    </main>
  ),
} as unknown as ThemeComponents

const empty = { Layout: () => createElement('div') } as unknown as ThemeComponents

const site: SiteView = {
  title: 'Site',
  baseUrl: '/',
  homeHref: '/',
  language: 'en',
  direction: 'ltr',
  defaultColorMode: 'light',
  isColorModeSwitchable: true,
  followsSystemColorMode: false,
  searchHref: '/search',
}
const shell: ShellView = {
  navbar: { homeHref: '/', isHiddenOnScroll: false, start: [], end: [], hasColorModeSwitch: true },
}
const sidebar: SidebarView = {
  id: 's',
  items: ['/a', '/b?x=1&y=2', '/a'].map((href) => ({ kind: 'link', label: href, href, isExternal: false })),
}
const text = (key: string): string => key

describe('renderFrame', () => {
  const frame = renderFrame({ components, site, text, shell, sidebar, render })

  it('splits the layout at its children', () => {
    expect(frame.before).toMatch(/<main>$/)
    expect(frame.after).toMatch(/^<\/main>/)
    expect(frame.before + frame.after).not.toContain('\u0000')
  })

  it('marks the current link, and only its first occurrence', () => {
    expect(openFrame(frame, { href: '/a' })).toBe(
      frame.before.replace('<a href="/a"', '<a href="/a" aria-current="page"'),
    )
    expect(openFrame(frame, { href: '/b?x=1&y=2' })).toContain('<a href="/b?x=1&amp;y=2" aria-current="page">')
    expect(openFrame(frame, { href: '/elsewhere' })).toBe(frame.before)
  })

  it('links to the same page in every language, or to the start of a language that lacks it', () => {
    const link = { kind: 'link', isExternal: false, isCurrent: false, attributes: {} } as const
    const menu = {
      kind: 'dropdown',
      purpose: 'locale',
      label: 'Languages',
      isCurrent: false,
      items: [
        { ...link, label: 'de', href: '/de/?from=menu', locale: 'de' },
        { ...link, label: 'ar', href: '/ar/', locale: 'ar' },
      ],
    } as const
    const { navbar } = shell
    const own = renderFrame({
      components: menus,
      site,
      text,
      shell: { ...shell, navbar: { ...navbar, end: [menu] } },
      render,
    })
    const opened = openFrame(own, { href: '/a', languages: { de: '/de/a&b' } })
    expect(opened).toContain('<a href="/de/a&amp;b?from=menu">de</a><a href="/ar/">ar</a>')
  })

  it('throws if a layout drops its children', () => {
    expect(() => renderFrame({ components: empty, site, text, shell, render })).toThrow('does not render its children')
  })
})
