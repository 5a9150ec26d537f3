import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, describe, expect, it } from 'vitest'
import { openRemoteFiles, readSiteUrl } from '../src/mcp/open-remote-files.js'
import { createDiskStore } from '../src/serve/create-disk-store.js'
import { createListener } from '../src/serve/http/create-listener.js'
import { createSiteHandler } from '../src/serve/http/handle-request.js'
import { openBuiltFolder } from '../src/session/search/built-files.js'
import { copySite } from './build-copy.js'
import { callTool, connectMcp, listResultPaths } from './connect-mcp.js'
import { startDocgen } from './run-docgen.js'

const BINARY = fileURLToPath(new URL('../bin/docgen.js', import.meta.url))
const languages = copySite(fileURLToPath(new URL('sites/languages', import.meta.url)))
const webhooks = copySite(fileURLToPath(new URL('sites/api-webhooks', import.meta.url)))
afterAll(() => {
  languages.remove()
  webhooks.remove()
})
await languages.build()
await webhooks.build()
const site = await connectMcp(openBuiltFolder(languages.outDir))
const api = await connectMcp(openBuiltFolder(webhooks.outDir))
afterAll(async () => {
  await site.close()
  await api.close()
})
const { call } = site

describe('the tools', () => {
  it('only read', async () => {
    const { tools } = await site.client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(['search', 'get_page', 'list_pages', 'get_operation'])
    for (const { annotations } of tools) expect(annotations).toMatchObject({ readOnlyHint: true })
  })

  it('search a version in a language, and return its pages', async () => {
    const firstPath = async (parameters: Readonly<Record<string, unknown>>): Promise<string> =>
      listResultPaths(await call('search', { query: 'start', ...parameters }))[0] ?? ''
    expect(await firstPath({})).toBe('/guide/begin')
    expect(await firstPath({ language: 'ar' })).toMatch(/^\/arabic\/(?!1\.0)/)
    expect(await firstPath({ language: 'ar', version: '1.0' })).toMatch(/^\/arabic\/1\.0\//)
    expect(await call('get_page', { page: await firstPath({ version: '1.0' }) })).toContain('\nversion: "1.0"\n')
  })

  it('list each page once before further sections of it', async () => {
    const pages = listResultPaths(await api.call('search', { query: 'order', limit: 50 }))
    const count = new Set(pages).size
    expect(pages.length).toBeGreaterThan(count)
    expect(count).toBeGreaterThan(1)
    expect(new Set(pages.slice(0, count)).size).toBe(count)
  })

  it.each([
    ['/', 'https://docs.example.com/'],
    ['', 'https://docs.example.com/'],
    ['index.md', 'https://docs.example.com/'],
    ['https://docs.example.com/guide/begin#install', 'https://docs.example.com/guide/begin'],
    ['guide/begin.md?x=1', 'https://docs.example.com/guide/begin'],
    ['/guide/begin/', 'https://docs.example.com/guide/begin'],
    ['/guide/begin.html', 'https://docs.example.com/guide/begin'],
    ['/de/', 'https://docs.example.com/de/'],
    ['/de/guide/more', 'https://docs.example.com/de/guide/more'],
  ])('return the page at %j', async (page, url) => {
    expect(await call('get_page', { page })).toContain(`\nurl: "${url}"\n`)
  })

  it.each([
    [{ page: 'guide/more', language: 'de' }, '/de/guide/more'],
    [{ page: '/guide/more', language: 'ar', version: '1.0' }, '/arabic/1.0/guide/more'],
    [{ page: '', language: 'de', version: '1.0' }, '/de/1.0'],
  ])('return a page of a version and a language: %j', async (parameters, path) => {
    expect(await call('get_page', parameters)).toContain(`\nurl: "https://docs.example.com${path}"\n`)
  })

  it('list the pages of a version in a language, by section and in parts', async () => {
    const german = await call('list_pages', { language: 'de', limit: 2 })
    expect(german).toMatch(/^\d+ pages\. For the next ones, set offset to 2\n/)
    expect(german).toContain('(https://docs.example.com/de/')
    expect(await call('list_pages', { version: '1.0', language: 'ar' })).toContain('/arabic/1.0/guide/more.md)')
    expect(await call('list_pages', { section: 'guide' })).toMatch(/^\d pages\n\n## Guide\n/)
    expect(await call('list_pages', { section: 'No such' })).toMatch(/^Error: .*Sections: /)
  })

  it('return operations by method and path, by name and by title', async () => {
    const title = /\ntitle: "([^"]*)"/
    const read = async (operation: string): Promise<string> =>
      title.exec(await api.call('get_operation', { operation }))?.[1] ?? ''
    const list = await api.call('list_pages', {})
    const [, name = '', slug = '', method = '', path = ''] =
      /- \[([^\]]*)\]\(\S*\/([^/]*)\.md\): `([A-Z]+) ([^`]*)`/.exec(list) ?? []
    expect(name).not.toBe('')
    expect(await read(`${method} ${path}`)).toBe(name)
    expect(await read(`${method.toLowerCase()} https://api.example.com/v9${path.replace(/\{[^}]*\}/g, '{x}')}`)).toBe(
      name,
    )
    expect(await read(slug)).toBe(name)
    expect(await read(name.toUpperCase())).toBe(name)
    expect(await api.call('get_operation', { operation: 'PUT /nowhere' })).toMatch(/^Error: There is no API operation/)
  })
})

