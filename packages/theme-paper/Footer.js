import { createElement as h } from 'react'

/**
 * A colophon in the middle: all links in one line, and the copyright below.
 *
 * @param {import('@docgen/cli/theme').PropsOf<'Footer'>} props
 */
export function Footer({ site, footer }) {
  const links = [...footer.columns.flatMap(({ items }) => items), ...footer.links].filter(({ href }) => href)
  return h(
    'footer',
    { className: 'paper-colophon' },
    h('p', { className: 'paper-colophon-mark' }, site.title),
    links.length > 0 &&
      h(
        'ul',
        null,
        links.map(({ label, href, target, rel }) => h('li', { key: label }, h('a', { href, target, rel }, label))),
      ),
    footer.copyright !== undefined && h('div', { dangerouslySetInnerHTML: { __html: footer.copyright } }),
  )
}
