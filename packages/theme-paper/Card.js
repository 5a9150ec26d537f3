import { createElement as h } from 'react'

/**
 * An entry below a rule, as in a table of contents.
 *
 * @param {import('@docgen/cli/theme').PropsOf<'Card'>} props
 */
export function Card({ title, children }) {
  return h(
    'div',
    { className: 'paper-entry' },
    title !== undefined && h('p', { className: 'paper-entry-title' }, title),
    children,
  )
}
