import { findPlace } from './find-place.js'
import type { ScrollWatch } from './scroll-position.js'

/** From which position on the way back to the top is offered, in pixels. */
const BACK_TO_TOP_FROM = 300

/** Marks the heading that is read in the table of contents: the last one above the upper third of the window. */
export const markHeading: ScrollWatch = ({ isAtEnd }) => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc-column a')]
  const tops = links.map(({ hash }) => {
    const heading = findPlace(hash)
    return heading ? heading.getBoundingClientRect().top : Number.POSITIVE_INFINITY
  })
  const read = isAtEnd && scrollY > 0 ? tops.length - 1 : tops.findLastIndex((top) => top < innerHeight / 3)
  for (const [index, link] of links.entries()) {
    if ((index === read) === link.hasAttribute('aria-current')) continue
    link.toggleAttribute('aria-current')
    if (index === read) link.setAttribute('aria-current', 'true')
  }
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
