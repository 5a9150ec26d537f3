import { describe, expect, it } from 'vitest'
import { createTestGraph, findDoc } from './create-test-graph.js'
import { findFieldLine } from './describe-doc.js'

type Docs = Readonly<Record<string, Readonly<Record<string, unknown>>>>

function describeOne(path: string, fields: Readonly<Record<string, unknown>> = {}, config = {}) {
  const { value } = createTestGraph({ docs: { [path]: fields }, config })
  const [doc] = value.docs
  if (!doc) throw new Error('no document')
  return doc
}

describe('ids, routes and files of docs', () => {
  it.each([
    // path, id, route, file
    ['plans.md', 'plans', '/plans', 'plans.html'],
    ['advanced/plans.mdx', 'advanced/plans', '/advanced/plans', 'advanced/plans.html'],
    ['01-advanced/02-plans.md', 'advanced/plans', '/advanced/plans', 'advanced/plans.html'],
    ['index.md', 'index', '/', 'index.html'],
    ['README.md', 'README', '/', 'index.html'],
    ['payments/index.md', 'payments/index', '/payments', 'payments.html'],
    ['payments/Payments.md', 'payments/Payments', '/payments', 'payments.html'],
    ['02-payments/payments.md', 'payments/payments', '/payments', 'payments.html'],
    ['payments/ReadMe.md', 'payments/ReadMe', '/payments', 'payments.html'],
    ['payments/01-index.md', 'payments/index', '/payments', 'payments.html'],
    ['version-history/1.00.md', 'version-history/1.00', '/version-history/1.00', 'version-history/1.00.html'],
    ['version-history/1.12.1.md', 'version-history/1.12.1', '/version-history/1.12.1', 'version-history/1.12.1.html'],
    ['blog/2024-07-29.md', 'blog/2024-07-29', '/blog/2024-07-29', 'blog/2024-07-29.html'],
    ['a b/c d.md', 'a b/c d', '/a b/c d', 'a b/c d.html'],
    ['100%.md', '100%', '/100%', '100%.html'],
    ['50%20off.md', '50%20off', '/50%20off', '50%20off.html'],
  ])('%s', (path, id, route, file) => {
    expect(describeOne(path)).toMatchObject({ id, route, file })
  })

  it.each([
    // front matter, id, route
    [{ id: 'other' }, 'advanced/other', '/advanced/other'],
    [{ slug: '/top' }, 'advanced/plans', '/top'],
    [{ slug: 'near' }, 'advanced/plans', '/advanced/near'],
    [{ slug: './near' }, 'advanced/plans', '/advanced/near'],
    [{ slug: '../up' }, 'advanced/plans', '/up'],
    [{ slug: '/' }, 'advanced/plans', '/'],
    [{ slug: '/version-history/1.12.1' }, 'advanced/plans', '/version-history/1.12.1'],
    [{ slug: '/api/{product}-api' }, 'advanced/plans', '/api/memberlatch-api'],
    [{ slug: '/{unknown}' }, 'advanced/plans', '/{unknown}'],
    [{ parse_number_prefixes: false }, 'advanced/plans', '/advanced/plans'],
  ])('with %j', (fields, id, route) => {
    expect(describeOne('advanced/plans.md', fields, { placeholders: { product: 'memberlatch' } })).toMatchObject({
      id,
      route,
    })
  })

  it('keeps number prefixes if the config or the front matter turns the parser off', () => {
    const whole = { id: '01-a/02-b', route: '/01-a/02-b' }
    expect(describeOne('01-a/02-b.md', {}, { docs: { numberPrefixes: false } })).toMatchObject(whole)
    expect(describeOne('01-a/02-b.md', { parse_number_prefixes: false })).toMatchObject(whole)
  })

  it('serves docs below routeBasePath and the base URL', () => {
    const config = { baseUrl: '/manual/', docs: { routeBasePath: 'docs' } }
    expect(describeOne('index.md', {}, config)).toMatchObject({
      route: '/docs',
      href: '/manual/docs',
      file: 'docs.html',
    })
    expect(describeOne('a/b.md', { slug: '/c' }, config)).toMatchObject({ route: '/docs/c', href: '/manual/docs/c' })
  })

  it('ends folder URLs in a slash if no rule is set', () => {
    const config = { trailingSlash: undefined }
    expect(describeOne('payments/index.md', {}, config)).toMatchObject({
      href: '/payments/',
      file: 'payments/index.html',
    })
    expect(describeOne('payments/fees.md', {}, config)).toMatchObject({
      href: '/payments/fees',
      file: 'payments/fees/index.html',
    })
    expect(describeOne('x.md', { slug: '/y/' }, config)).toMatchObject({ href: '/y/' })
  })

  it('reports a slug that is an absolute URL', () => {
    const { value, diagnostics } = createTestGraph({ docs: { 'a.md': { title: 'A', slug: 'https://x.y/guide' } } })
    expect(value.docs).toMatchObject([{ route: '/a' }])
    expect(diagnostics).toMatchObject([{ code: 'invalid-slug', line: 3, hint: 'Write only its path, such as /guide' }])
  })

  it('reports an invalid slug at its line, and uses the file name instead', () => {
    const { value, diagnostics } = createTestGraph({ docs: { 'a.md': { title: 'A', slug: '/what?' } } })
    expect(value.docs).toMatchObject([{ route: '/a' }])
    expect(diagnostics).toMatchObject([{ code: 'invalid-slug', severity: 'error', file: 'docs/a.md', line: 3 }])
  })
})

