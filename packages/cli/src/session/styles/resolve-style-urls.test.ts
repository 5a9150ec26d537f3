import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import type { StaticFile } from '../../read/site-files.js'
import { readStyles } from './read-styles.js'
import { resolveStyleUrls, type UrlRequest } from './resolve-style-urls.js'

const CSP = { sources: {}, reportOnly: false, trustedTypes: true }
const CONFIG: UrlRequest['config'] = {
  baseUrl: '/base/',
  staticDirectories: ['static'],
  onBrokenImages: 'throw',
  security: { csp: CSP },
}

async function rewriteUrls(files: Readonly<Record<string, string>>, config: Partial<UrlRequest['config']> = {}) {
  const siteDir = createTestFolder(files)
  const statics = Object.keys(files).flatMap((path): StaticFile[] =>
    path.startsWith('static/') ? [{ path, output: path.slice('static/'.length), hash: '0', bytes: 1 }] : [],
  )
  const { value } = await readStyles(siteDir, ['css/own.css'], () => ({ file: 'site.config.ts' }))
  const { styles, ...rest } = resolveStyleUrls(value, { siteDir, config: { ...CONFIG, ...config }, statics })
  return { urls: [...(styles[0]?.css ?? '').matchAll(/"([^"]*)"/g)].map(([, url]) => url), styles, ...rest }
}

it('adds the base URL to static files, and copies other files under a name with their hash', async () => {
  const { urls, files, styles, diagnostics } = await rewriteUrls({
    'css/own.css': `@import "./deep/more.css";
      a { background: url(./bg.png) } b { background: url('/img/a b.png?x#y') } c { mask: url(/base/img/c.png) }
      d { background: url("@site/static/img/c.png") } e { background: url(../static/img/c.png) }`,
    'css/deep/more.css': 'f { background: url(../bg.png#z) } g { background: image-set("i.png" 1x, url(i.png) 2x) }',
    'css/bg.png': 'bg',
    'css/deep/i.png': 'i',
    'static/img/a b.png': 'a',
    'static/img/c.png': 'c',
  })
  expect(diagnostics).toEqual([])
  const [bg, deep] = [
    expect.stringMatching(/^\/base\/assets\/bg-\w{8}\.png$/),
    expect.stringMatching(/^\/base\/assets\/i-\w{8}\.png$/),
  ]
  expect(urls).toEqual([
    expect.stringMatching(/^\/base\/assets\/bg-\w{8}\.png#z$/),
    deep,
    deep,
    bg,
    '/base/img/a%20b.png?x#y',
    '/base/img/c.png',
    '/base/img/c.png',
    '/base/img/c.png',
  ])
  expect(files.map(({ path }) => path)).toEqual(['css/bg.png', 'css/deep/i.png'])
  expect(styles[0]?.files).toContain('css/bg.png')
})

it('finds paths from the folder of the site, after those in static folders', async () => {
  const { urls, files, diagnostics } = await rewriteUrls({
    'css/own.css':
      'a { mask: url(/static/a.png?x) } b { mask: url(/img/b.png) } c { mask: url(/c.png) } d { mask: url(/img/no.png) }',
    'static/a.png': 'a',
    'img/b.png': 'b',
    'static/c.png': 'c',
    'c.png': 'not this one',
  })
  const copied = expect.stringMatching(/^\/base\/assets\/b-\w{8}\.png$/)
  expect(urls).toEqual(['/base/a.png?x', copied, '/base/c.png', '/base/img/no.png'])
  expect(files.map(({ path }) => path)).toEqual(['img/b.png'])
  expect(diagnostics.map(({ severity, file }) => `${severity} ${file}`)).toEqual(['warning css/own.css'])
})

it('finds files of packages, and keeps absolute URLs', async () => {
  const { urls, files, diagnostics } = await rewriteUrls({
    'css/own.css': `@import "font";
      a { background: url(data:image/png;base64,AA==) } b { mask: url(#id) } c { background: url(//cdn.example/x.png) }
      d { background: url("~font/extra.png") }`,
    'node_modules/font/package.json': '{ "name": "font", "main": "index.css" }',
    'node_modules/font/index.css': '@font-face { font-family: F; src: url(./files/f.woff2) format("woff2") }',
    'node_modules/font/files/f.woff2': 'f',
    'node_modules/font/extra.png': 'e',
  })
  expect(diagnostics).toEqual([])
  expect(files.map(({ path }) => path).sort()).toEqual([
    'node_modules/font/extra.png',
    'node_modules/font/files/f.woff2',
  ])
  expect(urls).toContain('#id')
  expect(urls).toContain('data:image/png;base64,AA==')
  expect(urls).toContain('//cdn.example/x.png')
})

it('resolves URLs in custom properties, too', async () => {
  const { urls } = await rewriteUrls({
    'css/own.css':
      ':root { --bg: url(bg.png) no-repeat; --icon: url("data:image/svg+xml;utf8,<svg/>"); --abs: url(/c.png) }',
    'css/bg.png': 'bg',
    'static/c.png': 'c',
  })
  expect(urls).toEqual([expect.stringMatching(/^\/base\/assets\/bg-/), 'data:image/svg+xml;utf8,<svg/>', '/base/c.png'])
})

it('reports missing files, and fonts that the policy blocks', async () => {
  const css = `a { background: url(./gone.png) }
b { background: url(/gone.png) }
@font-face { font-family: F; src: url(https://cdn.example/f.woff2) }`
  const { diagnostics } = await rewriteUrls({ 'css/own.css': css })
  expect(diagnostics).toMatchObject([
    { severity: 'error', file: 'css/own.css', line: 1, column: 21, message: 'url(): file "./gone.png" not found' },
    { severity: 'warning', line: 2, message: 'url(): no static folder contains "gone.png"' },
    { code: 'blocked-font', severity: 'warning', line: 3 },
  ])
  const allowed = { csp: { ...CSP, sources: { 'font-src': ['https://*.example'] } } }
  const { diagnostics: fewer } = await rewriteUrls(
    { 'css/own.css': css },
    { security: allowed, onBrokenImages: 'ignore' },
  )
  expect(fewer.map(({ line }) => line)).toEqual([2])
})
