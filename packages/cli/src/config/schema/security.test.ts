import { expect, it } from 'vitest'
import { listProblems } from '../../../test/list-problems.js'
import { securitySchema } from './security.js'

it('enforces the policy by default, and can go without', () => {
  expect(securitySchema.parse({})).toEqual({ csp: { sources: {}, reportOnly: false, trustedTypes: true } })
  expect(securitySchema.parse({ csp: false })).toEqual({ csp: false })
})

it.each(['https://api.example.com', 'wss:', "'unsafe-inline'", "'nonce-abc'", '*.example.org', 'blob:'])(
  'accepts the source %s',
  (source) => {
    expect(listProblems(securitySchema, { csp: { sources: { 'script-src': [source] } } })).toEqual([])
  },
)

// Each would change or end the directive, or mean nothing without its quotes.
it.each(['self', 'unsafe-eval', 'sha256-abc=', "'none'", 'a b', 'a;script-src *', 'a,b', '', 'htps://a.org'])(
  'rejects the source %j',
  (source) => {
    expect(listProblems(securitySchema, { csp: { sources: { 'img-src': [source] } } })).toEqual([
      expect.stringContaining('csp.sources.img-src[0]: expected a source such as'),
    ])
  },
)

it('rejects unknown directives', () => {
  expect(listProblems(securitySchema, { csp: { sources: { 'default-src': ['https:'] } } })).toEqual([
    'unknown key csp.sources.default-src',
  ])
})
