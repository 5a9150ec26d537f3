import { expect, it } from 'vitest'
import { linksSchema } from './links.js'

const pathsOf = (link: Readonly<Record<string, unknown>>) =>
  linksSchema.safeParse([link]).error?.issues.map(({ path }) => path.join('.')) ?? []

it.each([
  { rel: 'icon', href: '/icon.svg', sizes: 'any', crossorigin: true },
  { rel: 'stylesheet', href: 'https://a.org/a.css' },
  { rel: 'preload stylesheet', href: '//a.org/a.css' },
])('accepts %j', (link) => {
  expect(pathsOf(link)).toEqual([])
})

it.each([
  [{ rel: 'stylesheet', href: '/a.css' }, '0.rel'],
  [{ rel: 'alternate Canonical', href: '/' }, '0.rel'],
  [{ rel: 'icon', href: '/', 'on click': 'x' }, '0.on click'],
  [{ rel: 'icon', href: '/', sizes: 7 }, '0.sizes'],
  [{ href: '/' }, '0.rel'],
])('rejects %j', (link, path) => {
  expect(pathsOf(link)).toContain(path)
})
