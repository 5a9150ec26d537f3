import { describe, expect, it } from 'vitest'
import { createTestConfig, createTestGraph } from '../graph/create-test-graph.js'
import { checkHostFiles, checkReservedFiles } from './check-host-files.js'

const check = (output: string, text: string, config: Readonly<Record<string, unknown>> = {}) => {
  const site = { docs: { 'a.md': {}, 'b.md': {} }, config }
  return checkHostFiles({
    statics: [{ path: `static/${output}`, output, text, hash: '', bytes: 0 }],
    graph: createTestGraph(site).value,
    config: createTestConfig(config),
    locateInConfig: () => ({ file: 'site.config.ts', line: 9 }),
  }).map(({ code, line, message }) => `${code} ${line} ${message}`)
}

describe('_redirects', () => {
  it.each<[string, Readonly<Record<string, unknown>>, readonly string[]]>([
    ['/old /a\n/other/* /a', {}, []],
    ['/old /gone', {}, ['redirect-target 1 no page at /gone']],
    ['/old/* /gone?x#y\n/older /:x', {}, ['redirect-target 1 no page at /gone']],
    ['/old /docs/gone\n/older /elsewhere', { baseUrl: '/docs/' }, ['redirect-target 1 no page at /gone']],
    ['/old /gone', { onBrokenLinks: 'ignore' }, []],
    ['/fn /.netlify/functions/x 200\n/feed /blog/rss.xml\n/llm /llms.txt', {}, []],
    ['/x /%C3%A9/y\n/é/* /a', {}, []],
    ['/x /other/y\n/other/* /a\n/missing /gone 404', {}, []],
    ['/x /old', { redirects: [{ from: '/old', to: '/a' }] }, []],
    ['/x /y/\n/y /a', {}, ['redirect-chain 1 /y redirects to /a']],
    ['/x /x', {}, ['redirect-loop 1 /x redirects to itself']],
    ['/x /y\n/y /z\n/z /x', {}, ['redirect-loop 1 /x → /y → /z → /x is a loop']],
    ['# note\nnonsense', {}, ['invalid-redirect 2']],
    ['/old /a\n/old /a', {}, []],
    [
      '/old /a\n/old/ /b',
      {},
      ['duplicate-redirect 2 "/old/" redirects to "/b" here and to "/a" elsewhere; hosts use the first'],
    ],
    ['/a /b', {}, ['redirect-over-page 1 there is a page at /a']],
    ['/a /b 301!', {}, []],
    ['/a /b 200', {}, []],
    ['/a /b Country=de', {}, []],
    ['/old /a', { redirects: [{ from: '/old', to: '/b' }] }, ['duplicate-redirect 1']],
    ['/docs/a /b', { baseUrl: '/docs/' }, ['redirect-over-page 1']],
    ['/docsa /b\n/doc/a /b\n/a /b', { baseUrl: '/docs/' }, []],
  ])('%j with the config %j', (text, config, expected) => {
    const problems = check('_redirects', text, config)
    expect(problems.map((line, index) => line.slice(0, expected[index]?.length))).toEqual(expected)
  })
})

describe('_headers', () => {
  const policy = (value: string): string => `/*\n  Content-Security-Policy: ${value}\n`
  it('cannot weaken the policy of the pages', () => {
    expect(check('_headers', policy("default-src 'self'"))).toEqual([expect.stringMatching(/^duplicate-csp 2 /)])
    expect(check('_headers', policy("frame-ancestors 'none'; report-to x;"))).toEqual([])
    expect(check('_headers', '/*\n  X-Frame-Options: DENY\n')).toEqual([])
    expect(check('_headers', policy("default-src 'self'"), { security: { csp: false } })).toEqual([])
  })
})

it('reports a static file at the path of one that docgen writes, whatever its case', () => {
  const statics = ['Sitemap.xml', 'robots.txt'].map((output) => ({
    path: `static/${output}`,
    output,
    hash: '',
    bytes: 0,
  }))
  const reported = checkReservedFiles(statics, [{ file: 'sitemap.xml', content: 'all pages' }])
  expect(reported.map(({ file, message }) => [file, message])).toEqual([
    ['static/Sitemap.xml', 'this file is skipped: docgen writes "sitemap.xml", which contains all pages'],
  ])
})

it('relates a redirect to the other one, in its file or in the config', () => {
  const relate = (text: string, redirects: readonly object[]) => {
    const config = { redirects }
    return checkHostFiles({
      statics: [{ path: 'static/_redirects', output: '_redirects', text, hash: '', bytes: 0 }],
      graph: createTestGraph({ docs: { 'a.md': {}, 'b.md': {} }, config }).value,
      config: createTestConfig(config),
      locateInConfig: () => ({ file: 'site.config.ts', line: 9, column: 2, length: 4 }),
    }).flatMap(({ related = [] }) => related)
  }
  expect(relate('/old /a\n/old/ /b', [])).toEqual([
    { file: 'static/_redirects', line: 1, message: 'redirects it to "/a"' },
  ])
  expect(relate('/old /a', [{ from: '/old', to: '/b' }])).toEqual([
    { file: 'site.config.ts', line: 9, column: 2, message: 'redirects it to "/b"' },
  ])
})
