import { findHashTarget } from './find-hash-target.js'
import type { ScrollWatch } from './navigation/scroll-watches.js'

/** Scroll position from which the back-to-top button appears, in pixels. */
const BACK_TO_TOP_FROM = 300

/**
 * Marks the current heading in the table of contents: the target of the link that the reader just followed, even if
 * the page ends too early for it to reach the top. Otherwise, the last heading that starts above the lower two thirds
 * of the window; at the end of the page, the last heading.
 */
export const markHeading: ScrollWatch = ({ isAtEnd, isJump }) => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc-column a')]
  const tops = links.map(({ hash }) => {
    const heading = findHashTarget(hash)
    // A heading in a hidden tab has no position; treat it as below the window.
    return heading?.offsetParent ? heading.getBoundingClientRect().top : innerHeight
  })
  const target = isJump ? links.findIndex(({ hash }) => hash === location.hash) : -1
  const last = isAtEnd && scrollY > 0 ? tops.length - 1 : tops.findLastIndex((top) => top < innerHeight / 3)
  // The reader may have scrolled on since the click, so check whether the target is still visible.
  const top = tops[target] ?? -1
  const read = top >= 0 && top < innerHeight ? target : last
  // Above the first heading, mark its entry.
  const current = links[Math.max(read, 0)]
  if (current?.ariaCurrent) return
  for (const link of links) link.ariaCurrent = link === current ? 'true' : null
  // A list longer than the window scrolls to the entries around the current one.
  const box = current?.offsetParent
  if (box) box.scrollTop = current.offsetTop - box.clientHeight / 2
}

/**
 * Hides the navbar on scrolling down, if the site is configured so. Shows it on scrolling up, and after a link to a
 * heading of the page.
 */
export const hideNavbar: ScrollWatch = ({ top, isDown, isAtEnd, isJump }) => {
  const navbar = document.querySelector<HTMLElement>('[data-hide-on-scroll]')
  if (!navbar) return
  const isHidden = isDown && !isJump && top > navbar.offsetHeight && !navbar.contains(document.activeElement)
  // A page that bounces at its end does not scroll up. A page that fits into the window is always at its end.
  if (isDown || isJump || !(isAtEnd && top)) document.documentElement.toggleAttribute('data-navbar-hidden', isHidden)
}

/** Shows the back-to-top button on scrolling up, unless the top is near. */
export const showBackToTop: ScrollWatch = ({ top, isDown, isJump }) => {
  const button = document.querySelector<HTMLElement>('.back-to-top')
  if (button) button.hidden = isDown || isJump || top < BACK_TO_TOP_FROM
}
