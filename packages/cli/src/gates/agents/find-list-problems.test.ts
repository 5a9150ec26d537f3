import { expect, it } from 'vitest'
import { findListProblems, type ListedSite } from './find-list-problems.js'

const page = (name: string, isListed = true) => ({
  route: `/${name}`,
  file: `${name}.md`,
  href: `/docs/${name}.md`,
  pageHref: `/docs/${name}`,
  isListed,
})
const SITE: ListedSite = {
  url: 'https://a.org',
  baseUrl: '/docs/',
  pages: [page('one'), page('caf%C3%A9')],
  files: new Set(['spec.json', 'app/index.html']),
}
const list = (...links: readonly string[]): string =>
  `# A\n\n> Summary\n\n## Pages\n\n${links.map((link) => `- [x](${link})`).join('\n')}\n`
const ALL = ['https://a.org/docs/one.md', '/docs/café.md']
const find = (text: string, site = SITE) =>
  findListProblems([{ file: 'llms.txt', text }], site).map(({ rule, severity }) => `${severity} ${rule}`)

it('accepts a list of all pages, with other hosts and files of the site', () => {
  expect(find(list(...ALL, 'https://b.org/x', '/docs/spec.json?a#b', '/docs/app'))).toEqual([])
})

it('accepts pages in HTML as listed, but prefers their Markdown', () => {
  expect(find(list('/docs/one', '/docs/café.md'))).toEqual(['warning llms-txt-links-markdown'])
})

it('reports links to nothing, with their line', () => {
  const text = list(...ALL, '/docs/gone', '/elsewhere')
  expect(findListProblems([{ file: 'llms.txt', text }], SITE)).toMatchObject([
    { rule: 'llms-txt-links-resolve', line: 9, message: 'the site has no /docs/gone', file: 'llms.txt' },
    { line: 10 },
  ])
})

it('reports pages that no list contains, unless they are unlisted', () => {
  const pages = Array.from({ length: 20 }, (_page, index) => page(`p${index}`))
  const hrefs = pages.map(({ href }) => href)
  expect(find(list(...hrefs.slice(1)), { ...SITE, pages })).toEqual([])
  expect(find(list(...hrefs.slice(2)), { ...SITE, pages })).toEqual(['warning llms-txt-coverage'])
  expect(find(list(...hrefs.slice(5)), { ...SITE, pages })).toEqual(['error llms-txt-coverage'])
  expect(find(list(...hrefs), { ...SITE, pages: [...pages, ...pages.map(() => page('hidden', false))] })).toEqual([])
})

it('reports the shape of a list, and a missing one', () => {
  expect(findListProblems([{ file: 'llms.txt', text: 'A\n' }], { ...SITE, pages: [] })).toMatchObject([
    { severity: 'error', message: 'the list lacks a heading as its first line, a summary, sections, links' },
  ])
  expect(findListProblems([{ file: 'de/llms.txt', text: list(...ALL) }], SITE)).toMatchObject([
    { rule: 'llms-txt-exists' },
  ])
})
