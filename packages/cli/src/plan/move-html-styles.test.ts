import { describe, expect, it } from 'vitest'
import { createTestGraph } from '../graph/create-test-graph.js'
import { collectHtmlStyles, moveHtmlStyles, resolveHtmlLinks } from './move-html-styles.js'

describe('moveHtmlStyles', () => {
  it.each([
    ['<a style="color: red">x</a>', /^<a class="(m\w+)" data-style="color: red">x<\/a>$/],
    [
      "<a class='b' href=/x style='color: red;'>x</a>",
      /^<a class="(m\w+) b" data-style="color: red;" href=\/x>x<\/a>$/,
    ],
    ['<br STYLE=color:red>', /^<br class="(m\w+)" data-style="color:red">$/],
    ['<p style="font: \'A\'">', /^<p class="(m\w+)" data-style="font: 'A'">$/],
  ])('replaces the style of %s with a class', (html, expected) => {
    const moved = moveHtmlStyles(html)
    expect(moved).toMatch(expected)
    const [, className = ''] = expected.exec(moved) ?? []
    expect(collectHtmlStyles({ deep: [{ html: moved }] })).toContain(`.${className}{`)
  })

  it.each(['<b data-style="x">style="y"</b>', 'no tag style="x"', '<b>x</b>'])('keeps %s', (html) => {
    expect(moveHtmlStyles(html)).toBe(html)
  })

  it('drops an empty style, and returns no style sheet without styles', () => {
    expect(moveHtmlStyles('<b style="">x</b>')).toBe('<b>x</b>')
    expect(collectHtmlStyles({ a: ['<b>x</b>', null, 1] })).toBe('')
  })
})

const { value: graph } = createTestGraph({
  docs: { 'index.md': {}, 'guide.md': {} },
  statics: ['img/x.png'],
  config: { baseUrl: '/base/', trailingSlash: true },
})

function resolve(html: string): string {
  return resolveHtmlLinks(html, { graph, locale: 'en' })
}

describe('links in HTML of the config', () => {
  it.each([
    ['<a href="/guide">', '<a href="/base/guide/">'],
    ["<a class='x' href='/guide?a=b&amp;c#d'>", '<a class=\'x\' href="/base/guide/?a=b&amp;c#d">'],
    ['<a href=guide>', '<a href="/base/guide/">'],
    ['<A HREF = "./guide">', '<A HREF = "/base/guide/">'],
    ['<a\n  href="/">', '<a\n  href="/base/">'],
    ['<img alt="" src="/img/x.png">', '<img alt="" src="/base/img/x.png">'],
    ['<a href="/nowhere">', '<a href="/base/nowhere">'],
    ['<a href="pathname:///app">', '<a href="/base/app">'],
  ])('%s becomes %s', (html, expected) => {
    expect(resolve(`x ${html}y</a>`)).toBe(`x ${expected}y</a>`)
  })

  it.each([
    '<a href="https://x.example/guide">',
    '<a href="//x.example/guide">',
    '<a href="mailto:a@b.example">',
    '<a href="#guide">',
    '<a href="?a">',
    '<a href="">',
    '<a href="/base/guide/">',
    '<a data-href="/guide">',
    'href="/guide"',
    '<div title="/guide">',
  ])('%s stays', (html) => expect(resolve(html)).toBe(html))
})
