import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createHeaders } from './create-headers.js'
import { createPolicy, type PolicyInput } from './create-policy.js'

describe('createPolicy', () => {
  const CSP = { sources: {}, reportOnly: false, trustedTypes: true }
  const NOTHING = { inlineScripts: [], scriptSources: [], styleSources: [], hasFrames: false, settings: CSP }
  const make = (input: Partial<PolicyInput>): string | undefined => createPolicy({ ...NOTHING, ...input })?.meta

  it('allows the inline scripts by their hashes and no other inline code', () => {
    const policy = make({ inlineScripts: ['x()', 'y()'] })
    for (const text of ['x()', 'y()'])
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
  })

  it('allows the origins of configured scripts once each', () => {
    const own = make({ connectSources: ['https://api.example/feedback', '/own', 'mailto:a@b.c'] })
    expect(own).toContain("connect-src 'self' https://api.example;")
    const scriptSources = ['https://chat.example/a.js', 'https://chat.example/b.js', '/own.js']
    const policy = make({ scriptSources })
    expect(policy?.match(/https:\/\/chat\.example/g)).toHaveLength(2)
    expect(make({ scriptSources: ['//count.example/a.js'] })).toContain("connect-src 'self' count.example;")
  })

  it('allows the sources of single pages in the header, which applies to all', () => {
    const policy = createPolicy({ ...NOTHING, pageSources: ['https://api.example'] })
    expect(policy?.header).toContain("connect-src 'self' https://api.example;")
    expect(policy?.meta).toContain("connect-src 'self';")
  })

  it('allows frames of secure sites only if HTML is trusted', () => {
    expect(make({ hasFrames: true })).toContain("; frame-src 'self' https:; object-src 'self';")
    expect(make({})).not.toContain('frame-src')
  })

  it('allows the origins of configured style sheets, and their fonts', () => {
    const policy = make({ styleSources: ['https://fonts.example/css?family=Inter', '/own.css'] })
    expect(policy).toContain("style-src 'self' https://fonts.example; ")
    expect(policy).toContain("font-src 'self' https://fonts.example; ")
    const google = make({ styleSources: ['//fonts.googleapis.com/css2?family=Inter'] })
    expect(google).toContain("font-src 'self' fonts.googleapis.com https://fonts.gstatic.com; ")
  })

  it('adds the sources of the config to their directives', () => {
    const sources = { 'connect-src': ['https://api.example', "'self'"], 'object-src': ['https://pdf.example'] }
    const policy = make({ settings: { ...CSP, sources } })
    expect(policy).toContain("connect-src 'self' https://api.example; ")
    expect(policy).toContain('; object-src https://pdf.example')
  })

  it('adds no hashes of inline scripts if all inline scripts are allowed', () => {
    const settings = { ...CSP, sources: { 'script-src': ["'unsafe-inline'"] } }
    expect(make({ inlineScripts: ['x()'], settings })).toContain("script-src 'self' 'unsafe-inline'; ")
  })

  it('omits Trusted Types if the config disables them', () => {
    expect(make({ settings: { ...CSP, trustedTypes: false } })).not.toContain('trusted-types')
  })

  it('sends directives that a meta tag can’t contain only in the header', () => {
    const settings = { ...CSP, sources: { 'frame-ancestors': ['https://cms.example'], 'report-uri': ['/csp'] } }
    const policy = createPolicy({ ...NOTHING, settings })
    expect(policy?.header).toContain("; frame-ancestors 'self' https://cms.example; report-uri /csp")
    expect(policy?.meta).not.toMatch(/frame-ancestors|report-uri/)
  })

  it('is in no page if it is report-only, and nowhere if disabled', () => {
    const policy = createPolicy({ ...NOTHING, settings: { ...CSP, reportOnly: true } })
    expect(policy?.meta).toBeUndefined()
    const headers = createHeaders({ baseUrl: '/', policy })
    expect(headers).toContain("  Content-Security-Policy-Report-Only: default-src 'none'; ")
    expect(createPolicy({ ...NOTHING, settings: false })).toBeUndefined()
    expect(createHeaders({ baseUrl: '/', policy: undefined })).not.toContain('Content-Security-Policy')
  })
})
