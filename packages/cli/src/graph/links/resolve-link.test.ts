import { describe, expect, it } from 'vitest'
import { createTestGraph, type TestSite } from '../create-test-graph.js'
import { createTestEdition } from './create-test-edition.js'
import { findNearestTarget, hintForRoute } from './find-nearest-target.js'
import type { EditionLinks } from './link-table.js'
import { findApiAnchor, findApiPointer, resolveLink, toTarget, uncheckedUrl } from './resolve-link.js'

const site: TestSite = {
  docs: {
    'index.md': {},
    'advanced/plans.md': {},
    'advanced/02-coupons.md': {},
    'payments/index.md': {},
    'payments/fees.md': { redirect_from: '/old/fees' },
    'history/1.12.1.md': {},
    'history/1.12.md': {},
    'a b/ü.md': {},
    'hidden.md': { draft: true },
    'odd.md': { slug: '/odd/page.md' },
  },
  assets: ['advanced/chart.svg', 'advanced/chart.dark.svg', 'advanced/table.csv', 'img/shared.png', 'constructor'],
  statics: ['img/logo.png', 'img/logo.dark.png', 'files/price list.pdf', 'app/index.html'],
  config: {
    redirects: [
      { from: '/gone', to: 'https://other.example/x' },
      { from: '/moved', to: '/advanced/plans' },
    ],
  },
}

const withConfig = (config: object) => createTestGraph({ ...site, config: { ...site.config, ...config } }).value.links
const table = withConfig({})
const origin = { file: 'docs/advanced/plans.md', route: '/advanced/plans' }
const resolve = (href: string, from = origin, links = table) => resolveLink(href, from, links)

it('resolves URLs of the site to its pages, and leaves other paths to the host', () => {
  expect(resolve('pathname-site:///advanced/plans?a#b')).toEqual(resolve('/advanced/plans?a#b'))
  expect(resolve('pathname-site:///')).toMatchObject({ kind: 'page', href: '/' })
  expect(resolve('pathname-site:///shop')).toEqual({ kind: 'external', href: '/shop' })
})

describe('links to Markdown files', () => {
  it.each([
    ['./02-coupons.md', '/advanced/coupons'],
    ['02-coupons.md', '/advanced/coupons'],
    ['02-coupons.md#how', '/advanced/coupons#how'],
    ['02-coupons.md?a=1#how', '/advanced/coupons?a=1#how'],
    ['../payments/index.md', '/payments'],
    ['../index.md', '/'],
    ['payments/fees.md', '/payments/fees'],
    ['/payments/fees.md', '/payments/fees'],
    ['docs/payments/fees.md', '/payments/fees'],
    ['@site/docs/payments/fees.md', '/payments/fees'],
    ['../history/1.12.1.md', '/history/1.12.1'],
    ['../../docs/index.md', '/'],
    ['../../docs/payments/fees.md', '/payments/fees'],
    ['.././/payments/./fees.md', '/payments/fees'],
    ['./../payments/x/../fees.md', '/payments/fees'],
    ['../payments/fees.api.mdx', '/payments/fees'],
    ['../payments.tag.mdx#x', '/payments#x'],
    ['../a%20b/%C3%BC.md', '/a%20b/%C3%BC'],
    ['../a b/ü.md', '/a%20b/%C3%BC'],
  ])('%s is %s', (href, expected) => {
    expect(resolve(href)).toMatchObject({ kind: 'page', href: expected })
  })

  it.each([
    ['./fees.md', 'docs/advanced/fees.md'],
    ['../../../fees.md', '../fees.md'],
    ['/Payments/fees.md', 'docs/Payments/fees.md'],
  ])('%s is missing', (href, wanted) => {
    expect(resolve(href)).toEqual({
      kind: 'missing',
      href,
      file: origin.file,
      expected: 'file',
      wanted,
      isDraft: false,
    })
  })

  it('distinguishes a draft from a missing file', () => {
    expect(resolve('../hidden.md')).toMatchObject({ kind: 'missing', wanted: 'docs/hidden.md', isDraft: true })
  })
})

