import { expect, it } from 'vitest'
import {
  type BuiltSite,
  collectRequested,
  createStartRedirect,
  listArchiveVersions,
  relativize,
  selectFiles,
} from './archive-files.js'

const page = (version: string): string => `<!doctype html><html lang="en"${version}><head></head></html>`

const site: BuiltSite = {
  onlineUrl: 'https://docs.example/kit/',
  files: new Map(
    Object.entries({
      'index.html': page(''),
      'guide/a b.html': page(' data-docs-version="2.0"'),
      '1.0/guide/index.html': `${page(' data-docs-version="1.0" data-docs-version-path="1.0/"')}<a href="/-docgen-archive-/guide/named.pdf">`,
      'docgen-search.json': JSON.stringify({
        indexes: [
          { version: '', root: '1111111111' },
          { version: '1.0', root: '2222222222' },
        ],
      }),
      'assets/search/1111111111.txt': 'a 3333333333',
      'assets/search/2222222222.txt': 'b',
      'assets/search/3333333333.txt': 'c',
      'assets/theme.css': '',
      'guide/api.yaml': '',
      'guide/named.pdf': '',
      '1.0/guide/api.yaml': '',
      'sitemap.xml': '',
      'index.md': '',
    }).map(([file, text]) => [file, Buffer.from(text)]),
  ),
}

it('selects the pages and the search of a version, and nothing for servers', () => {
  expect(listArchiveVersions(site)).toEqual([
    { name: '2.0', path: '' },
    { name: '1.0', path: '1.0/' },
  ])
  const old = selectFiles(site, { name: '1.0', path: '1.0/' })
  expect([...old.keys()]).toEqual([
    'index.html',
    '1.0/guide/index.html',
    'docgen-search.json',
    'assets/search/2222222222.txt',
    'assets/theme.css',
    'guide/named.pdf',
    '1.0/guide/api.yaml',
  ])
  const latest = [...selectFiles(site, { name: '2.0', path: '' }).keys()]
  expect(latest).toContain('assets/search/3333333333.txt')
  expect(latest).toContain('guide/api.yaml')
  expect(latest).not.toContain('1.0/guide/api.yaml')
  expect([...selectFiles(site, undefined).keys()]).toContain('1.0/guide/api.yaml')
  expect(collectRequested(old)).toMatchObject({ 'assets/search/2222222222.txt': 'b', '1.0/guide/index.html': '' })
})

it('makes links relative, and absolute where the archive lacks the page', () => {
  const to = (href: string): string => relativize('1.0/guide/index.html', ` href="/-docgen-archive-/${href}"`, site)
  expect(to('')).toBe(' href="../../index.html"')
  expect(to('1.0/guide/#part')).toBe(' href="index.html#part"')
  expect(to('guide/a%20b?q=1#part')).toBe(' href="../../guide/a%20b.html?q=1#part"')
  expect(to('gone')).toBe(' href="https://docs.example/kit/gone"')
  expect(to('%zz')).toBe(' href="https://docs.example/kit/%zz"')
})

it('has no notice about a wrong base URL, and search forms that lead to its own search page', () => {
  const form = '<form action="/-docgen-archive-/guide/a b">'
  const banner =
    '<div id="docgen-base-url-banner" class="banner" role="alert" hidden=""><div><strong>T</strong>' +
    '<p>It was built for the base URL /-docgen-archive-/.</p></div></div>'
  expect(relativize('index.html', `<body>${banner}${form}`, site)).toBe('<body><form action="guide/a%20b.html">')
})

it('changes sets of images, style sheets, and URLs of the published site', () => {
  const set = ' srcset="/-docgen-archive-/assets/theme.css 1x, https://x/a.png 2x"'
  expect(relativize('index.html', set, site)).toBe(' srcset="assets/theme.css 1x, https://x/a.png 2x"')
  expect(relativize('assets/a.css', 'url(/-docgen-archive-/img/a.svg)', site)).toBe('url(../img/a.svg)')
  expect(relativize('index.html', 'https://docs.example/-docgen-archive-/a', site)).toBe('https://docs.example/kit/a')
})

it('has a page at its root that leads to the start of its version', () => {
  const files = new Map([['next.html', Buffer.from('<!doctype html><html lang="de">')]])
  const next = { name: 'current', path: 'next' }
  expect(createStartRedirect(files, next)).toMatch(/<html lang="de">.* content="0; url=next.html">/s)
  expect(createStartRedirect(new Map([...files, ['index.html', Buffer.from('')]]), next)).toBeUndefined()
  expect(createStartRedirect(files, undefined)).toBeUndefined()
})

it('names the published site in links to tools, and in URLs of Markdown pages', () => {
  const menu =
    ' href="https://ai/?q=https%3A%2F%2Fdocs.example%2F-docgen-archive-%2Fa" data-markdown="/-docgen-archive-/a.md"'
  expect(relativize('a.html', menu, site)).toBe(
    ' href="https://ai/?q=https%3A%2F%2Fdocs.example%2Fkit%2Fa" data-markdown="https://docs.example/kit/a.md"',
  )
})
