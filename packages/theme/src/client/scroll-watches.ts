import { findPlace } from './find-place.js'
import type { ScrollWatch } from './scroll-position.js'

/** From which position on the way back to the top is offered, in pixels. */
const BACK_TO_TOP_FROM = 300

/**
 * Marks the heading that is read in the table of contents: the one that a link has just led to, which may stand too near the
 * end to get to the top, or else the last one above the upper third of the window.
 */
export const markHeading: ScrollWatch = ({ isAtEnd, isJump }) => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc-column a')]
  const tops = links.map(({ hash }) => {
    const heading = findPlace(hash)
    // One in a tab that is not chosen is nowhere, as if below the window.
    return heading?.offsetParent ? heading.getBoundingClientRect().top : innerHeight
  })
  const asked = isJump ? links.findIndex(({ hash }) => hash === location.hash) : -1
  const last = isAtEnd && scrollY > 0 ? tops.length - 1 : tops.findLastIndex((top) => top < innerHeight / 3)
  // Who scrolls on at once has left it by the next frame.
  const top = tops[asked] ?? -1
  const read = top >= 0 && top < innerHeight ? asked : last
  const current = links[read]
  if (current?.ariaCurrent) return
  for (const link of links) link.ariaCurrent = link === current ? 'true' : null
  // A list that is longer than the window follows, with the entries around the one that is read.
  const box = current?.offsetParent
  if (box) box.scrollTop = current.offsetTop - box.clientHeight / 2
}

/** Hides the navbar on the way down where the site wants it; shows it on the way up, and where a link leads to a heading. */
export const hideNavbar: ScrollWatch = ({ top, isDown, isAtEnd, isJump }) => {
  const navbar = document.querySelector<HTMLElement>('[data-hide-on-scroll]')
  if (!navbar) return
  const isHidden = isDown && !isJump && top > navbar.offsetHeight && !navbar.contains(document.activeElement)
  // Pages bounce at their end: that is no way up.
  if (isDown || isJump || !isAtEnd) document.documentElement.toggleAttribute('data-navbar-hidden', isHidden)
}

/** Offers the way back to the top on the way up. */
export const offerTop: ScrollWatch = ({ top, isDown, isJump }) => {
  const button = document.querySelector<HTMLElement>('.back-to-top')
  if (button) button.hidden = isDown || isJump || top < BACK_TO_TOP_FROM
}