describe('links by URL', () => {
  it.each([
    ['/', '/'],
    ['/advanced/plans', '/advanced/plans'],
    ['/advanced/plans/', '/advanced/plans'],
    ['/advanced/plans.html', '/advanced/plans'],
    ['/payments/index.html', '/payments'],
    ['/index.html', '/'],
    ['/history/1.12', '/history/1.12'],
    ['/history/1.12.html', '/history/1.12'],
    ['/history/1.12.1', '/history/1.12.1'],
    ['/advanced/plans?x=1#y', '/advanced/plans?x=1#y'],
    ['coupons', '/advanced/coupons'],
    ['./coupons/', '/advanced/coupons'],
    ['../payments/fees', '/payments/fees'],
    ['/a%20b/%C3%BC', '/a%20b/%C3%BC'],
    ['/search', '/search'],
    ['/odd/page.md', '/odd/page.md'],
    ['/moved#x', '/advanced/plans#x'],
    ['/old/fees', '/payments/fees'],
  ])('%s is %s', (href, expected) => {
    expect(resolve(href)).toMatchObject({ kind: 'page', href: expected })
  })

  it('keeps links inside the page, with the anchor decoded', () => {
    expect(resolve('#a%20b')).toEqual({ kind: 'page', route: '/advanced/plans', href: '#a%20b', anchor: 'a b' })
    expect(resolve('')).toEqual({ kind: 'page', route: '/advanced/plans', href: '' })
    expect(resolve('?x#')).toEqual({ kind: 'page', route: '/advanced/plans', href: '?x#' })
  })

  it.each([
    '/advanced',
    '/Advanced/plans',
    '/advanced/plan',
    'plans/coupons',
    '/history',
    '/constructor',
    '/__proto__',
  ])('%s is missing', (href) => {
    expect(resolve(href)).toMatchObject({ kind: 'missing', expected: 'route', href })
  })

  it.each(['https://x.example/a', 'HTTP://x', 'mailto:a@b.example', 'tel:1', '//cdn.example/x', 'data:x,y'])(
    '%s is external',
    (href) => {
      expect(resolve(href)).toEqual({ kind: 'external', href })
    },
  )

  it('ignores pathname:// and redirects to other sites', () => {
    expect(resolve('pathname:///raw/x.html')).toEqual({ kind: 'external', href: '/raw/x.html' })
    expect(uncheckedUrl('pathname:///raw/', '/base/')).toBe('/base/raw/')
    expect(uncheckedUrl('pathname:///base/raw/', '/base/')).toBe('/base/raw/')
    expect(resolve('/gone')).toEqual({ kind: 'external', href: 'https://other.example/x' })
  })
})

describe('links to files', () => {
  const chart = {
    href: '/assets/chart.01234567.svg',
    width: 640,
    height: 480,
    darkHref: '/assets/chart.dark.01234567.svg',
  }

  it.each([
    ['chart.svg', 'asset', chart],
    ['./chart.svg', 'asset', chart],
    ['table.csv', 'asset', { href: '/assets/table.01234567.csv' }],
    ['../img/shared.png', 'asset', { href: '/assets/shared.01234567.png', width: 640, height: 480 }],
    ['@site/docs/advanced/chart.svg', 'asset', chart],
    ['../constructor', 'asset', { href: '/assets/constructor.01234567' }],
    ['/img/logo.png', 'static', { href: '/img/logo.png', width: 640, height: 480, darkHref: '/img/logo.dark.png' }],
    ['../img/logo.png', 'static', { href: '/img/logo.png' }],
    ['@site/static/img/logo.png', 'static', { href: '/img/logo.png' }],
    ['/files/price%20list.pdf#page=2', 'static', { href: '/files/price%20list.pdf#page=2' }],
    ['/app/', 'static', { href: '/app/' }],
  ])('%s is an %s', (href, kind, target) => {
    expect(resolve(href)).toMatchObject({ kind, ...target })
  })

  it('fill the link slots of a page; a missing one stays as written', () => {
    const fill = (href: string) => toTarget(resolveLink(href, origin, table))
    expect(fill('chart.svg')).toEqual({ ...chart, isFile: true })
    expect(fill('none.svg')).toEqual({ href: 'none.svg' })
    expect(fill('./02-coupons.md')).toEqual({ href: '/advanced/coupons' })
  })
})

describe('base URL', () => {
  const based = withConfig({ baseUrl: '/manual/' })

  it.each([
    ['/advanced/plans', '/manual/advanced/plans'],
    ['/manual/advanced/plans/', '/manual/advanced/plans'],
    ['/manual', '/manual/'],
    ['/manual/', '/manual/'],
    ['/', '/manual/'],
    ['coupons', '/manual/advanced/coupons'],
    ['/manual/img/logo.png', '/manual/img/logo.png'],
    ['/img/logo.png', '/manual/img/logo.png'],
    ['chart.svg', '/manual/assets/chart.01234567.svg'],
  ])('%s is %s', (href, expected) => {
    expect(resolve(href, origin, based)).toMatchObject({ href: expected })
  })
})

