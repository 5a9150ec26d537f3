import { Readable } from 'node:stream'
import { describe, expect, it, vi } from 'vitest'
import { listExampleFiles } from '../../../test/list-example-files.js'
import type { FileStore } from '../file-store.js'
import { createSiteHandler } from './handle-request.js'
import { findMarkdownHref, prefersMarkdown } from './negotiate-markdown.js'

const AGENTS = {
  'Claude Code': 'text/markdown, text/html, */*',
  Cursor: 'text/markdown,text/html;q=0.9,application/xhtml+xml;q=0.8,application/xml;q=0.7,image/webp,*/*;q=0.5',
  'with parameters': 'TEXT/Markdown;variant=GFM;q=0.8 , text/html;q=0.8',
}

const OTHERS = {
  Chrome:
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7',
  Firefox: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  curl: '*/*',
  'a wildcard of texts': 'text/*',
  'HTML first': 'text/html, text/markdown;q=0.9',
  refusal: 'text/markdown;q=0',
  'no weight': 'text/markdown;q=high',
  'another type': 'text/x-markdown, text/markdown-ish',
}

describe('prefersMarkdown', () => {
  it.each(Object.entries(AGENTS))('is true for %s', (_name, accept) => expect(prefersMarkdown(accept)).toBe(true))
  it.each(Object.entries(OTHERS))('is false for %s', (_name, accept) => expect(prefersMarkdown(accept)).toBe(false))
  it('is false without the header', () => expect(prefersMarkdown(undefined)).toBe(false))
})

function createStore(files: readonly string[]): FileStore {
  return {
    find: async (file) => {
      if (!files.includes(file)) return undefined
      const bytes = Buffer.from(file)
      return { size: bytes.length, hash: file, read: async () => bytes, stream: () => Readable.from([bytes]) }
    },
    readBaseUrl: async () => '/docs/',
  }
}

describe('the server', () => {
  const files = ['index.html', 'index.md', 'guide.html', 'guide.md', 'only.html', 'v1.2/index.html', 'v1.2.md', 'a.js']
  const handle = createSiteHandler(createStore(files))
  const request = async (path: string, accept: string): Promise<readonly unknown[]> => {
    const { status, headers } = await handle({ path, query: '' }, (name) => (name === 'accept' ? accept : undefined))
    return [status, headers['content-type']?.replace(/;.*/, ''), headers['vary']]
  }

  it.each(['/docs/', '/docs/guide', '/docs/v1.2/'])('sends the Markdown of %s to agents', async (path) =>
    expect(await request(path, AGENTS['Claude Code'])).toEqual([200, 'text/markdown', 'Accept']),
  )

  it('sends HTML to browsers, and of pages without Markdown', async () => {
    expect(await request('/docs/guide', OTHERS.Chrome)).toEqual([200, 'text/html', 'Accept'])
    expect(await request('/docs/only', AGENTS.Cursor)).toEqual([200, 'text/html', 'Accept'])
  })

  it.each([
    ['/docs/guide/', '/docs/guide'],
    ['/docs/v1.2', '/docs/v1.2/'],
  ])('redirects %s, with or without slash, to %s for agents and browsers', async (path, location) => {
    for (const accept of [AGENTS['Claude Code'], OTHERS.Chrome]) {
      const { status, headers } = await handle({ path, query: '' }, (name) => (name === 'accept' ? accept : undefined))
      expect([status, headers['location']]).toEqual([301, location])
    }
  })

  it('negotiates only pages', async () => {
    expect(await request('/docs/guide.md', OTHERS.Chrome)).toEqual([200, 'text/markdown', undefined])
    expect(await request('/docs/a.js', AGENTS.Cursor)).toEqual([200, 'text/javascript', undefined])
    expect((await request('/docs/guide.html', AGENTS.Cursor))[0]).toBe(301)
    expect((await request('/docs/missing', AGENTS.Cursor))[0]).toBe(404)
    expect((await request('/docs//guide', AGENTS.Cursor))[0]).toBe(404)
  })
})

