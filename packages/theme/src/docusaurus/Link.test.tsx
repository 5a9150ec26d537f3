import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { asBrowser } from '../../test/as-browser.js'
import { messagesIn } from '../../test/messages-in.js'
import { createLink, Link as PlainLink } from './Link.js'

const Link = createLink({ siteConfig: { url: 'https://s.example', baseUrl: '/base/' } })

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
    const html = asBrowser(() => renderToString(<Link to={to} autoAddBaseUrl={autoAddBaseUrl} />))
    expect(html).toContain(`href="${href}"`)
  },
)

it('opens other sites in a new tab, unless its attributes say otherwise', () => {
  expect(renderToString(<Link to="https://other.example">out</Link>)).toContain(
    'target="_blank" rel="noopener noreferrer"',
  )
  expect(renderToString(<Link to="HTTPS://other.example" target="_self" />)).toContain('target="_self"')
  expect(renderToString(<Link to="/page" />)).not.toContain('target')
})

it('has no href without a target, and passes no attribute of Docusaurus to the element', () => {
  const html = renderToString(
    <PlainLink isNavLink activeClassName="on" className="c">
      x
    </PlainLink>,
  )
  expect(html).toBe('<a class="c">x</a>')
})

it.each([
  ['/guide', '/base/de/guide', '/base/guide'],
  ['/guide?a#v1.2', '/base/de/guide?a#v1.2', '/base/guide?a#v1.2'],
  ['/old.html', '/base/de/old.html', '/base/old.html'],
  ['/', '/base/de/', '/base/'],
  ['/base/de/guide', '/base/de/guide', '/base/de/guide'],
  ['/files/a.pdf?b', '/base/files/a.pdf?b', '/base/files/a.pdf?b'],
  ['pathname:///app', '/base/app', '/base/app'],
])('adds the language of the page to %j in a browser', (to, translated, original) => {
  const Localized = createLink({
    siteConfig: { url: 'https://s.example', baseUrl: '/base/' },
    i18n: { locales: ['en', 'de'], defaultLocale: 'en' },
  })
  const renderAt = (pathname: string) => {
    vi.stubGlobal('location', { pathname })
    const html = asBrowser(() => renderToString(<Localized to={to} />))
    vi.unstubAllGlobals()
    return html
  }
  expect(renderAt('/base/de/start')).toContain(`href="${translated}"`)
  expect(renderAt('/base/start')).toContain(`href="${original}"`)
})
