import { expect, it } from 'vitest'
import { element, text } from '../../../test/markdown/html-nodes.js'
import { toInlineHtml } from './to-inline-html.js'

it('keeps phrasing elements without attributes; drops links, images, emptied elements and foreign elements', () => {
  const nodes = [
    text('a < '),
    element('code', { id: 'x', className: ['y'] }, text('"b"')),
    element('br', {}),
    element('a', { href: 'c' }, element('em', {}, text('d'))),
    element('img', { alt: 'e' }),
    element('sup', {}, element('a', { href: 'g' }, element('img', { alt: 'h' }))),
    element('script', {}, text('f')),
  ]
  expect(toInlineHtml(nodes)).toBe('a &lt; <code>&quot;b&quot;</code> <em>d</em>f')
})
