import { describe, expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

const check = async (text: string, allowedSources?: Readonly<Record<string, readonly string[]>>) => {
  const { diagnostics } = await compilePlain(text, { trustHtml: true, ...(allowedSources && { allowedSources }) })
  return diagnostics.map(({ code, message, hint }) => `${code}: ${message}. ${hint}`)
}

describe('the check of the security policy', () => {
  it.each([
    [
      '<script src="https://a.example/b.js"></script>',
      '<script> of https://a.example',
      "'https://a.example'",
      'script-src',
    ],
    ['<script type="module">a()</script>', 'the inline script', `"'unsafe-inline'"`, 'script-src'],
    ['<style>a { color: red }</style>', 'the inline style sheet', `"'unsafe-inline'"`, 'style-src'],
    [
      '<link rel="stylesheet" href="//a.example/b.css">',
      '<link> of https://a.example',
      "'https://a.example'",
      'style-src',
    ],
    ['<form action="https://a.example/b"></form>', '<form> of https://a.example', "'https://a.example'", 'form-action'],
    [
      '<button formaction="https://a.example/">b</button>',
      '<button> of https://a.example',
      "'https://a.example'",
      'form-action',
    ],
    [
      '<object data="https://a.example/b.pdf"></object>',
      '<object> of https://a.example',
      "'https://a.example'",
      'object-src',
    ],
    ['<embed src="https://a.example/b.pdf">', '<embed> of https://a.example', "'https://a.example'", 'object-src'],
    ['<div onclick="a()">b</div>', 'onclick of <div>', `"'unsafe-inline'"`, 'script-src'],
  ])('reports %s, and not if the config allows it', async (html, what, source, directive) => {
    const hint = `Add ${source} to ${directive} in security.csp.sources`
    expect(await check(html, {})).toEqual([`blocked-html: the security policy blocks ${what}. ${hint}`])
    expect(await check(html, { [directive]: ["'unsafe-inline'", 'https://a.example'] })).toEqual([])
    expect(await check(html)).toEqual([])
  })

  it.each([
    '<iframe src="https://a.example/b"></iframe>',
    '<script type="application/ld+json">{}</script>',
    '<link rel="me" href="https://a.example/b">',
    '<form action="/own"></form>',
    '<object data="./a.svg"></object>',
  ])('accepts %s', async (html) => {
    expect(await check(html, {})).toEqual([])
  })

  it('reports frames without encryption', async () => {
    expect(await check('<iframe src="http://a.example/b"></iframe>', {})).toEqual([
      expect.stringMatching(/^insecure-url: browsers will not load http:\/\/a\.example\/b/),
    ])
  })
})
