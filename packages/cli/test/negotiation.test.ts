import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

const ACCEPTED = [
  'text/markdown, text/html, */*',
  'text/markdown,text/html;q=0.9,application/xhtml+xml;q=0.8,application/xml;q=0.7,image/webp,*/*;q=0.5',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8',
  '*/*',
  'text/*',
  'text/html;q=0.9, text/markdown;q=0.9',
  'text/markdown;q=0.9, text/html;q=0.9',
  'text/html;q=0.8, text/markdown;q=0.9',
  'text/html;q=0.9, text/markdown;q=0.8',
  'text/html;q=0.95, text/markdown;q=0.9',
  'text/html;q=0.90, text/markdown;q=0.9',
  'text/html;q=0.9, text/markdown;q=0.955',
  'text/html;q=1.0, text/markdown;q=0.999',
  'text/html;q=1, text/markdown;q=1.000',
  'text/html, text/markdown;q=0.9',
  'text/html;level=1;q=0.7, text/markdown; variant=GFM; q=0.8',
  'TEXT/Markdown;variant=GFM;q=0.8 , text/html;q=0.8',
  'text/markdown;q=0.1',
  'text/markdown;q=0',
  'text/markdown;q=0.000, text/html;q=0',
  'text/x-markdown, text/markdown-ish',
] as const

describe('the rules of the manual answer as docgen serve does', () => {
  const middleware = `data:text/javascript,${encodeURIComponent(readExample('functions/_middleware.js'))}`
  const edge = `data:text/javascript,${encodeURIComponent(readExample('netlify/edge-functions/markdown.js'))}`
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
    const original = globalThis.fetch
    globalThis.fetch = (sent) => answer(new Request(sent))
    try {
      const sent = guide(accept)
      const response = await handle(sent, { next: () => answer(sent) })
      expect([await response.text(), response.headers.get('vary')]).toEqual([expected(accept), 'Accept'])
    } finally {
      globalThis.fetch = original
    }
  })

  it('on Vercel, with the same function', () => {
    const functionOf = (code: string): string => code.slice(code.indexOf('function prefersMarkdown('))
    expect(functionOf(readExample('middleware.js'))).toBe(functionOf(readExample('functions/_middleware.js')))
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
    const rules = readExample('markdown.conf')
      .replace('/srv/docs/dist', join(folder, 'dist'))
      // Its place differs between systems.
      .replace('include /etc/nginx/mime.types;', 'types { text/html html; image/svg+xml svg; }')
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
