import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACCEPTED as COMMON } from '../../../bench/hosts/accept-headers.mjs'
import { writeTestFiles } from '../src/read/write-test-files.js'
import { prefersMarkdown } from '../src/serve/http/negotiate-markdown.js'
import { hasNginx, type Nginx, startNginx } from './start-nginx.js'

const MANUAL = readFileSync(fileURLToPath(new URL('../../../docs/docs/build/agents.md', import.meta.url)), 'utf8')

/** The code block of the manual with a title. */
function readExample(title: string): string {
  const start = MANUAL.indexOf(` title="${title}"\n`)
  expect(start).toBeGreaterThan(0)
  return MANUAL.slice(MANUAL.indexOf('\n', start) + 1, MANUAL.indexOf('\n```\n', start))
}

const CLOUDFLARE = 'functions/_middleware.js'
const NETLIFY = 'netlify/edge-functions/markdown.js'

/** The function of an example for a site with a base URL. */
async function importWith(code: string, baseUrl: string, name = 'default') {
  expect(code).toContain("const HOME = '/'\n")
  const text = code.replace("const HOME = '/'\n", `const HOME = '${baseUrl}'\n`)
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`))[name]
}

/** Runs code whose `fetch` finds only some paths, and answers with the path. */
async function withPages<T>(paths: readonly string[], run: () => Promise<T>): Promise<T> {
  const original = globalThis.fetch
  globalThis.fetch = async (sent) => {
    const { pathname } = new URL(sent instanceof Request ? sent.url : sent)
    return new Response(pathname, { status: paths.includes(pathname) ? 200 : 404 })
  }
  try {
    return await run()
  } finally {
    globalThis.fetch = original
  }
}

const ACCEPTED = [
  ...COMMON,
  'text/markdown;q=0.9, text/html;q=0.9',
  'text/html;q=0.95, text/markdown;q=0.9',
  'text/html;q=1.0, text/markdown;q=0.999',
  'text/html, text/markdown;q=0.9',
  'text/html;level=1;q=0.7, text/markdown; variant=GFM; q=0.8',
  'text/markdown;q=0.1',
  'text/markdown;q=0.000, text/html;q=0',
]

describe('the rules of the manual answer as docgen serve does', () => {
  const middleware = `data:text/javascript,${encodeURIComponent(readExample(CLOUDFLARE))}`
  const edge = `data:text/javascript,${encodeURIComponent(readExample(NETLIFY))}`
  const expected = (accept: string): string => (prefersMarkdown(accept) ? '/guide.md' : '/guide')
  const guide = (accept: string) => new Request('https://docs.example.com/guide', { headers: { accept } })
  const answer = async (sent: Request): Promise<Response> => new Response(new URL(sent.url).pathname)

  it.each(ACCEPTED)('on Cloudflare: %s', async (accept) => {
    const { onRequest } = await import(/* @vite-ignore */ middleware)
    const sent = guide(accept)
    const response = await onRequest({ request: sent, next: () => answer(sent), env: { ASSETS: { fetch: answer } } })
    expect([await response.text(), response.headers.get('vary')]).toEqual([expected(accept), 'Accept'])
  })

  it.each(ACCEPTED)('on Netlify: %s', async (accept) => {
    const { default: handle } = await import(/* @vite-ignore */ edge)
    const sent = guide(accept)
    const response = await withPages<Response>(['/guide.md'], () => handle(sent, { next: () => answer(sent) }))
    expect([await response.text(), response.headers.get('vary')]).toEqual([expected(accept), 'Accept'])
  })

  // Its package is no dependency.
  const vercel = readExample('middleware.js').replace(
    /^import .*/,
    "const next = () => 'next'\nconst rewrite = ({ pathname }) => pathname",
  )

  it.each(ACCEPTED)('on Vercel: %s', async (accept) => {
    const run = await importWith(vercel, '/')
    const answers = await withPages(['/guide.md'], () => run(guide(accept)))
    expect(answers).toBe(prefersMarkdown(accept) ? '/guide.md' : 'next')
  })

  it('send HTML if a page has no Markdown', async () => {
    const { onRequest } = await import(/* @vite-ignore */ middleware)
    const sent = guide('text/markdown')
    const missing = { ASSETS: { fetch: async () => new Response('', { status: 404 }) } }
    const response = await onRequest({ request: sent, next: () => answer(sent), env: missing })
    expect(await response.text()).toBe('/guide')
    const [onNetlify, onVercel] = await Promise.all([importWith(readExample(NETLIFY), '/'), importWith(vercel, '/')])
    await withPages([], async () => {
      expect(await (await onNetlify(sent, { next: () => answer(sent) })).text()).toBe('/guide')
      expect(await onVercel(sent)).toBe('next')
    })
  })

  it('find the Markdown of the start page below a base URL', async () => {
    const start = (): Request => new Request('https://docs.example.com/docs/', { headers: { accept: 'text/markdown' } })
    const onCloudflare = await importWith(readExample(CLOUDFLARE), '/docs/', 'onRequest')
    const response = await onCloudflare({
      request: start(),
      next: () => answer(start()),
      env: { ASSETS: { fetch: answer } },
    })
    expect(await response.text()).toBe('/docs/index.md')
    const onNetlify = await importWith(readExample(NETLIFY), '/docs/')
    const onVercel = await importWith(vercel, '/docs/')
    await withPages(['/docs/index.md'], async () => {
      expect(await (await onNetlify(start(), { next: () => answer(start()) })).text()).toBe('/docs/index.md')
      expect(await onVercel(start())).toBe('/docs/index.md')
    })
  })
})

// Skipped where nginx is not installed.
describe.skipIf(!hasNginx)('the rules of the manual for nginx (needs nginx in the PATH)', () => {
  // Only a test that runs may create it.
  const folder = hasNginx ? mkdtempSync(join(tmpdir(), 'nginx-')) : ''
  let server: Nginx | undefined

  beforeAll(async () => {
    writeTestFiles(folder, {
      'dist/index.html': 'html',
      'dist/index.md': 'markdown',
      'dist/guide.html': 'html',
      'dist/guide.md': 'markdown',
      'dist/only.html': 'html',
      'dist/ä b.html': 'html',
      'dist/ä b.md': 'markdown',
      'dist/logo.svg': '<svg/>',
    })
    const rules = readExample('markdown.conf').replace('/srv/docs/dist', join(folder, 'dist'))
    server = await startNginx(folder, rules)
  }, 90_000)
  afterAll(async () => {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const read = async (path: string, accept?: string): Promise<string> => {
    const { status, headers } = (await server?.read(path, accept === undefined ? {} : { accept })) ?? {}
    const { 'content-type': type = '', vary = '' } = headers ?? {}
    return `${status} ${String(type).replace(/;.*/, '')} ${vary}`.trim()
  }

  it.each(ACCEPTED)('answers as docgen serve does: %s', async (accept) => {
    const type = prefersMarkdown(accept) ? 'text/markdown' : 'text/html'
    for (const path of ['/', '/guide']) expect(await read(path, accept), path).toBe(`200 ${type} Accept`)
  })

  it('names the Markdown of a page, if there is one', async () => {
    const linkOf = async (path: string): Promise<unknown> => (await server?.read(path))?.headers['link']
    const link = (href: string): string => `<${href}>; rel="alternate"; type="text/markdown"`
    expect(await linkOf('/')).toBe(link('/index.md'))
    expect(await linkOf('/?a=/b')).toBe(link('/index.md'))
    expect(await linkOf('/guide?a=/b/')).toBe(link('/guide.md'))
    expect(await linkOf('/%C3%A4%20b')).toBe(link('/%C3%A4%20b.md'))
    for (const path of ['/only', '/logo.svg', '/nowhere', '/guide.md']) expect(await linkOf(path)).toBe(undefined)
  })

  it('sends HTML without the header, and of a page without Markdown', async () => {
    expect(await read('/guide')).toBe('200 text/html Accept')
    expect(await read('/only', ACCEPTED[0])).toBe('200 text/html Accept')
    expect(await read('/logo.svg', ACCEPTED[0])).toBe('200 image/svg+xml Accept')
    expect(await read('/nowhere', ACCEPTED[0])).toMatch(/^404/)
  })
})