describe('hostile input', () => {
  it.each([
    '../../../../etc/passwd',
    '/..%2f..%2fsite.config.ts',
    'guide/../../site.config',
    '..\\..\\site.config.ts',
    'file:///etc/passwd',
    'http://169.254.169.254/latest/meta-data',
    'a\0b',
    '%',
    'x'.repeat(2000),
    'a/'.repeat(1000),
    'CON',
    'guide/begin.',
  ])('finds no page %j', async (page) => {
    expect(await call('get_page', { page })).toMatch(/^Error: (?:There is no page|".*" is not the URL or path)/)
  })

  it.each([
    ['search', { query: 'x'.repeat(1_000) }],
    ['search', { query: '' }],
    ['search', { query: 'a', limit: 1e9 }],
    ['search', { query: { $gt: '' } }],
    ['search', { query: 'a', version: 'x'.repeat(100_000) }],
    ['get_page', {}],
    ['get_page', { page: 'guide/more', offset: -1 }],
    ['list_pages', { limit: 'all' }],
    ['get_operation', { operation: 'x'.repeat(5_000) }],
  ])('is an error of the tool %s', async (name, parameters) => {
    expect(await call(name, parameters)).toMatch(/^Error: Input validation error/)
  })

  it.each([
    ['search', { query: 'start', version: '9.9' }, /no search index for the version "9.9".*Available: version 1\.0/],
    ['search', { query: 'start', version: '9.9' }, /, or the latest version without version\.$/],
    ['search', { query: 'start', language: 'xx' }, /no search index for the language "xx"/],
    ['get_page', { page: 'guide/more', language: '../..' }, /no search index for the language/],
    ['get_page', { page: 'guide/more', offset: 1_000_000 }, /has only \d+ characters/],
  ])('explains what %s lacks', async (name, parameters, message) => {
    expect(await call(name, parameters)).toMatch(message)
  })

  it('of another form than JSON, or too large, is rejected', async () => {
    const post = async (body: string): Promise<number> => {
      const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
      return (await fetch(site.url, { method: 'POST', headers, body })).status
    }
    expect(await post('{"jsonrpc": "2.0", "id": 1, ')).toBe(400)
    expect(await post('[]')).toBe(400)
    expect(await post(`{"a": "${'x'.repeat(300 * 1024)}"}`)).toBe(413)
    // It still works.
    expect(await call('search', { query: 'start' })).toContain('/guide/begin')
  })

  it('from other origins, and for other hosts, is rejected', async () => {
    const status = (headers: Record<string, string>, path = site.url.pathname): Promise<number> =>
      new Promise((resolve, reject) => {
        request({ port: site.url.port, host: '127.0.0.1', path, method: 'POST', headers }, (response) => {
          response.resume()
          resolve(response.statusCode ?? 0)
        })
          .on('error', reject)
          .end('{}')
      })
    expect(await status({ origin: 'https://evil.example' })).toBe(403)
    expect(await status({ origin: 'null' })).toBe(403)
    expect(await status({ host: 'evil.example' })).toBe(403)
    expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await status({}, '/elsewhere')).toBe(404)
    expect(await status({ origin: site.url.origin })).not.toBe(403)
  })

  it('survives canceled calls', async () => {
    const calls = Array.from({ length: 20 }, () => {
      const controller = new AbortController()
      const running = site.client.callTool(
        { name: 'search', arguments: { query: 'start' } },
        { signal: controller.signal },
      )
      controller.abort()
      return running.catch(() => 'canceled')
    })
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['canceled']))
    expect(await call('search', { query: 'start' })).toContain('/guide/begin')
  })
})

