import { describe, expect, it } from 'vitest'
import type { HeadView } from '../contract/index.js'
import type { DocumentView } from './document-view.js'
import { renderHead } from './render-head.js'

const document: DocumentView = {
  siteTitle: 'Site',
  origin: 'https://docs.example',
  language: 'pt-BR',
  direction: 'ltr',
  defaultColorMode: 'light',
  isColorModeSwitchable: true,
  followsSystemColorMode: false,
  stylesheetHref: '/assets/theme.css',
  scriptHref: '/assets/bootstrap.js',
  inlineScript: 'x()',
  policy: "script-src 'self'",
  metadata: [{ name: 'a', content: 'b"c' }],
  scripts: [{ src: '/js/chat.js', defer: true, async: false }],
}

const head: HeadView = {
  title: 'Plans | Site',
  socialTitle: 'Plans',
  description: 'What & why',
  keywords: ['price', 'cost'],
  canonical: 'https://docs.example/plans',
  image: 'https://docs.example/card.png',
  isIndexed: true,
  alternates: [{ language: 'x-default', href: 'https://docs.example/plans' }],
  breadcrumbs: [{ label: 'A </script>', href: 'https://docs.example/a' }],
}

describe('renderHead', () => {
  const html = renderHead(head, document, '')

  it('has title, description, keywords and canonical URL', () => {
    expect(html).toContain('<title>Plans | Site</title>')
    expect(html).toContain('<meta name="description" content="What &amp; why">')
    expect(html).toContain('<meta name="keywords" content="price, cost">')
    expect(html).toContain('<link rel="canonical" href="https://docs.example/plans">')
  })

  it('loads a web font before the style sheet that names it', () => {
    const preload = '<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin>'
    expect(html).not.toContain('preload')
    const withFont = renderHead(head, { ...document, fontHref: '/a.woff2' }, '')
    expect(withFont).toContain(`${preload}<link rel="stylesheet"`)
    const ofSearch = renderHead(head, { ...document, fontHref: '/a.woff2' }, '', '/search.js')
    expect(ofSearch).not.toContain('preload')
  })

  it('has no duplicates: the config overrides shared elements, a page overrides the config', () => {
    const metadata = [
      { property: 'og:type', content: 'article' },
      { name: 'description', content: 'The site' },
      { name: 'keywords', content: 'all' },
    ]
    const find = (page: HeadView): string[] =>
      [
        ...renderHead(page, { ...document, metadata }, '').matchAll(
          /"(?:og:type|description|keywords)" content="[^"]*"/g,
        ),
      ].map(([text]) => text)
    expect(find(head)).toEqual([
      '"description" content="What &amp; why"',
      '"keywords" content="price, cost"',
      '"og:type" content="article"',
    ])
    const { description: _none, ...bare } = { ...head, keywords: [] }
    expect(find(bare)).toEqual([
      '"og:type" content="article"',
      '"description" content="The site"',
      '"keywords" content="all"',
    ])
  })

  it('has the social card', () => {
    expect(html).toContain('<meta property="og:title" content="Plans">')
    expect(html).toContain('<meta property="og:locale" content="pt_BR">')
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
    expect(html).toContain('<meta name="twitter:image" content="https://docs.example/card.png">')
  })

  it('puts the policy before the only inline script, and that before the style sheet', () => {
    const [policy, script, style] = [
      'http-equiv="Content-Security-Policy"',
      '<script>x()</script>',
      'rel="stylesheet"',
    ].map((part) => html.indexOf(part))
    expect(policy).toBeGreaterThan(0)
    expect(script).toBeGreaterThan(policy ?? 0)
    expect(style).toBeGreaterThan(script ?? 0)
  })

  it('escapes breadcrumb data that would end its element', () => {
    expect(html).toContain('"name":"A \\u003c/script>"')
  })

  it('has noindex only on request', () => {
    expect(html).not.toContain('robots')
    expect(renderHead({ ...head, isIndexed: false }, document, '')).toContain(
      '<meta name="robots" content="noindex, nofollow">',
    )
  })

  it("replaces a missing description by the text's", () => {
    const { description: _none, ...bare } = head
    expect(renderHead(bare, document, 'From the text')).toContain('<meta name="description" content="From the text">')
    expect(renderHead(bare, document, '')).not.toContain('name="description"')
  })

  it('writes additional meta and script elements', () => {
    expect(html).toContain('<meta name="a" content="b&quot;c">')
    expect(html).toContain('<script src="/js/chat.js" defer></script>')
  })
})
