import { expect, it } from 'vitest'
import { outlineSite } from '../create-test-graph.js'

function linkOf(fields: Readonly<Record<string, unknown>>, config: Readonly<Record<string, unknown>> = {}) {
  const sidebars = { main: [{ type: 'link', label: 'A', ...fields }, 'a'] }
  const { graph } = outlineSite({
    docs: { 'a.md': {} },
    statics: ['files/price list.pdf'],
    config: { docs: { routeBasePath: '/', sidebars }, ...config },
  })
  const item = graph.sidebars[0]?.items[0]
  if (item?.kind !== 'link') throw new Error('no link')
  return { href: item.href, isExternal: item.isExternal }
}

it.each([
  ['https://a.org/x', 'https://a.org/x', true],
  ['//a.org', '//a.org', true],
  ['mailto:a@b.org', 'mailto:a@b.org', true],
  ['/a?x#y', '/base/a?x#y', false],
  ['/files/price%20list.pdf#p', '/base/files/price%20list.pdf#p', false],
  ['pathname:///app', '/base/app', true],
])('resolves %s', (href, expected, isExternal) => {
  expect(linkOf({ href }, { baseUrl: '/base/' })).toEqual({ href: expected, isExternal })
})

it('keeps a path without the base URL on request', () => {
  expect(linkOf({ href: '/app', autoAddBaseUrl: false }, { baseUrl: '/base/' })).toEqual({
    href: '/app',
    isExternal: false,
  })
})
