import { describe, expect, it } from 'vitest'
import { createTestGraph } from '../graph/create-test-graph.js'
import { type LinkTarget, resolveTarget } from './resolve-target.js'

const { value: graph } = createTestGraph({
  docs: { 'index.md': {}, 'guide.md': {} },
  config: { baseUrl: '/base/', trailingSlash: true },
})

const resolve = (target: LinkTarget) => resolveTarget(target, { graph, locale: 'en' })

describe('the target of a navbar or footer link', () => {
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
  ])('is %s as written for another site: %s', (href, isExternal) => {
    expect(resolve({ href })).toEqual({ href, isExternal })
  })

  it('is a URL below the base URL if the link sets it, and for unchecked links', () => {
    expect(resolve({ href: '/app', prependBaseUrlToHref: true })).toEqual({ href: '/base/app', isExternal: false })
    expect(resolve({ href: 'pathname:///app' })).toEqual({ href: '/base/app', isExternal: false })
  })
})