describe('trailing slash', () => {
  it.each([
    // written, trailingSlash, href
    ['/advanced/plans', true, '/advanced/plans/'],
    ['/advanced/plans?x#y', true, '/advanced/plans/?x#y'],
    ['/advanced/plans.html', true, '/advanced/plans/'],
    ['./02-coupons.md#a', true, '/advanced/coupons/#a'],
    ['/advanced/plans', undefined, '/advanced/plans'],
    ['/advanced/plans/', undefined, '/advanced/plans/'],
    ['/advanced/plans/#x', undefined, '/advanced/plans/#x'],
    ['./02-coupons.md', undefined, '/advanced/coupons'],
    ['../payments/index.md', undefined, '/payments/'],
    ['/', true, '/'],
    ['/', undefined, '/'],
    ['#x', true, '#x'],
  ])('%s with %s is %s', (href, trailingSlash, expected) => {
    expect(resolve(href, origin, withConfig({ trailingSlash }))).toMatchObject({ kind: 'page', href: expected })
  })

  it('resolves relative URLs as a browser does', () => {
    const slashed = withConfig({ trailingSlash: true })
    expect(resolve('../coupons', origin, slashed)).toMatchObject({ kind: 'page', href: '/advanced/coupons/' })
    expect(resolve('coupons', origin, slashed)).toMatchObject({ kind: 'missing', wanted: '/advanced/plans/coupons' })
    const folder = { file: 'docs/payments/index.md', route: '/payments' }
    expect(resolve('fees', folder, withConfig({ trailingSlash: undefined }))).toMatchObject({ href: '/payments/fees' })
    expect(resolve('fees', folder, table)).toMatchObject({ kind: 'missing', wanted: '/fees' })
  })

  it('keeps relative URLs of start pages below them, like those of folders', () => {
    const docs = { 'index.md': { slug: '/' }, 'other.md': {} }
    const config = { docs: { routeBasePath: 'docs' }, trailingSlash: undefined }
    const redirects = [{ from: '/other', to: 'https://other.example/' }]
    const { links } = createTestGraph({ docs, config: { ...config, redirects } }).value
    const start = { file: 'docs/index.md', route: '/docs' }
    expect(resolve('other#x', start, links)).toMatchObject({ kind: 'page', href: '/docs/other#x' })
    expect(resolve('./other', start, links)).toMatchObject({ kind: 'page', href: '/docs/other' })
    expect(resolve('../other', start, links)).toMatchObject({ kind: 'external', href: 'https://other.example/' })
  })
})

describe('every page', () => {
  const rules = [true, false, undefined].flatMap((trailingSlash) =>
    ['/', '/b/'].map((baseUrl) => ({ trailingSlash, baseUrl })),
  )

  it.each(rules)('is found by its own route and its own file with %j', (config) => {
    const { docs, links } = createTestGraph({ ...site, config: { ...site.config, ...config } }).value
    expect(docs.length).toBeGreaterThan(5)
    for (const { href, route, source } of docs) {
      expect(resolveLink(href, { file: '' }, links)).toEqual({ kind: 'page', href, route })
      expect(resolveLink(`@site/${source}`, origin, links)).toEqual({ kind: 'page', href, route })
    }
  })
})

describe('the nearest target', () => {
  it.each([
    ['./02-Coupons.md', './02-coupons.md'],
    ['@site/docs/Payments/Fees.md', '../payments/fees.md'],
    ['/Advanced/Plans', '/advanced/plans'],
    ['./Chart.SVG', './chart.svg'],
    ['../Img/shared.png?x=1', '../img/shared.png'],
    ['img/Shared.png', '../img/shared.png'],
    ['/img/Logo.PNG', '/img/logo.png'],
    ['../../static/files/Price%20List.pdf', '../../static/files/price%20list.pdf'],
    ['@site/static/img/Logo.png', '../../static/img/logo.png'],
  ])('of %s differs only in letter case', (href, spelling) => {
    const missing = resolve(href)
    if (missing.kind !== 'missing') throw new Error('it is not missing')
    expect(findNearestTarget(missing, table)).toEqual({ spelling, isSameButCase: true })
  })

  it.each([
    ['/advanced/plan', '/advanced/plans'],
    ['/Advanced/Plans', '/advanced/plans'],
    ['/basics/coupons', '/advanced/coupons'],
    ['./coupon.md', './02-coupons.md'],
    ['./fees.md', '../payments/fees.md'],
    ['./chrt.svg', './chart.svg'],
    ['/img/logos.png', '/img/logo.png'],
    // A folder without a page.
    ['/advanced/', '/advanced/plans'],
    ['./nothing/like/this/anywhere', undefined],
  ])('of %s is %s', (href, expected) => {
    const missing = resolve(href)
    if (missing.kind !== 'missing') throw new Error('it is not missing')
    expect(findNearestTarget(missing, table)?.spelling).toBe(expected)
  })
})

const page = (route: string) => ({ route, href: `/docs${route}` })
const edition = createTestEdition({
  pages: { 'shop.yaml': page('/shop'), 'docs/index.md': page('/') },
  operations: {
    getPet: page('/getpet'),
    'shop.yaml#getPet': page('/shop/getpet'),
    'shop.yaml#/paths/~1pets~1{id}/get': page('/shop/getpet'),
  },
})
const find = (anchor: string, file = 'shop.yaml#/info/description') =>
  findApiAnchor({ href: `#${anchor}`, path: '', suffix: `#${anchor}`, anchor, file, route: '/x', edition })

