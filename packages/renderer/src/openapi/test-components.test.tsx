import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { testComponents } from './test-components.js'

/** The HTML of a component; these show whatever properties they get. */
function render(name: keyof typeof testComponents, properties: object): string {
  return renderToStaticMarkup(createElement(testComponents[name] as ComponentType, properties))
}

it.each([
  ['operation', 'ApiOperation'],
  ['overview', 'ApiOverview'],
  ['page', 'ApiSchemaPage'],
  ['changelog', 'ApiChangelog'],
] as const)('shows every field of the view %s', (view, component) => {
  const fields = { title: 'A & B', list: [{ flag: true }, 7, null], absent: undefined }
  expect(render(component, { [view]: fields })).toBe(
    `<article><div data-name="${view}"><i data-name="title">A &amp; B</i><div data-name="list">` +
      '<div data-name="0"><i data-name="flag">true</i></div><i data-name="1">7</i><i data-name="2">null</i>' +
      '</div><i data-name="absent">undefined</i></div></article>',
  )
})

it('shows the HTML of a view as HTML, and all other texts as text', () => {
  const operation = { html: '<b>a</b>', descriptionHtml: '<i>b</i>', htmlText: '<b>c</b>' }
  expect(render('ApiOperation', { operation })).toBe(
    '<article><div data-name="operation"><div data-name="html"><b>a</b></div>' +
      '<div data-name="descriptionHtml"><i>b</i></div><i data-name="htmlText">&lt;b&gt;c&lt;/b&gt;</i></div></article>',
  )
})

it('gives elements the ids of a view, so that links find them', () => {
  expect(render('ApiOperation', { operation: { id: 'get-a' } })).toContain('<i data-name="id" id="get-a">get-a</i>')
  expect(render('ApiOperation', { operation: { id: 7 } })).toContain('<i data-name="id">7</i>')
})

it('shows code, headings and links', () => {
  expect(render('CodeBlock', { html: '<code>a</code>' })).toBe('<pre><code>a</code></pre>')
  expect(render('Heading', { id: 'a', children: 'A' })).toBe('<h2 id="a">A</h2>')
  expect(render('Link', { href: '/a', children: 'A' })).toBe('<a href="/a">A</a>')
})

it('shows nothing of other components', () => {
  expect([render('Admonition', { children: 'a' }), render('Tabs', { items: [] })]).toEqual([
    '<div></div>',
    '<div></div>',
  ])
})
