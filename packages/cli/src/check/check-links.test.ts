import type { LinkUse } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import { createTestConfig, createTestGraph } from '../graph/create-test-graph.js'
import { packAnchors } from '../graph/links/pack-anchors.js'
import { editionKey } from '../graph/site-graph.js'
import { checkLinks } from './check-links.js'

const DOCS = { 'index.md': {}, 'guide/start.md': {}, 'draft.md': { draft: true } }

/** The diagnostics of one link on the start page, as `severity code: message. Hint`. */
function check(link: Partial<LinkUse> & Pick<LinkUse, 'href'>, fields: Readonly<Record<string, unknown>> = {}) {
  const config = { docs: { routeBasePath: '/' }, ...fields }
  const { value: graph } = createTestGraph({ docs: DOCS, assets: ['chart.png'], config })
  const use: LinkUse = { kind: 'link', file: 'docs/index.md', line: 3, column: 5, ...link }
  const problems = checkLinks({
    pages: [
      {
        route: '/',
        edition: editionKey({ version: 'current', locale: 'en' }),
        links: [use, use],
        anchors: packAnchors([]),
      },
    ],
    table: graph.links,
    config: createTestConfig(config),
    checkAnchor: () => undefined,
  })
  for (const { file, line, column } of problems) expect([file, line, column]).toEqual(['docs/index.md', 3, 5])
  return problems.map(({ severity, code, message, hint }) => `${severity} ${code}: ${message}. ${hint ?? ''}`.trim())
}

it.each([
  { href: 'guide/start.md' },
  { href: '/guide/start' },
  { href: 'chart.png' },
  { href: 'https://example.com/x' },
])('accepts $href', (link) => expect(check(link)).toEqual([]))

it.each([
  [{ href: '/guide/strat' }, 'error broken-link: no page at /guide/strat. Did you mean /guide/start?'],
  [{ href: 'guide/strat.md' }, 'no Markdown file at docs/guide/strat.md. Did you mean ./guide/start.md?'],
  [{ href: 'draft.md' }, 'has no page in this build. Remove the link until the page is ready, or build with --drafts'],
  [{ href: '_part.md' }, 'has no page: files whose names begin with _ are partials'],
  [{ href: 'jo@example.com' }, 'no page or file at /jo@example.com. Write mailto:jo@example.com'],
  [{ href: 'www.example.org' }, 'Write https://www.example.org'],
  [{ href: '@site/x.zip' }, 'error broken-link: no file at x.zip'],
  [{ href: '../docs', kind: 'image' }, 'broken-image: no image at docs. It is a folder: name a file in it'],
  [{ href: '/x.zip', isInserted: true }, 'The source of the page does not contain it, so look at the plugins'],
  [{ href: '/x.zip' }, 'error broken-link: no page or file at /x.zip'],
  [{ href: '../LICENSE' }, 'no page at /LICENSE. The link points outside of the docs folder'],
  [{ href: '' }, 'broken-link: this link has no URL. Write one, or # for the top of this page'],
  [{ href: 'chrat.png', kind: 'image' }, 'broken-image: no image at docs/chrat.png. Did you mean ./chart.png?'],
  [{ href: '/guide/start', kind: 'image' }, 'broken-image: /guide/start is a page, not an image'],
  [{ href: 'api:get-order' }, 'broken-link: no API operation get-order'],
] as const)('reports %o once', (link, expected) => {
  const problems = check(link)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(expected)
})

it.each([
  [{ onBrokenLinks: 'warn' }, {}, 'warning'],
  [{ onBrokenLinks: 'log' }, {}, 'info'],
  [{ onBrokenLinks: 'ignore' }, {}, undefined],
  [{}, { isHtml: true }, 'error'],
  [{ onBrokenContent: 'warn' }, { isHtml: true }, 'warning'],
  [{ onBrokenMarkdownLinks: 'throw' }, { isHtml: true, href: './gone.md' }, 'error'],
  [{ onBrokenMarkdownLinks: 'throw', onBrokenContent: 'warn' }, { isHtml: true, href: './gone.md' }, 'warning'],
  [{ onBrokenMarkdownLinks: 'throw', onBrokenContent: 'warn' }, { href: './gone.md' }, 'error'],
] as const)('takes the severity from the config %o and the link %o', (fields, link, severity) => {
  expect(check({ href: '/gone', ...link }, fields)[0]?.split(' ')[0]).toBe(severity)
})

it('reports a broken anchor of a source that several pages show once, with the number of the others', () => {
  const { value: graph } = createTestGraph({ docs: DOCS, config: {} })
  const uses = ['#a', '#b'].map(
    (href, index): LinkUse => ({ href, kind: 'link', file: 'docs/_part.md', line: 3, column: 5 + index }),
  )
  const pages = ['/one', '/two', '/three'].map((route, index) => ({
    route,
    edition: editionKey({ version: 'current', locale: 'en' }),
    links: index === 0 ? uses : uses.slice(0, 1),
    anchors: packAnchors([]),
  }))
  const problems = checkLinks({
    pages,
    table: graph.links,
    config: createTestConfig({}),
    checkAnchor: (link) =>
      link.kind === 'page'
        ? { code: 'broken-anchor', severity: 'warning', message: `${link.route} lacks ${link.anchor}` }
        : undefined,
  })
  expect(problems.map(({ message }) => message)).toEqual([
    '/one lacks a. The same is true of 2 more pages',
    '/one lacks b',
  ])
})