describe('what a page shows', () => {
  it.each([
    ['index.md', 'Test'],
    ['2-guides/README.md', 'guides'],
    ['guides/guides.md', 'guides'],
    ['guides/a.md', 'a'],
  ])('derives a title for %s', (path, title) => {
    expect(describeOne(path, {}).title).toBe(title)
  })

  it.each([
    [{ title: 'Front', heading: 'Text' }, 'Front'],
    [{ heading: 'About {product}' }, 'About Memberlatch'],
    [{}, 'plans'],
  ])('takes the title from %j', (fields, title) => {
    expect(describeOne('advanced/01-plans.md', fields, { placeholders: { product: 'Memberlatch' } }).title).toBe(title)
  })

  it.each([
    [{}, { min: 2, max: 3 }],
    [{ toc_max_heading_level: 5 }, { min: 2, max: 5 }],
    [{ toc_min_heading_level: 4 }, { min: 4, max: 4 }],
    [{ hide_table_of_contents: true }, undefined],
  ])('has table of contents levels for %j', (fields, toc) => {
    expect(describeOne('a.md', fields).toc).toEqual(toc)
  })

  it.each([
    [{}, 'https://git.example/edit/docs/a%20b.md'],
    [{ custom_edit_url: 'https://other.example' }, 'https://other.example'],
    [{ custom_edit_url: null }, undefined],
    [{ custom_edit_url: '' }, undefined],
  ])('has an edit link for %j', (fields, href) => {
    expect(describeOne('a b.md', fields, { docs: { editUrl: 'https://git.example/edit/' } }).editHref).toBe(href)
  })

  it.each<
    [(request: { docPath: string; versionDocsDirPath: string; version: string; locale: string }) => unknown, unknown]
  >([
    [
      ({ docPath, versionDocsDirPath, version, locale }) =>
        `https://git.example/${versionDocsDirPath}/${docPath}#${version}-${locale}`,
      'https://git.example/docs/a/b.md#current-en',
    ],
    [() => undefined, undefined],
    [() => 'nowhere', 'invalid-edit-url: docs.editUrl returned "nowhere" for this page'],
    [() => 1n, 'invalid-edit-url: docs.editUrl returned a bigint for this page'],
    [
      () => {
        throw new Error('no token')
      },
      'invalid-edit-url: docs.editUrl threw for this page: no token',
    ],
  ])('calls the config function for the edit link: %s', (editUrl, expected) => {
    const { value, diagnostics } = createTestGraph({ docs: { 'a/b.md': {} }, config: { docs: { editUrl } } })
    const reported = diagnostics.map(({ code, message }) => `${code}: ${message}`)
    expect(reported.length > 0 ? reported.join() : value.docs[0]?.editHref).toBe(expected)
  })

  it('resolves the edit link of docs outside the site folder, without ".."', () => {
    const docs = { path: '../docs', editUrl: 'https://git.example/edit/main/website/' }
    expect(describeOne('a b.md', {}, { docs }).editHref).toBe('https://git.example/edit/main/docs/a%20b.md')
  })

  it('shows dates only if the config enables them: existing ones may mean something else', () => {
    const dateOf = (docs: object) => describeOne('a.md', { date: '2026-05-05' }, { docs }).date
    expect(dateOf({})).toBeUndefined()
    expect(dateOf({ showDate: true })).toBe('2026-05-05T00:00:00Z')
  })

  it('shows the parts of the last update that the config enables, front matter before Git', () => {
    const history = { 'docs/a.md': { date: '2026-01-01T00:00:00Z', author: 'Ada' } }
    const build = (docs: Docs, config: object) => createTestGraph({ docs, history, config: { docs: config } }).value
    const own = { 'a.md': { last_update: { date: '2025-05-05', author: 'Eve' } } }
    expect(findDoc(build({ 'a.md': {} }, {}), 'a').lastUpdate).toBeUndefined()
    expect(findDoc(build({ 'a.md': {} }, { showLastUpdateTime: true }), 'a').lastUpdate).toEqual({
      date: '2026-01-01T00:00:00Z',
    })
    expect(findDoc(build(own, { showLastUpdateTime: true, showLastUpdateAuthor: true }), 'a').lastUpdate).toEqual({
      date: '2025-05-05T00:00:00Z',
      author: 'Eve',
    })
    expect(findDoc(build({ 'b.md': {} }, { showLastUpdateTime: true }), 'b').lastUpdate).toBeUndefined()
    const historyUrl = 'https://git.example/docs/commits/main/'
    expect(findDoc(build({ 'a.md': {} }, { showLastUpdateTime: true, historyUrl }), 'a').lastUpdate).toMatchObject({
      historyHref: 'https://git.example/docs/commits/main/docs/a.md',
    })
  })

  it('skips drafts by default, and hides unlisted pages from search engines', () => {
    const docs = { 'a.md': { draft: true }, 'b.md': { unlisted: true }, 'c.md': { no_index: true }, 'd.md': {} }
    expect(createTestGraph({ docs }).value.docs).toMatchObject([
      { id: 'b', isUnlisted: true, isIndexed: false },
      { id: 'c', isUnlisted: false, isIndexed: false },
      { id: 'd', isIndexed: true },
    ])
    const withDrafts = createTestGraph({ docs, options: { includesDrafts: true } }).value
    expect(findDoc(withDrafts, 'a')).toMatchObject({ isDraft: true, isIndexed: false })
  })
})

it.each([
  ['---\ntitle: A\nslug: /b\n---\n', 3],
  ['---\r\nslug: /b\r\n---\r\n', 2],
  ['---\ntitle: A\n---\nslug: no\n', 1],
  ['slug: no\n', 1],
  ['', 1],
])('finds slug in %j on line %i', (text, line) => {
  expect(findFieldLine(text, 'slug')).toBe(line)
})
