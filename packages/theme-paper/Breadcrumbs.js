import { createElement as h } from 'react'

/**
 * The names of the sections above a page, without the page itself: its title follows.
 *
 * @param {import('@docgen/cli/theme').PropsOf<'Breadcrumbs'>} props
 */
export function Breadcrumbs({ text, breadcrumbs }) {
  const above = breadcrumbs.slice(0, -1)
  if (above.length === 0) return null
  return h(
    'nav',
    { className: 'paper-path', 'aria-label': text('theme.docs.breadcrumbs.navAriaLabel') },
    h(
      'ol',
      null,
      above.map(({ label, href }) => h('li', { key: label }, href === undefined ? label : h('a', { href }, label))),
    ),
  )
}
