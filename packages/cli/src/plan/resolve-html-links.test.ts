import { describe, expect, it } from 'vitest'
import { createTestGraph } from '../graph/create-test-graph.js'
import { resolveHtmlLinks } from './resolve-html-links.js'

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
