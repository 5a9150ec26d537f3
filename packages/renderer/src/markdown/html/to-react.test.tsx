import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { htmlToReact, toReactProps } from './to-react.js'

it.each([
  '<table><thead><tr><th align="left">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  '<ul>\n<li>a &amp; <strong>b</strong></li>\n</ul>',
  '<p class="a b" id="c" data-d="e">f<br/>g</p>',
  '<a href="\u00001\u0000" title="\u00002\u0000">\u0000r3\u0000</a>',
  '<p>icon \ue000r0\ue000 font</p>',
])('keeps %j', (html) => {
  expect(renderToStaticMarkup(htmlToReact(html))).toBe(html)
})

it('names properties as React does', () => {
  expect(toReactProps({ className: ['a', 'b'], tabIndex: 0, dataX: '1' })).toEqual({
    className: 'a b',
    tabIndex: 0,
    'data-x': '1',
  })
})
