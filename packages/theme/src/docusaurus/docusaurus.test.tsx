import { createElement, Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CodeBlock } from './blocks/CodeBlock.js'
import { Details } from './blocks/Details.js'
import { TabItem } from './blocks/TabItem.js'
import { Tabs } from './blocks/Tabs.js'
import { Head } from './Head.js'
import { createUsePluralForm } from './hooks/plural-form.js'
import { createUseBaseUrl, createUseDocusaurusContext } from './hooks/site-facts.js'
import { createSiteLanguage } from './hooks/site-language.js'
import { Interpolate, interpolate } from './Interpolate.js'
import { Layout } from './Layout.js'
import { createLink } from './Link.js'
import { createTranslate, createTranslateText } from './Translate.js'

const facts = {
  siteConfig: {
    title: 'S',
    titleDelimiter: '|',
    tagline: '',
    url: 'https://s.example',
    baseUrl: '/base/',
    customFields: {},
    themeConfig: {},
  },
  i18n: { defaultLocale: 'en', locales: ['en'], currentLocale: 'en', path: 'i18n', localeConfigs: {} },
}

/** The messages of components to the page, in order. */
function messagesIn(html: string): unknown[] {
  return [...html.matchAll(/\u0000@(\w+):([^\u0000]*)\u0000/g)].map(([, kind, data = '']) => [
    kind,
    JSON.parse(decodeURIComponent(data)),
  ])
}

describe('useBaseUrl', () => {
  const useBaseUrl = createUseBaseUrl(facts)

  it.each([
    ['/img/x.png', '/base/img/x.png'],
    ['img/x.png', '/base/img/x.png'],
    ['/base/img/x.png', '/base/img/x.png'],
    ['https://other.example/x', 'https://other.example/x'],
    ['//other.example/x', '//other.example/x'],
    ['#part', '#part'],
    ['', ''],
  ])('turns %j into %j', (path, url) => {
    expect(useBaseUrl(path)).toBe(url)
  })

  it('accepts options', () => {
    expect(useBaseUrl('/x', { absolute: true })).toBe('https://s.example/base/x')
    expect(useBaseUrl('/base/x', { forcePrependBaseUrl: true })).toBe('/base/base/x')
  })
})

describe('Link', () => {
  const Link = createLink(facts)

  it('resolves its target by `to` or `href`', () => {
    expect(messagesIn(renderToString(<Link to="./a.md">a</Link>))).toEqual([['link', { href: './a.md' }]])
    expect(messagesIn(renderToString(<Link href="/b?c=d&e">b</Link>))).toEqual([['link', { href: '/b?c=d&e' }]])
  })

  it('requests a URL without base URL when told to', () => {
    const hrefs = ['pathname:///app', '/page'].map((to) =>
      messagesIn(
        renderToString(
          <Link to={to} autoAddBaseUrl={false}>
            x
          </Link>,
        ),
      ),
    )
    expect(hrefs).toEqual([[['link', { href: 'pathname-whole:///app' }]], [['link', { href: '/page' }]]])
  })

  it.each([
    ['/page', true, '/base/page'],
    ['/base/page', true, '/base/page'],
    ['/page', false, '/page'],
    ['pathname:///app', true, '/base/app'],
    ['pathname:///app', false, '/app'],
    ['#part', true, '#part'],
    ['//other.example/', true, '//other.example/'],
  ])(
    'links from %j in a browser, where nothing resolves its target, with base URL %j to %j',
    (to, autoAddBaseUrl, href) => {
      Object.assign(globalThis, { document: {} })
      try {
        expect(renderToString(<Link to={to} autoAddBaseUrl={autoAddBaseUrl} />)).toContain(`href="${href}"`)
      } finally {
        Reflect.deleteProperty(globalThis, 'document')
      }
    },
  )

  it('opens other sites in a new tab', () => {
    const html = renderToString(<Link to="https://other.example">out</Link>)
    expect(html).toContain('target="_blank" rel="noopener noreferrer"')
  })
})

it('returns the language that the page is rendered for, otherwise the default', () => {
  const languageOf = (language: string | null) => createUseDocusaurusContext(facts, language)().i18n.currentLocale
  expect([languageOf('fr'), languageOf(null)]).toEqual(['fr', 'en'])
})

it('reads the text of elements in code and in its title', () => {
  const html = renderToString(
    <CodeBlock language="js" title={<b>Bold {1}</b>}>
      {'let '}
      <i>a</i>
    </CodeBlock>,
  )
  expect(messagesIn(html)).toEqual([['code', { language: 'js', meta: 'title="Bold 1"', code: 'let a' }]])
})

