import { createElement as h } from 'react'

/**
 * A note between two rules, with its kind in small capitals.
 *
 * @param {import('@docgen/cli/theme').PropsOf<'Admonition'>} props
 */
export function Admonition({ text, kind, name, title, children }) {
  return h(
    'div',
    { className: `paper-note paper-note-${kind}`, role: 'note' },
    h('p', { className: 'paper-note-title' }, title ?? text(`theme.admonition.${name ?? kind}`)),
    children,
  )
}
