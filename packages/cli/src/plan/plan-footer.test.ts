import { expect, it } from 'vitest'
import { createTestConfig, createTestGraph } from '../graph/create-test-graph.js'
import { planFooter } from './plan-footer.js'

function plan(raw: Readonly<Record<string, unknown>>) {
  const fields = { baseUrl: '/shop/', docs: { routeBasePath: '/' }, footer: raw }
  const config = createTestConfig(fields)
  const { value: graph } = createTestGraph({ docs: { 'index.md': {} }, config: fields })
  if (!config.footer) throw new Error('the config has no footer')
  return planFooter(config.footer, { config, graph, locale: 'en' })
}

it('resolves the targets of links below the base URL, and keeps unknown attributes', () => {
  expect(
    plan({
      links: [
        { label: 'A', to: '/a' },
        { label: 'B', href: 'https://example.com', rel: 'me' },
      ],
    }).links,
  ).toEqual([
    { label: 'A', href: '/shop/a', isExternal: false },
    { label: 'B', href: 'https://example.com', isExternal: true, attributes: { rel: 'me' } },
  ])
})

it('separates columns from single links, and omits an empty title', () => {
  const columns = [
    { title: 'Docs', items: [{ label: 'A', to: '/a' }] },
    { title: null, items: [{ html: '<b>x</b>' }] },
  ]
  const { columns: planned, links } = plan({ links: columns })
  expect(planned.map(({ title, items }) => [title, items.length])).toEqual([
    ['Docs', 1],
    [undefined, 1],
  ])
  expect(planned[1]?.items[0]).toMatchObject({ html: '<b>x</b>' })
  expect(links).toEqual([])
})

it('resolves the images and the link of the logo', () => {
  const { logo } = plan({ logo: { src: 'l.svg', srcDark: 'd.svg', href: '/', width: '20px', alt: 'L' } })
  expect(logo).toEqual({ alt: 'L', src: '/shop/l.svg', srcDark: '/shop/d.svg', href: '/shop/', width: 20 })
})
