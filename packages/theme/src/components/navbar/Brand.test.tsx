import type { NavbarView } from '@docgen/renderer/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { navbar } from '../../../test/view-data.js'
import { Brand, Logo } from './Brand.js'

const render = (view: NavbarView): string => renderToStaticMarkup(<Brand navbar={view} />)

it('links home and does not repeat its name', () => {
  expect(render(navbar)).toMatch(/^<a class="brand" href="\/docs\/">/)
  expect(render(navbar).match(/alt=""/g)).toHaveLength(2)
})

it('keeps the name of the logo without a title, and renders nothing without both', () => {
  const { title: _title, ...untitled } = navbar
  expect(render(untitled)).toContain('alt="Handbook"')
  const { logo: _logo, ...bare } = untitled
  expect(render(bare)).toBe('')
  expect(render({ ...bare, title: '' })).toContain('<span class="brand-title" dir="auto"></span>')
})

it('links to where the logo says', () => {
  const logo = { alt: 'L', src: '/l.svg', href: 'https://a.example', target: '_self' }
  expect(render({ ...navbar, logo })).toMatch(/^<a class="brand" href="https:\/\/a\.example" target="_self">/)
})

it('has an image per mode when there are two', () => {
  const html = renderToStaticMarkup(<Logo logo={{ alt: 'L', src: '/l.svg', srcDark: '/d.svg' }} className="x" />)
  expect(html).toMatch(/class="x only-light" src="\/l\.svg".*class="x only-dark" src="\/d\.svg"/)
  expect(html.match(/loading="lazy"/g)).toHaveLength(2)
  const one = renderToStaticMarkup(<Logo logo={{ alt: 'L', src: '/l.svg', className: 'y', width: 8 }} className="x" />)
  expect(one).toBe('<img class="x y" src="/l.svg" alt="L" width="8" fetchPriority="low"/>')
})