describe('Translate', () => {
  const site = {
    baseUrl: '/base/',
    locales: ['en', 'fr'],
    defaultLocale: 'en',
    texts: { en: {}, fr: { 'a.b': '{count} lignes', 'Only text': 'Que du texte' } },
  }
  const inFrench = createSiteLanguage(site, 'fr')
  const translate = createTranslateText(inFrench)
  const Translate = createTranslate(inFrench)

  it('is a string that code can work with', () => {
    expect(translate({ id: 'a.b', message: '{count} lines' }, { count: 3 })).toBe('3 lignes')
    expect(translate({ message: 'Only text' })).toBe('Que du texte')
    expect(translate({ id: 'c', message: 'As written' })).toBe('As written')
    expect(translate({ id: 'constructor' })).toBe('constructor')
    expect(
      String(translate({ message: 'Only text' }))
        .toUpperCase()
        .slice(0, 3),
    ).toBe('QUE')
  })

  it('is that of the default language when the page has none', () => {
    expect(createTranslateText(createSiteLanguage(site, null))({ message: 'Only text' })).toBe('Only text')
  })

  it('accepts elements as values', () => {
    expect(renderToString(<Translate id="a.b" values={{ count: <b>3</b> }} />)).toBe('<b>3</b> lignes')
  })

  it('selects plural forms of the language', () => {
    const { selectMessage } = createUsePluralForm(inFrench)()
    expect([0, 1, 2].map((count) => selectMessage(count, 'ligne|lignes'))).toEqual(['ligne', 'ligne', 'lignes'])
    expect(selectMessage(5, 'same')).toBe('same')
  })
})

it('interpolates strings to a string, and keeps names without values', () => {
  expect(interpolate('{a} and {b}', { a: 1 })).toBe('1 and {b}')
  expect(renderToString(<Interpolate values={{ a: <i>x</i> }}>{'{a}!'}</Interpolate>)).toContain('<i>x</i>')
})

it('requests highlighted code with all options of the block', () => {
  const block = createElement(CodeBlock, { className: 'language-js', title: 'a "b"', showLineNumbers: 3 }, '\nlet a\n')
  expect(messagesIn(renderToString(block))).toEqual([
    ['code', { language: 'js', meta: 'title="a \\"b\\"" showLineNumbers=3', code: 'let a' }],
  ])
})

it('unwraps a summary element to its content', () => {
  const html = renderToString(<Details summary={<summary>More</summary>}>Inside</Details>)
  expect(html.match(/<summary/g)).toHaveLength(1)
})

it('selects the default tab by value, by flag, or the first', () => {
  const render = (defaultValue?: string, isDefault = false) =>
    renderToString(
      <Tabs {...(defaultValue !== undefined && { defaultValue })}>
        <TabItem value="a">A</TabItem>
        <TabItem value="b" default={isDefault}>
          B
        </TabItem>
      </Tabs>,
    )
  const chosen = (html: string) => /checked="" value="(\w)"/.exec(html)?.[1]
  expect([chosen(render()), chosen(render(undefined, true)), chosen(render('b'))]).toEqual(['a', 'b', 'b'])
})

it('passes attributes of a tab to its label', () => {
  const html = renderToString(
    <Tabs>
      <TabItem value="a" attributes={{ className: 'red', title: 'One' }}>
        A
      </TabItem>
    </Tabs>,
  )
  expect(html).toContain('<label title="One" class="tab-label red" for=')
})

it('moves elements out of a component into the head, fragments too, and texts with apostrophes', () => {
  const html = renderToString(
    <p>
      <Head>
        {createElement(Fragment, null, <title>It's {2}</title>)}
        <meta httpEquiv="refresh" />
      </Head>
      Text
    </p>,
  )
  expect(messagesIn(html)).toEqual([
    [
      'head',
      {
        elements: [
          { name: 'title', props: {}, text: "It's 2" },
          { name: 'meta', props: { httpEquiv: 'refresh' }, text: '' },
        ],
      },
    ],
  ])
  expect(html).toMatch(/^<p>.*Text<\/p>$/s)
})

it('appends the site to the title of a layout, and renders the rest as content', () => {
  const site = facts.siteConfig
  const html = renderToString(
    <Layout site={site} title="A">
      Text
    </Layout>,
  )
  expect(JSON.stringify(messagesIn(html))).toContain('"A | S"')
  expect(html).toMatch(/Text$/)
  for (const props of [{ site }, { site, title: 'S' }]) {
    const messages = messagesIn(renderToString(<Layout {...props}>Text</Layout>))
    expect(JSON.stringify(messages)).toContain('"text":"S"')
  }
})