describe('the header Link', () => {
  const head = (href: string): string => `<link rel="alternate" type="text/markdown" href="${href}"><p>`
  const files: Readonly<Record<string, string>> = {
    'a.html': head('/docs/a%20b.md?x&amp;y'),
    'b.html': head('/docs/b.md'),
    'c.html': '<p>no Markdown',
    'b.md': head('/docs/wrong.md'),
    _headers:
      '/docs/*\n  Link: </docs/llms.txt>; rel="describedby"\n/docs/b\n  Link: </docs/b.md>; rel="alternate"; type="text/markdown"\n',
  }
  const find = async (file: string) => {
    const text = Object.hasOwn(files, file) ? files[file] : undefined
    if (text === undefined) return undefined
    const bytes = Buffer.from(text)
    return { size: bytes.length, hash: file, read: async () => bytes, stream: () => Readable.from([bytes]) }
  }
  const handle = createSiteHandler({ find, readBaseUrl: async () => '/docs/' })
  const DESCRIBED = '</docs/llms.txt>; rel="describedby"'

  it.each([
    ['/docs/a', `${DESCRIBED}, </docs/a%20b.md?x&y>; rel="alternate"; type="text/markdown"`],
    ['/docs/b', `${DESCRIBED}, </docs/b.md>; rel="alternate"; type="text/markdown"`],
    ['/docs/c', DESCRIBED],
    ['/docs/b.md', DESCRIBED],
  ])('of %s', async (path, link) => {
    const { headers } = await handle({ path, query: '' }, () => undefined)
    expect(headers['link']).toBe(link)
  })

  it('reads a page again only after a change', async () => {
    let revision = 1
    let reads = 0
    const read = async (): Promise<Buffer> => {
      reads++
      return Buffer.from(head(`/${revision}.md`))
    }
    const respond = createSiteHandler({
      find: async (file) =>
        file === 'a.html' ? { size: 1, hash: `${revision}`, read, stream: () => Readable.from([]) } : undefined,
      readBaseUrl: async () => '/',
    })
    const linkOf = async (): Promise<string | undefined> => {
      const { headers } = await respond({ path: '/a', query: '' }, (name) =>
        name === 'if-none-match' ? '*' : undefined,
      )
      return headers['link']
    }
    expect(await linkOf()).toContain('</1.md>')
    expect(await linkOf()).toContain('</1.md>')
    expect(reads).toBe(1)
    revision = 2
    expect(await linkOf()).toContain('</2.md>')
    expect(reads).toBe(2)
  })

  it('needs the tag in the HTML', () => expect(findMarkdownHref(Buffer.from('<p>'))).toBe(undefined))
})

describe('the recipes of the manual', () => {
  const respond = async (target: string): Promise<Response> =>
    target.endsWith('/guide.md') ? new Response('# Guide') : new Response('none', { status: 404 })
  const next = async (): Promise<Response> => new Response('<h1>')

  /** Runs the function that a recipe exports. */
  const run = async (file: string, name: string, request: Request): Promise<Response | undefined> => {
    const code = listExampleFiles('build/agents.md')[file] ?? ''
    const module = await import(`data:text/javascript,${encodeURIComponent(code)}`)
    const fetchFile = (input: Request): Promise<Response> => respond(input.url)
    vi.stubGlobal('fetch', fetchFile)
    try {
      return name === 'default'
        ? await module.default(request, { next })
        : await module[name]({ request, next, env: { ASSETS: { fetch: fetchFile } } })
    } finally {
      vi.unstubAllGlobals()
    }
  }

  it.each([
    ['functions/_middleware.js', 'onRequest'],
    ['netlify/edge-functions/markdown.js', 'default'],
  ])('negotiate as the server does: %s', async (file, name) => {
    const ask = async (url: string, accept: string): Promise<readonly unknown[]> => {
      const response = await run(file, name, new Request(`https://docs.example${url}`, { headers: { accept } }))
      return response ? [await response.text(), response.headers.get('vary')] : []
    }
    for (const accept of [AGENTS['Claude Code'], AGENTS.Cursor]) {
      expect(await ask('/guide', accept)).toEqual(['# Guide', 'Accept'])
      expect(await ask('/guide/', accept)).toEqual(['# Guide', 'Accept'])
      expect(await ask('/missing', accept)).toEqual(['<h1>', 'Accept'])
    }
    for (const accept of [OTHERS.Chrome, OTHERS.curl, OTHERS.refusal, OTHERS['HTML first']]) {
      expect(await ask('/guide', accept)).toEqual(['<h1>', 'Accept'])
    }
    const link = async (url: string, accept: string): Promise<string | null | undefined> =>
      (await run(file, name, new Request(`https://docs.example${url}`, { headers: { accept } })))?.headers.get('link')
    expect(await link('/a%20b/guide/', OTHERS.curl)).toBe('</a%20b/guide.md>; rel="alternate"; type="text/markdown"')
    expect(await link('/guide', AGENTS.Cursor)).toBe(null)
    expect((await ask('/a.js', AGENTS.Cursor))[0]).not.toBe('# Guide')
  })
})
