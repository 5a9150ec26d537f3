import { describe, expect, it } from 'vitest'
import { writePdfPage } from './write-pdf-page.js'

const links = {
  base: '/base/',
  onlineUrl: 'https://docs.example/kit/',
  names: new Map([
    ['/', 'p1'],
    ['/a/b', 'p2'],
    ['/\u00fc', 'p3'],
  ]),
}
const write = (article: string): string =>
  writePdfPage(`<head><link rel="stylesheet" href="/base/x.css"></head><article>${article}</article>`, 'p9', links).html

describe('writePdfPage', () => {
  it('leads links to pages of the PDF, and others to the published site', () => {
    const href = (to: string): string => /href="([^"]*)"/.exec(write(`<a href="${to}">x</a>`))?.[1] ?? ''
    expect(href('/base/')).toBe('#p1')
    for (const to of ['/base/a/b', '/base/a/b/', '/base/a/b.html', '/base/a/b/index.html']) expect(href(to)).toBe('#p2')
    expect(href('/base/a/b?x=1')).toBe('#p2')
    expect(href('/base/a/b#more')).toBe('#p2-more')
    expect(href('/base/%C3%BC')).toBe('#p3')
    expect(href('/base/%E0%A4%A')).toBe('https://docs.example/kit/%E0%A4%A')
    expect(href('/base/gone#x')).toBe('https://docs.example/kit/gone#x')
    expect(href('https://other.example/')).toBe('https://other.example/')
    expect(href('#own')).toBe('#p9-own')
    expect(href('#')).toBe('#p9')
  })

  it('makes ids unique, with what refers to them', () => {
    const html = write('<h2 id="a">A</h2><input id="i" name="n"><label for="i"></label><p aria-labelledby="a i">x</p>')
    expect(html).toContain('<h2 id="p9-a">')
    expect(html).toContain('<input id="p9-i" name="p9-n"><label for="p9-i">')
    expect(html).toContain('aria-labelledby="p9-a p9-i"')
  })

  it('omits what does nothing on paper, and loads all images', () => {
    const html = write('<nav>n</nav><script>s</script><p>t<button>b</button></p><img src="/base/i.png" loading="lazy">')
    expect(html).toBe('<section id="p9" class="pdf-page"><p>t</p><img src="/base/i.png"></section>')
  })

  it('names the style sheets of the page', () => {
    const { sheets } = writePdfPage(
      '<link rel="stylesheet" href="/base/x.css"><link rel="icon" href="/i">',
      'p1',
      links,
    )
    expect(sheets).toEqual(['/base/x.css'])
  })

  it('reads pages of any depth', () => {
    const html = write(`${'<div>'.repeat(400)}<a href="/base/">deep</a>`)
    expect(html).toContain('<a href="#p1">deep</a>')
  })
})
