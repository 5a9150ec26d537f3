import { expect, it } from 'vitest'
import { createTestConfig, createTestGraph } from '../graph/create-test-graph.js'
import { packAnchors } from '../graph/links/pack-anchors.js'
import { checkRedirects } from './check-redirects.js'
import { createAnchorCheck } from './create-anchor-check.js'

function check(
  redirects: readonly object[],
  docs: Record<string, object> = { 'a.md': {}, 'b.md': {} },
  {
    statics = [],
    ...site
  }: {
    readonly url?: string
    readonly baseUrl?: string
    readonly redirectPages?: boolean
    readonly statics?: readonly string[]
    readonly onBrokenAnchors?: 'throw' | 'log' | 'ignore'
    readonly i18n?: object
  } = {},
) {
  const config = { redirects, ...site }
  const { value: graph } = createTestGraph({ docs: docs as Record<string, Record<string, unknown>>, config, statics })
  const problems = checkRedirects({
    graph,
    config: createTestConfig(config),
    locateInConfig: (path) => ({ file: path.join('.') }),
    checkAnchor: createAnchorCheck([{ route: '/a', anchors: packAnchors(['x', 'y']) }], createTestConfig(config)),
    sources: [],
  })
  return problems.map(({ severity, code, file, message }) => `${severity} ${code} ${file}: ${message}`)
}

it('accepts redirects to pages and to other sites', () => {
  expect(
    check([
      { from: '/old', to: '/a#x' },
      { from: '/gone', to: 'https://example.net/' },
    ]),
  ).toEqual([])
})

it('reports a target without the anchor', () => {
  expect(check([{ from: '/old', to: '/a#z' }])).toEqual([
    'warning broken-anchor redirects.0.to: /a has no element with the id z',
  ])
})

it('never fails a build because of a target without the anchor', () => {
  const redirects = [{ from: '/old', to: '/a#z' }]
  expect(check(redirects, undefined, { onBrokenAnchors: 'throw' })).toEqual([
    'warning broken-anchor redirects.0.to: /a has no element with the id z',
  ])
  expect(check(redirects, undefined, { onBrokenAnchors: 'log' })).toEqual([expect.stringMatching(/^info /)])
  expect(check(redirects, undefined, { onBrokenAnchors: 'ignore' })).toEqual([])
})

it('reports a target that is not a page', () => {
  expect(check([{ from: '/old', to: '/c' }])).toEqual(['error redirect-target redirects.0.to: no page at /c'])
})

it('reports a redirect to itself', () => {
  expect(check([{ from: '/old%20page', to: '/old%20page/?x' }])).toEqual([
    'warning redirect-loop redirects.0.to: /old page redirects to itself',
  ])
})

it('reports redirects to each other', () => {
  expect(
    check([
      { from: '/x', to: '/y' },
      { from: '/y', to: '/x' },
    ]),
  ).toEqual(['warning redirect-loop redirects.0.to: /x → /y → /x is a loop'])
})

it('reports a redirect from an existing page, and a second redirect from the same route', () => {
  expect(
    check(
      [
        { from: '/a', to: '/b' },
        { from: '/o', to: '/b' },
      ],
      { 'a.md': {}, 'b.md': {}, 'c.md': { redirect_from: ['/o'] } },
    ),
  ).toEqual([
    'warning redirect-over-page redirects.0.from: there is a page at /a, which this redirect hides only on some hosts',
    'warning duplicate-redirect docs/c.md: /o already redirects to /b',
  ])
})

const LANGUAGES = { i18n: { defaultLocale: 'en', locales: ['en', 'de'] } }

it('reports the redirects of a page once for all languages that show it', () => {
  const docs = { 'a.md': {}, 'b.md': { redirect_from: ['/old', '/a'] }, 'c.md': { redirect_from: ['/old'] } }
  expect(check([], docs, LANGUAGES)).toEqual([
    'warning redirect-over-page docs/b.md: there is a page at /a, which this redirect hides only on some hosts',
    'warning duplicate-redirect docs/c.md: /old already redirects to /b',
  ])
})

it('reports each redirect of the config, but not its copies in other languages', () => {
  const docs = { 'a.md': {}, 'b.md': {} }
  const twice = [
    { from: '/old', to: '/a' },
    { from: '/old', to: '/b' },
  ]
  expect(check(twice, docs, LANGUAGES)).toEqual([
    'warning duplicate-redirect redirects.1.from: /old already redirects to /a',
  ])
  const gone = ['', '/de'].map((base) => ({ from: `${base}/old`, to: `${base}/gone` }))
  expect(check(gone, docs, LANGUAGES).map((problem) => problem.slice(0, 40))).toEqual([
    expect.stringContaining('redirects.0.to'),
    expect.stringContaining('redirects.1.to'),
  ])
})

it('reports a redirect from a static file', () => {
  expect(check([{ from: '/logo.svg', to: '/b' }], undefined, { statics: ['logo.svg'] })).toEqual([
    'warning redirect-over-page redirects.0.from: there is a file at /logo.svg, which this redirect hides only on some hosts',
  ])
})

it('warns once that GitHub Pages serves no redirects without pages for them', () => {
  const redirects = [
    { from: '/old', to: '/a' },
    { from: '/older', to: '/b' },
  ]
  const docs = { 'a.md': {}, 'b.md': {} }
  expect(check(redirects, docs, { url: 'https://acme.github.io', redirectPages: false })).toEqual([
    'warning redirects-not-served url: GitHub Pages ignores _redirects: the 2 redirects of this site do nothing there',
  ])
  expect(
    check(
      [],
      { 'a.md': { redirect_from: '/old' }, 'b.md': {} },
      { url: 'https://acme.github.io', redirectPages: false },
    ),
  ).toHaveLength(1)
  expect(check([], docs, { url: 'https://acme.github.io', redirectPages: false })).toEqual([])
  expect(check(redirects, docs, { url: 'https://acme-github.io', redirectPages: false })).toEqual([])
  expect(check(redirects, docs, { url: 'https://acme.github.io' })).toEqual([])
})

it('reports loops and chains below a base URL, too', () => {
  const loop = [
    { from: '/x', to: '/y' },
    { from: '/y', to: '/x' },
    { from: '/old', to: '/x' },
  ]
  expect(check(loop, undefined, { baseUrl: '/docs/' })).toEqual([
    'warning redirect-loop redirects.0.to: /x → /y → /x is a loop',
    expect.stringContaining('warning redirect-chain redirects.2.to: /x'),
  ])
})
