import { expect, it } from 'vitest'
import { createTestConfig, createTestGraph } from '../graph/create-test-graph.js'
import { checkConfigLinks } from './check-config-links.js'

async function check(config: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const site = { ...config, onBrokenLinks: 'throw', onBrokenContent: 'warn' }
  const { value } = createTestGraph({ docs: { 'a.md': { slug: '/' } }, config: site })
  const diagnostics = await checkConfigLinks({
    config: createTestConfig(site),
    table: value.links,
    versions: [],
    locateInConfig: (path) => ({ file: path.join('.') }),
    checkAnchor: () => undefined,
  })
  return diagnostics.map(({ severity, file, message }) => `${severity} ${file}: ${message}`)
}

it('reports links to missing pages, but only warns about links to new windows, which Docusaurus does not check', async () => {
  const items = [
    { to: '/', label: 'Home' },
    { to: '/gone', label: 'Gone' },
    { to: '/app/', target: '_blank', label: 'App' },
    { href: '/old', target: '_self', label: 'Old' },
  ]
  expect(await check({ navbar: { items } })).toEqual([
    'error navbar.items.1.to: no page at /gone',
    'warning navbar.items.2.to: no page at /app',
    'error navbar.items.3.href: no page at /old',
  ])
})

it('finds the files that docgen generates', async () => {
  const files = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/news/rss.xml', '/news/atom.xml', '/news/feed.json']
  const links = files.map((href) => ({ label: href, href }))
  const feeds = [{ path: '/news', title: 'News' }]
  expect(await check({ footer: { links }, feeds, llms: { pages: true } })).toEqual([])
  expect(await check({ footer: { links: links.slice(2, 4) } })).toEqual([
    'error footer.links.0.href: no page at /llms.txt',
    'error footer.links.1.href: no page at /news/rss.xml',
  ])
})
