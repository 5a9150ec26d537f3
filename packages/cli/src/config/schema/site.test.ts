import { describe, expect, it } from 'vitest'
import { listDocs } from '../complete-config.js'
import type { SiteConfigInput } from '../config.js'
import { siteSchema } from './site.js'

const parse = (input: Partial<SiteConfigInput>) => siteSchema.parse({ title: 'Docs', url: 'https://a.org', ...input })

describe('URLs', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['docs', '/docs/'],
    ['/docs', '/docs/'],
    ['/a/b/', '/a/b/'],
    ['//a//', '/a/'],
  ])('baseUrl %j becomes %j', (input, baseUrl) => {
    expect(parse({ baseUrl: input }).baseUrl).toBe(baseUrl)
  })

  it.each([
    ['/', '/'],
    ['', '/'],
    ['docs/', '/docs'],
    ['/a/b', '/a/b'],
  ])('routeBasePath %j becomes %j', (raw, routeBasePath) => {
    expect(listDocs(parse({ docs: { routeBasePath: raw } }))[0]?.routeBasePath).toBe(routeBasePath)
  })

  it.each([
    ['https://a.org/', 'https://a.org'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('url %j becomes %j', (written, url) => {
    expect(siteSchema.parse({ title: 'Docs', url: written }).url).toBe(url)
  })
})

describe('navbar', () => {
  it('accepts all nine types, and infers two of them from their fields', () => {
    const { items } = parse({
      navbar: {
        items: [
          { to: '/', label: 'Link' },
          { label: 'Menu', items: [{ type: 'docsVersion' }, { href: 'https://b.org', label: 'Elsewhere' }] },
          { type: 'search' },
          { type: 'localeDropdown' },
          { type: 'html', value: '<b>x</b>' },
          { type: 'doc', docId: 'intro' },
          { type: 'docSidebar', sidebarId: 'guide' },
          { type: 'docsVersion' },
          { type: 'docsVersionDropdown', versions: { '1.0': { label: 'One' } }, position: 'right' },
        ],
      },
    }).navbar
    expect(items.map(({ type, position }) => `${type} ${position}`)).toEqual([
      ...['default left', 'dropdown left', 'search left', 'localeDropdown left', 'html left', 'doc left'],
      ...['docSidebar left', 'docsVersion left', 'docsVersionDropdown right'],
    ])
    expect(items[1]).toMatchObject({ items: [{ type: 'docsVersion' }, { type: 'default', label: 'Elsewhere' }] })
  })

  it('collects the attributes of an element as text', () => {
    const item = {
      to: '/',
      label: 'Link',
      target: '_blank',
      'data-count': 2,
      'aria-hidden': true,
      attributes: { rel: 'me' },
    }
    expect(parse({ navbar: { items: [item] } }).navbar.items[0]).toMatchObject({
      attributes: { rel: 'me', target: '_blank', 'data-count': '2', 'aria-hidden': 'true' },
    })
  })

  it('accepts the size of a logo as text, too', () => {
    expect(parse({ navbar: { logo: { src: '/logo.svg', width: '32', height: '24px' } } }).navbar.logo).toEqual({
      src: '/logo.svg',
      alt: '',
      width: 32,
      height: 24,
    })
  })
})

describe('footer', () => {
  it('accepts columns', () => {
    const { footer } = parse({ footer: { links: [{ title: null, items: [{ html: '<b>x</b>' }] }, { title: 'More' }] } })
    expect(footer?.links).toEqual([
      { title: null, items: [{ html: '<b>x</b>', attributes: {} }] },
      { title: 'More', items: [] },
    ])
  })

  it('accepts links', () => {
    const { footer } = parse({ footer: { style: 'dark', links: [{ label: 'Terms', to: '/terms' }] } })
    expect(footer).toEqual({ style: 'dark', links: [{ label: 'Terms', to: '/terms', attributes: {} }] })
  })

  it('may be empty or absent', () => {
    expect(parse({ footer: {} }).footer).toEqual({ style: 'light', links: [] })
    expect(parse({})).not.toHaveProperty('footer')
  })
})

describe('paths of versions and languages', () => {
  const errors = (fields: object): string[] => {
    const { error } = siteSchema.safeParse({ title: 'Docs', url: 'https://docs.example.org', ...fields })
    return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
  }

  it.each(['..', '../x', 'a/../b', '.', 'a//b', 'a%20b', 'a b', 'a?b'])('rejects %j', (path) => {
    expect(errors({ versions: { versions: { current: { path } } } })).toEqual([
      'versions.versions.current.path: a part of a path, such as 1.0 or old/1.0',
    ])
    expect(errors({ docs: { routeBasePath: path } }).join()).toContain('a path of this site, such as /docs')
  })

  it.each(['', '/', '1.0', '/a/b/', '.well', 'ü'])('accepts %j', (path) => {
    expect(errors({ versions: { versions: { current: { path } } } })).toEqual([])
  })

  it('rejects the path of another language', () => {
    const i18n = (localeConfigs: object) => errors({ i18n: { locales: ['en', 'de', 'ar'], localeConfigs } })
    expect(i18n({ ar: { path: 'de' } })).toEqual(['i18n.localeConfigs.ar.path: de and ar have the same path: de'])
    expect(i18n({ de: { path: 'ar' } })).toEqual(['i18n.localeConfigs.de.path: de and ar have the same path: ar'])
    expect(i18n({ ar: { path: '' } })).toEqual(['i18n.localeConfigs.ar.path: en and ar have the same path: none'])
    expect(i18n({ en: { path: 'english' }, ar: { path: '' } })).toEqual([])
  })
})

describe('languages', () => {
  it('derives the direction of a language from its script', () => {
    const locales = ['en', 'he', 'az', 'az-Arab', 'pa', 'pa-PK', 'ku', 'sd-Deva', 'yi']
    const { localeConfigs } = siteSchema.parse({ title: 'T', url: 'https://x.example', i18n: { locales } }).i18n
    const isRightToLeft = (locale: string) => localeConfigs[locale]?.direction === 'rtl'
    expect(locales.filter(isRightToLeft)).toEqual(['he', 'az-Arab', 'pa-PK', 'yi'])
  })

  it('fills in name, tag and direction of every locale', () => {
    const { localeConfigs } = parse({
      i18n: { locales: ['en', 'fr', 'ar', 'pt-BR', 'eo'], localeConfigs: { fr: { label: 'FR', htmlLang: 'fr-FR' } } },
    }).i18n
    expect(localeConfigs).toEqual({
      en: { label: 'English', htmlLang: 'en', direction: 'ltr', path: '', minTranslated: 0 },
      fr: { label: 'FR', htmlLang: 'fr-FR', direction: 'ltr', path: 'fr', minTranslated: 0 },
      ar: { label: 'العربية', htmlLang: 'ar', direction: 'rtl', path: 'ar', minTranslated: 0 },
      'pt-BR': {
        label: 'Português (Brasil)',
        htmlLang: 'pt-BR',
        direction: 'ltr',
        path: 'pt-BR',
        minTranslated: 0,
      },
      eo: { label: 'Esperanto', htmlLang: 'eo', direction: 'ltr', path: 'eo', minTranslated: 0 },
    })
  })
})

describe('shorthands', () => {
  it('expands scripts and search contexts', () => {
    expect(parse({ scripts: ['/a.js', { src: '/b.js', async: true, crossorigin: 'anonymous' }] }).scripts).toEqual([
      { src: '/a.js', async: false, defer: false },
      { src: '/b.js', async: true, defer: false, crossorigin: 'anonymous' },
    ])
    expect(parse({ search: { contexts: ['api', { path: 'help', label: 'Help' }] } }).search.contexts).toEqual([
      { path: 'api', label: 'api' },
      { path: 'help', label: 'Help' },
    ])
  })

  it('expands sidebars', () => {
    const [docs] = listDocs(
      parse({
        docs: {
          sidebars: {
            whole: { A: ['one'], B: { C: ['two'] } },
            parts: ['x', { D: [], E: [{ type: 'ref', id: 'y' }] }],
          },
        },
      }),
    )
    expect(docs?.sidebars).toEqual({
      whole: [
        { type: 'category', label: 'A', items: [{ type: 'doc', id: 'one' }] },
        {
          type: 'category',
          label: 'B',
          items: [{ type: 'category', label: 'C', items: [{ type: 'doc', id: 'two' }] }],
        },
      ],
      parts: [
        { type: 'doc', id: 'x' },
        { type: 'category', label: 'D', items: [] },
        { type: 'category', label: 'E', items: [{ type: 'ref', id: 'y' }] },
      ],
    })
    expect(listDocs(parse({ docs: { sidebars: false } }))[0]?.sidebars).toBe(false)
    expect(listDocs(parse({}))[0]?.sidebars).toBeUndefined()
  })

  it('accepts a menu item as a navbar item without a position', () => {
    const result = siteSchema.safeParse({
      title: 'Docs',
      url: 'https://a.org',
      navbar: { items: [{ type: 'localeDropdown', dropdownItemsAfter: [{ label: 'Help us', to: '/translate' }] }] },
    })
    expect(result.data?.navbar.items[0]).toMatchObject({ dropdownItemsAfter: [{ type: 'default', to: '/translate' }] })
  })
})

describe('colors of the announcement bar', () => {
  const accepts = (textColor: string) =>
    siteSchema.safeParse({ title: 'Docs', url: 'https://a.org', announcementBar: { content: 'x', textColor } }).success

  it.each(['red', '#3451d1', 'rgb(0 0 0 / 50%)', 'color-mix(in srgb, var(--a), rgb(0 0 0))'])('accepts %s', (color) => {
    expect(accepts(color)).toBe(true)
  })

  it.each(['red;}', 'red}', 'red /*', 'rgb(0', "'red", 'url(a(b))', 'red]', 'red !'])(
    'rejects %s, which would break the style sheet',
    (color) => expect(accepts(color)).toBe(false),
  )
})

it('requires magic comments to have a marker', () => {
  const accepts = (comment: object) =>
    siteSchema.safeParse({ title: 'Docs', url: 'https://a.org', highlight: { magicComments: [comment] } }).success
  expect(accepts({ className: 'marked', line: 'mark' })).toBe(true)
  expect(accepts({ className: 'marked' })).toBe(false)
})
