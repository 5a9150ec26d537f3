import { expect, it } from 'vitest'
import config from '../../../../docs/site.config.js'
import { siteSchema } from '../config/schema/site.js'
import { isCurrentPath } from './navbar-planner.js'

it.each([
  ['/a', { path: '/a' }, true],
  ['/a/b', { path: '/a' }, true],
  ['/ab', { path: '/a' }, false],
  ['/A/', { path: '/a/' }, true],
  ['/', { path: '/' }, true],
  ['/a', { path: '/' }, false],
  ['/api/x', { path: '/other', basePath: '/api/' }, true],
  ['/apis', { path: '/other', basePath: '/api' }, true],
  ['/Blog/1', { path: '/x', baseRegex: '^/blog/\\d' }, true],
  ['/x', { path: '/x', baseRegex: '^/blog' }, false],
  ['/a', { path: '/a?x#y' }, true],
  ['/a', {}, false],
])('on %s with %o: %s', (route, rule, isCurrent) => expect(isCurrentPath(route, rule)).toBe(isCurrent))

it("marks one link of the manual's navbar on each page", () => {
  const { items } = siteSchema.parse(config).navbar
  const links = items.flatMap((item) => (item.type === 'default' ? [item] : []))
  const current = (route: string) =>
    links
      .filter(({ to, activeBasePath: basePath, activeBaseRegex: baseRegex }) =>
        isCurrentPath(route, { path: to, basePath, baseRegex }),
      )
      .map(({ label }) => label)
  expect(current('/')).toEqual(['Manual'])
  expect(current('/reference/front-matter')).toEqual(['Manual'])
  expect(current('/reference/configuration')).toEqual(['Configuration'])
  expect(current('/reference/command-line')).toEqual(['Command line'])
})
