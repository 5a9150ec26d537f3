import type { ElementContent } from 'hast'
import { describe, expect, it } from 'vitest'
import { element, text } from '../../../test/markdown/html-nodes.js'
import { componentElement } from '../finish/component-element.js'
import { writeHtml } from './write-html.js'

const write = (...nodes: ElementContent[]): string => writeHtml(nodes, ({ data }) => `[${data?.component?.name}]`)

describe('writeHtml', () => {
  it('escapes texts and attributes, each as far as it has to', () => {
    expect(write(element('a', { title: `<"'&>` }, text(`<"'&>`)))).toBe(
      `<a title="&lt;&quot;&#39;&amp;&gt;">&lt;"'&amp;&gt;</a>`,
    )
  })

  it('ends no element that has no content', () => {
    expect(write(element('br'), element('hr', {}, text('lost')), element('i'))).toBe('<br><hr><i></i>')
  })

  it('keeps a line ending that browsers would skip, and drops those between rows', () => {
    expect(write(element('pre', {}, text('\n\na')))).toBe('<pre>\n\n\na</pre>')
    expect(write(element('table', {}, text('\n'), element('tr', {}, text('\n'), element('td')), text('\n')))).toBe(
      '<table><tr><td></td></tr></table>',
    )
  })

  it('names attributes as HTML does, and as SVG does in a drawing', () => {
    const properties = { viewBox: '0 0 1 1', strokeWidth: '2', xLinkHref: '#a', className: ['b', 'c'] }
    expect(write(element('svg', properties, element('animate', { attributeName: 'x' })))).toBe(
      '<svg viewBox="0 0 1 1" stroke-width="2" xlink:href="#a" class="b c"><animate attributeName="x"></animate></svg>',
    )
    expect(write(element('input', { accept: ['a', 'b'], hidden: true, ariaLabel: 'd', width: undefined }))).toBe(
      '<input accept="a, b" hidden="" aria-label="d">',
    )
  })

  it('asks for components and knows nothing else', () => {
    expect(write(element('p', {}, componentElement({ name: 'Group' })), { type: 'comment', value: 'x' })).toBe(
      '<p>[Group]</p>',
    )
  })
})
