import type { SidebarCategoryView } from '@docgen/renderer/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { text } from '../../../test/view-data.js'
import { SidebarCategory } from './SidebarCategory.js'

const render = (more: Partial<SidebarCategoryView>): string =>
  renderToStaticMarkup(
    <SidebarCategory
      text={text}
      category={{
        kind: 'category',
        label: 'Pay',
        hasPage: false,
        isOpen: false,
        isCollapsible: true,
        isCut: false,
        items: [],
        ...more,
      }}
    >
      items
    </SidebarCategory>,
  )

it('has its label as summary, or a link beside a caret with a name', () => {
  expect(render({ isOpen: true })).toBe('<li><details open=""><summary>Pay</summary>items</details></li>')
  const linked = render({ href: '/pay', hasPage: true, current: 'page' })
  expect(linked).toMatch(
    /^<li><a class="menu-label" href="\/pay" aria-current="page">Pay<\/a><details><summary class="menu-caret">/,
  )
  expect(linked).toContain('Expand sidebar category &#x27;Pay&#x27;')
  expect(linked).toContain('Collapse sidebar category &#x27;Pay&#x27;')
})

it('is open for ever if it is not collapsible', () => {
  expect(render({ isCollapsible: false, className: 'c' })).toBe(
    '<li class="c is-fixed"><span class="menu-label">Pay</span>items</li>',
  )
  expect(render({ isCollapsible: false, href: '/pay' })).toContain('<a class="menu-label" href="/pay">Pay</a>items')
})

it('omits its items where they are cut, and says whether the link is its own page', () => {
  expect(render({ isCut: true, href: '/pay/a' })).toBe('<li data-cut="branch"><a href="/pay/a">Pay</a></li>')
  expect(render({ isCut: true, href: '/pay', hasPage: true, icon: '<svg/>' })).toBe(
    '<li data-cut=""><a href="/pay"><span class="menu-icon"><svg/></span>Pay</a></li>',
  )
})
