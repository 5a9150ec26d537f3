import { expect, it } from 'vitest'
import { createAnchorChange, matchAnchors, planHeadingLinks } from './plan-heading.js'
import type { SiteLink } from './site-links.js'

const change = { routes: new Set(['/a']), before: ['install', 'use'], after: ['set-up', 'use'] }

it('matches ids by their order', () => {
  expect(matchAnchors(change)).toEqual(new Map([['install', 'set-up']]))
  expect(matchAnchors({ ...change, after: ['use'] })).toEqual(new Map())
})

it('changes the anchors of links to the page', () => {
  const text = 'See [a](./a.md#install) and [b](./a.md#use).\n'
  const linkTo = (anchor: string, column: number): SiteLink => ({
    use: { kind: 'link', href: `./a.md#${anchor}`, file: 'docs/b.md', line: 1, column },
    route: '/b',
    edition: 'x',
    resolved: { kind: 'page', route: '/a', href: '/a', anchor },
  })
  const edits = planHeadingLinks(change, [linkTo('install', 5), linkTo('use', 29)], () => text)
  expect([...edits]).toEqual([['docs/b.md', [{ start: 15, end: 22, text: 'set-up' }]]])
})

it('changes the anchors of links to all pages that show the text', () => {
  const link: SiteLink = {
    use: { kind: 'link', href: './a.md#install', file: 'i18n/de/b.md', line: 1, column: 1 },
    route: '/de/b',
    edition: 'de',
    resolved: { kind: 'page', route: '/de/a', href: '/de/a', anchor: 'install' },
  }
  const edits = planHeadingLinks({ ...change, routes: new Set(['/a', '/de/a']) }, [link], () => '[a](./a.md#install)\n')
  expect([...edits]).toEqual([['i18n/de/b.md', [{ start: 11, end: 18, text: 'set-up' }]]])
})

it('changes the anchors of links in the config', () => {
  const changeAnchor = createAnchorChange(change)
  expect(changeAnchor('/a', '?tab=x#install')).toEqual(['/a', '?tab=x#set-up'])
  expect([changeAnchor('/a', '#use'), changeAnchor('/a', ''), changeAnchor('/b', '#install')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
