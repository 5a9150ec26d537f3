import { describe, expect, it } from 'vitest'
import { findPageProblems } from './find-page-problems.js'

const page = (content: string, around = ''): string =>
  `<!doctype html><html lang="en"><head></head><body>${around}<main>${content}</main></body></html>`
const find = (html: string): readonly string[] =>
  findPageProblems(html).map(
    ({ code, isContent, message }) => `${code.slice('a11y-'.length)}${isContent ? '' : ' (shared)'}: ${message}`,
  )

describe('findPageProblems', () => {
  it.each([
    ['<a href="/x"><i class="icon"></i></a>', 'name: the link to /x has no text'],
    ['<a href="/x"><img src="a.png" alt=""></a>', 'name: the link to /x has no text'],
    ['<button><svg><path d=""/></svg></button>', 'name: a button has no name'],
    ['<div role="button"></div>', 'name: an element has no name'],
    ['<img src="/a.png">', 'name: the image /a.png has no alternative text'],
    ['<iframe src="/x"></iframe>', 'name: a frame has no name'],
    ['<svg role="img"></svg>', 'name: an SVG image has no name'],
    ['<input type="text" id="a">', 'name: a form field has no name'],
    ['<label></label><select></select>', 'name: a form field has no name'],
    ['<input type="image" src="go.png" alt="">', 'name: a form field has no name'],
    ['<a href="/x" aria-labelledby="gone"></a>', 'name: the link to /x has no text'],
    ['<img src="a.png" alt="chart-2.PNG">', 'alt: the alternative text "chart-2.PNG" does not describe the image'],
    ['<img src="a.png" alt="Image">', 'alt: the alternative text "Image" does not describe the image'],
    ['<a href="/x">Click  here.</a>', 'link-text: the link text "Click here." does not say where the link leads'],
    ['<div lang="de"><a href="/x">hier</a></div>', 'link-text: the link text "hier" does not say where the link leads'],
    ['<h2>A</h2><h4>B</h4>', 'heading: the heading "B" has level 4 after one of level 2'],
    ['<h2><i></i></h2>', 'heading: a heading has no text'],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>', 'table: a table has no header cells'],
    ['<p lang="english!">a</p>', 'language: "english!" is not a valid language tag'],
    ['<p id="a">a</p><p id="a">b</p>', 'duplicate-id: several elements of the page have the id "a"'],
  ])('finds the problem of %s', (html, problem) => {
    expect(find(page(html))).toEqual([problem])
  })

  it.each([
    '<a href="/x"><img src="a.png" alt="Plans"></a>',
    '<a href="/x" aria-label="Plans"></a><a id="anchor"></a>',
    '<a href="/x" aria-labelledby="t">here</a><span id="t">Plans</span>',
    '<a href="/x">hier</a>',
    '<img src="a.png" alt=""><img src="b.png" role="presentation">',
    '<button title="Save"></button><summary><span aria-label="More"></span></summary>',
    '<label for="a">Name</label><input id="a"><label>Mail <input></label><textarea placeholder="Text"></textarea>',
    '<input type="submit"><input type="hidden"><input type="button" value="Go">',
    '<h2>A</h2><blockquote><h6>B</h6></blockquote><h3>C</h3><h2>D</h2>',
    '<div class="admonition admonition-note"><h5>Title</h5></div>',
    '<table><tr><td></td><th>b</th></tr><tr><td>c</td><td>d</td></tr></table>',
    '<table><tr><td>one</td></tr><tr><td>two</td></tr></table><table role="presentation"><tr><td>a</td><td>b</td></tr><tr><td>a</td><td>b</td></tr></table>',
    '<svg><g id="a"/></svg><svg><g id="a"/></svg><template><p id="a"></p></template>',
    '<div aria-hidden="true"><a href="/x"></a></div><div hidden><button></button></div>',
    '<iframe title="Demo" src="/x"></iframe><svg role="img"><title>Plan</title></svg>',
    '<pre><code><a href="/x"></a></code></pre>',
  ])('finds nothing wrong with %s', (html) => {
    expect(find(page(html))).toEqual([])
  })

  it('checks the parts that pages share', () => {
    const around = '<nav><a href="/"></a></nav><nav aria-label="Other"></nav><aside></aside>'
    expect(find(page('', around))).toEqual([
      'name (shared): the link to / has no text',
      'landmark (shared): the page has several nav elements, and not all have a name',
    ])
    expect(find('<html><body><p>No main</p></body></html>')).toEqual([
      'language (shared): the page has no language',
      'landmark (shared): the page has no main element',
    ])
  })
})