describe('a deployed site', () => {
  it('is read at its URL', async () => {
    const respond = createSiteHandler(createDiskStore(languages.outDir))
    const host = createServer(createListener({ respond, names: new Set(), onError: () => {} }))
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
    const address = host.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const url = readSiteUrl(`http://127.0.0.1:${port}`)
    if (!url) throw new Error('no URL')
    const remote = await connectMcp(openRemoteFiles(url))
    try {
      for (const [name, parameters] of [
        ['search', { query: 'start', language: 'ar', version: '1.0' }],
        ['get_page', { page: '/de/guide/more' }],
        ['list_pages', { version: '1.0' }],
      ] as const) {
        expect(await remote.call(name, parameters)).toBe(await call(name, parameters))
      }
      expect(await remote.call('get_page', { page: '//evil.example/x' })).toMatch(/^Error: There is no page/)
    } finally {
      await remote.close()
      host.closeAllConnections()
      host.close()
    }
    const gone = await connectMcp(openRemoteFiles(url))
    expect(await gone.call('search', { query: 'start' })).toMatch(/^Error: The site could not be read: .* refused/)
    await gone.close()
  })
})

describe('docgen mcp', () => {
  it('serves a client over standard input and output, and ends with it', async () => {
    const client = new Client({ name: 'test', version: '0.0.0' })
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [BINARY, 'mcp', languages.siteDir],
      stderr: 'pipe',
    })
    await client.connect(transport)
    expect(await callTool(client, 'search', { query: 'start' })).toContain('/guide/begin')
    const { pid } = transport
    await client.close()
    expect(() => process.kill(pid ?? 0, 0)).toThrow('ESRCH')
  })

  it('ignores lines that are no messages', async () => {
    const child = spawn(process.execPath, [BINARY, 'mcp', languages.siteDir], { stdio: 'pipe' })
    child.stdin.write('nonsense\n{"jsonrpc": "1.0"}\n\0\n')
    child.stdin.write('{"jsonrpc":"2.0","id":1,"method":"ping"}\n')
    const [chunk] = await once(child.stdout, 'data')
    expect(JSON.parse(String(chunk))).toMatchObject({ id: 1 })
    child.stdin.end()
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  it('ends at Ctrl-C', async () => {
    const child = startDocgen(['mcp', languages.siteDir, '--http', '--port', '0'])
    const [line] = await once(child.stderr ?? child, 'data')
    expect(String(line)).toMatch(/^MCP server: http:\/\/127\.0\.0\.1:\d+\/mcp\n$/)
    child.kill('SIGINT')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  it('warns about a site that does not answer, and serves anyway', async () => {
    const child = spawn(process.execPath, [BINARY, 'mcp', 'http://127.0.0.1:9/'], { stdio: 'pipe' })
    const [chunk] = await once(child.stderr, 'data')
    expect(String(chunk)).toMatch(/the site cannot be read: http:\/\/127\.0\.0\.1:9\//)
    child.stdin.write('{"jsonrpc":"2.0","id":1,"method":"ping"}\n')
    expect(JSON.parse(String((await once(child.stdout, 'data'))[0]))).toMatchObject({ id: 1 })
    child.stdin.end()
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  it('explains what it cannot open', async () => {
    const child = startDocgen(['mcp', join(languages.siteDir, 'docs')])
    let stderr = ''
    child.stderr?.on('data', (chunk) => {
      stderr += String(chunk)
    })
    expect(await once(child, 'close')).toEqual([2, null])
    expect(stderr).toMatch(/there is no built site in .*Run docgen build first/s)
  })
})
