import { describe, expect, it } from 'vitest'
import { listExampleFiles } from '../../test/list-example-files.js'
import { createHeaders, listSharedRules } from './create-headers.js'

const POLICY = { header: "script-src 'self'", isReportOnly: false }

it('creates headers below the base URL', () => {
  const headers = createHeaders({ baseUrl: '/docs/', policy: POLICY })
  expect(headers).toContain("/docs/*\n  Content-Security-Policy: script-src 'self'\n")
  expect(headers).toContain('/docs/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n')
})

describe('createHeaders of pages that are also Markdown', () => {
  const pages = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ href: `/p${index}`, markdownHref: `/p${index}.md` }))
  const make = (count: number, siteText = ''): string =>
    createHeaders({ baseUrl: '/', policy: POLICY, siteText, hasList: true, markdownPages: pages(count) })
  const LINK = '/p0\n  Link: </p0.md>; rel="alternate"; type="text/markdown"\n'

  it('link each page to its Markdown, within the 100 rules that Cloudflare reads', () => {
    expect(make(98)).toContain(LINK)
    expect(make(98).match(/^\S/gm)).toHaveLength(100)
    expect(make(99)).not.toContain('rel="alternate"')
    expect(make(98, '/a/*\n  X-A: 1\n')).not.toContain('rel="alternate"')
  })

  it('leave out pages that the site has a rule for, and URLs that hosts read as patterns', () => {
    expect(make(2, '/p0\n  Link: </own>; rel="next"\n')).not.toContain(LINK)
    expect(make(2, '/p0\n  X-A: 1\n')).toContain(LINK)
    const markdownPages = [{ href: '/a:b', markdownHref: '/a:b.md' }]
    expect(createHeaders({ baseUrl: '/', policy: POLICY, markdownPages })).not.toContain('Link')
  })
})

describe('createHeaders with rules of the site', () => {
  const make = (siteText: string): string => createHeaders({ baseUrl: '/', policy: POLICY, siteText })

  it('writes them last, and omits its own on the same paths', () => {
    const headers = make(
      '/*\n  Referrer-Policy: no-referrer\n  X-Frame-Options: DENY\n/assets/*\n  cache-control: no-cache',
    )
    expect(headers.match(/referrer-policy/gi)).toHaveLength(1)
    expect(headers).not.toContain('immutable')
    expect(headers).toMatch(/^\/\*\n {2}Content-Security-Policy/)
    expect(headers.endsWith('X-Frame-Options: DENY\n/assets/*\n  cache-control: no-cache\n')).toBe(true)
  })

  it('keeps its own if the site sets them on fewer paths', () => {
    expect(make('/embed/*\n  Referrer-Policy: no-referrer\n')).toContain('strict-origin-when-cross-origin')
  })
})

it.each(['docs.conf', 'static/.htaccess', 'vercel.json'])('sets the headers of the recipe %s in the manual', (file) => {
  const recipe = listExampleFiles('build/deploy.md')[file]?.replaceAll('"', '') ?? ''
  const headers = listSharedRules('/', undefined).flatMap((rule) => rule.headers)
  expect(headers.map(([name]) => name)).toContain('Permissions-Policy')
  for (const [name, value] of headers)
    expect(recipe).toMatch(new RegExp(`${name}(?:, value:)? ${value.replace(/[()]/g, '\\$&')}`))
})
