import { describe, expect, it } from 'vitest'
import { listExampleFiles } from '../../test/list-example-files.js'
import { createHeaders, ownHeaders } from './create-headers.js'

const POLICY = { header: "script-src 'self'", isReportOnly: false }

it('creates headers below the base URL', () => {
  const headers = createHeaders({ baseUrl: '/docs/', policy: POLICY })
  expect(headers).toContain("/docs/*\n  Content-Security-Policy: script-src 'self'\n")
  expect(headers).toContain('/docs/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n')
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
  const headers = ownHeaders('/', undefined).flatMap((rule) => rule.headers)
  expect(headers.map(([name]) => name)).toContain('Permissions-Policy')
  for (const [name, value] of headers)
    expect(recipe).toMatch(new RegExp(`${name}(?:, value:)? ${value.replace(/[()]/g, '\\$&')}`))
})
