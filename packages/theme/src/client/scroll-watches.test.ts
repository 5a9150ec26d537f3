import { expect, it, vi } from 'vitest'
import { find, findAll, openPage, setLayout } from '../../test/open-page.js'
import { hideNavbar, markHeading, showBackToTop } from './scroll-watches.js'

const DOWN = { top: 500, isDown: true, isAtEnd: false, isJump: false }
const UP = { ...DOWN, isDown: false }

/** Opens a page with headings at the given heights, in a window of 900 pixels; `null` is hidden. */
function openHeadings(tops: readonly (number | null)[], url?: string): void {
  const names = tops.map((_, index) => `h${index}`)
  const links = names.map((name) => `<a href="#${name}">${name}</a>`)
  openPage(
    `<nav class="toc-column">${links.join('')}</nav>${names.map((name) => `<h2 id="${name}"></h2>`).join('')}`,
    url,
  )
  vi.stubGlobal('innerHeight', 900)
  vi.stubGlobal('scrollY', 500)
  for (const [index, top] of tops.entries()) {
    setLayout(`#h${index}`, {
      offsetParent: top === null ? null : document.body,
      getBoundingClientRect: () => new DOMRect(0, top ?? 0, 0, 0),
    })
  }
}
const current = () => findAll('[aria-current]').map(({ textContent }) => textContent)

it.each([
  ['the last heading above the upper third', [-200, 100, 400], 'h1'],
  ['the first one, below which the reader has not come', [400, 600], 'h0'],
  ['no heading in a hidden tab', [-200, null, 400], 'h0'],
])('marks %s', (_name, tops, expected) => {
  openHeadings(tops)
  markHeading(DOWN)
  expect(current()).toEqual([expected])
})

it('marks the last heading at the end of the page, but not in a page that fits the window', () => {
  openHeadings([-200, 400, 800])
  markHeading({ ...DOWN, isAtEnd: true })
  expect(current()).toEqual(['h2'])
  vi.stubGlobal('scrollY', 0)
  markHeading({ ...DOWN, isAtEnd: true })
  expect(current()).toEqual(['h0'])
})

it('marks the target of a link, until it leaves the window', () => {
  openHeadings([-200, 400, 800], 'https://docs.test/guide#h1')
  markHeading({ ...DOWN, isAtEnd: true, isJump: true })
  expect(current()).toEqual(['h1'])
  setLayout('#h1', { getBoundingClientRect: () => new DOMRect(0, 950, 0, 0) })
  markHeading({ ...DOWN, isJump: true })
  expect(current()).toEqual(['h0'])
})

it('hides the navbar on scrolling down, shows it on scrolling up and for the target of a link', () => {
  openPage('<header data-hide-on-scroll><button></button></header>')
  const isHidden = () => document.documentElement.hasAttribute('data-navbar-hidden')
  const states = [DOWN, { ...UP, isAtEnd: true }, UP, DOWN, { ...DOWN, isJump: true }].map((position) => {
    hideNavbar(position)
    return isHidden()
  })
  expect(states).toEqual([true, true, false, true, false])
  find('button').focus()
  hideNavbar(DOWN)
  expect(isHidden()).toBe(false)
})

it('offers the way to the top on scrolling up, unless it is near', () => {
  openPage('<button class="back-to-top" hidden></button>')
  const states = [UP, DOWN, UP, { ...UP, isJump: true }, { ...UP, top: 299 }, { ...UP, top: 300 }].map((position) => {
    showBackToTop(position)
    return find('button').hidden
  })
  expect(states).toEqual([false, true, false, true, true, false])
})
