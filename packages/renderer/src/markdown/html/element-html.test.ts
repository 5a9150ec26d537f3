import type { Properties } from 'hast'
import { describe, expect, it } from 'vitest'
import { elementHtml } from './element-html.js'

const write = (tagName: string, properties: Properties = {}, content = '', isInSvg = false): string =>
  elementHtml({ tagName, properties }, content, { isInSvg })

describe('the HTML of an element', () => {
  it('escapes attributes', () => {
    expect(write('a', { title: `<"'&>` }, 'b')).toBe(`<a title="&lt;&quot;&#39;&amp;&gt;">b</a>`)
  })

  it('omits end tag and content of void elements', () => {
    expect(write('br') + write('hr', {}, 'lost') + write('i')).toBe('<br><hr><i></i>')
  })

  it('keeps a line ending that browsers would skip', () => {
    expect(write('pre', {}, '\n\na')).toBe('<pre>\n\n\na</pre>')
    expect(write('p', {}, '\na')).toBe('<p>\na</p>')
  })

  it('names attributes as in HTML, and as in SVG inside of a drawing', () => {
    expect(write('svg', { viewBox: '0 0 1 1', strokeWidth: '2', xLinkHref: '#a', className: ['b', 'c'] })).toBe(
      '<svg viewBox="0 0 1 1" stroke-width="2" xlink:href="#a" class="b c"></svg>',
    )
    expect(write('animate', { attributeName: 'x' }, '', true)).toBe('<animate attributeName="x"></animate>')
    expect(write('input', { accept: ['a', 'b'], hidden: true, ariaLabel: 'd', width: undefined })).toBe(
      '<input accept="a, b" hidden="" aria-label="d">',
    )
  })
})
