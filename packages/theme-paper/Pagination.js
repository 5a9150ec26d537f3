import { createElement as h } from 'react'

/**
 * The previous and the next page as one line of text between rules.
 *
 * @param {import('@docgen/cli/theme').PropsOf<'Pagination'>} props
 */
export function Pagination({ text, previous, next }) {
  if (!previous && !next) return null
  return h(
    'nav',
    { className: 'paper-turn', 'aria-label': text('theme.docs.paginator.navAriaLabel') },
    previous && h('a', { href: previous.href, rel: 'prev' }, h('span', { 'aria-hidden': true }, '← '), previous.label),
    next && h('a', { href: next.href, rel: 'next' }, next.label, h('span', { 'aria-hidden': true }, ' →')),
  )
}
