import { describe, expect, it } from 'vitest'
import { createTestGraph } from '../graph/create-test-graph.js'
import { type LinkTarget, resolveTarget } from './resolve-target.js'

const { value: graph } = createTestGraph({
  docs: { 'index.md': {}, 'guide.md': {} },
  config: { baseUrl: '/base/', trailingSlash: true },
})

const resolve = (target: LinkTarget) => resolveTarget(target, { graph, locale: 'en' })

describe('the target of a link of navbar or footer', () => {
  it.each([
    ['guide', '/base/guide/'],
    ['/guide?a#b', '/base/guide/?a#b'],
    ['#part', '/base/#part'],
    ['/nowhere', '/base/nowhere'],
    ['pathname:///app', '/base/app'],
  ])('is, to %s, %s of this site', (to, href) => expect(resolve({ to })).toEqual({ href, isExternal: false }))

  it.each([
    ['https://x.example/', true],
    ['//x.example/', true],
    ['mailto:a@b.example', false],
    ['/guide', false],
    ['#part', false],
  ])('is %s as it is written, another site: %s', (href, isExternal) => {
    expect(resolve({ href })).toEqual({ href, isExternal })
  })

  it('is an address below the base URL where the link wants it, and where nobody is to look after it', () => {
    expect(resolve({ href: '/app', prependBaseUrlToHref: true })).toEqual({ href: '/base/app', isExternal: false })
    expect(resolve({ href: 'pathname:///app' })).toEqual({ href: '/base/app', isExternal: false })
  })
})