it.each([
  ...['operation/getPet', 'tag/Pets/operation/getPet', '/Pets/getPet', '!/Pets/getPet', '/operations/getPet'],
  ...['tag/Pets/paths/~1pets~1{id}/get', 'paths/~1pets~1{id}/get', 'tag/pets/GET/pets/{id}'],
])("resolves #%s to the API's own operation", (anchor) => {
  expect(find(anchor)).toEqual({ kind: 'page', ...page('/shop/getpet') })
})

it.each([
  ['tag/Old pets', 'tag-Old-pets'],
  ['/Pets', 'tag-Pets'],
  ['section/Authentication', 'authentication'],
  ['description/streaming-with-json', 'streaming-with-json'],
  ['section/Paging/By Cursor', 'by-cursor'],
])('resolves #%s to a section of the overview', (anchor, part) => {
  expect(find(anchor)).toEqual({ kind: 'page', route: '/shop', href: `/docs/shop#${part}`, anchor: part })
})

it.each(['operation/feedPet', 'get-pet', 'a/b/c/d', 'responses', 'tag/pets/GET/gone'])(
  'does not resolve #%s',
  (anchor) => {
    expect(find(anchor)).toBeUndefined()
  },
)

describe('the path of an operation in a file', () => {
  const point = (href: string, file = 'shop.yaml#/info/description') => {
    const [path = '', anchor] = href.split('#')
    return findApiPointer({ href, path, suffix: '', anchor, file, route: '/x', edition })
  }

  it.each([
    'openapiv3.json/paths/~1pets~1{id}/get',
    '../a/shop.yaml/paths/~1pets~1{id}/get',
    'shop.yml#/paths/~1pets~1{id}/get',
  ])('is the page of the operation: %s', (href) => {
    expect(point(href)).toEqual({ kind: 'page', ...page('/shop/getpet') })
  })

  it('is ignored for unknown operations and in docs', () => {
    expect(point('shop.json/paths/~1pets/post')).toBeUndefined()
    expect(point('shop.json/components/schemas/Pet')).toBeUndefined()
    expect(point('shop.json/paths/~1pets~1{id}/get', 'docs/index.md')).toBeUndefined()
  })
})

it('ignores anchors of docs', () => {
  expect(find('operation/getPet', 'docs/index.md')).toBeUndefined()
})

it.each([
  ['pathname:///other-app', '/', '/other-app'],
  ['pathname:///other-app/?a#b', '/docs/', '/docs/other-app/?a#b'],
  ['pathname://other-app', '/docs/', '/docs/other-app'],
  ['pathname:///docs/other-app', '/docs/', '/docs/other-app'],
  ['pathname-whole:///other-app', '/docs/', '/other-app'],
])('%s below %s is %s', (href, baseUrl, address) => {
  expect(uncheckedUrl(href, baseUrl)).toBe(address)
})

it.each(['/other-app', 'https://x.example/pathname://', '#pathname://', ''])('leaves %j to the checks', (href) => {
  expect(uncheckedUrl(href, '/')).toBeUndefined()
})

it('suggests the overview of an API for the folder of its pages', () => {
  const routes = { '/a/first': '/a/first', '/a/shop': '/a/shop' }
  const missing = {
    kind: 'missing',
    href: '/a',
    file: 'x.md',
    expected: 'route',
    wanted: '/a',
    isDraft: false,
  } as const
  const suggest = (pages: EditionLinks['pages']) =>
    findNearestTarget(missing, { ...table, editions: { own: { ...edition, pages } }, routes }, 'own')?.spelling
  expect(suggest({ 'shop.yaml': page('/a/shop') })).toBe('/a/shop')
  expect(suggest({})).toBe('/a/first')
})

describe('hints for routes in configs and components', () => {
  it.each([
    ['/plans', 'Did you mean /advanced/plans?'],
    ['/pay-ments', 'Did you mean /payments?'],
    ['/billing/pay_ments', 'Did you mean /payments?'],
    ['/ad-vanced', 'Did you mean /advanced/plans?'],
    ['/advanced/enterprise', 'Pages there: /advanced/coupons, /advanced/plans'],
    ['/advanced/enterprise/sales', 'Pages there: /advanced/coupons, /advanced/plans'],
    ['/nowhere/at/all', 'To see the route of a page: npx docgen explain <its file>'],
    ['/nowhere.pdf', undefined],
  ])('%s: %s', (href, expected) => {
    const missing = resolve(href, { file: '', route: '/' })
    expect(missing.kind === 'missing' && hintForRoute(missing, table)).toBe(expected)
  })
})
