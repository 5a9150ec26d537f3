import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openRemoteFiles, readSiteUrl } from './open-remote-files.js'

it.each([
  ['https://x.example', 'https://x.example/'],
  ['https://x.example/docs', 'https://x.example/docs/'],
  ['https://x.example/docs/index.html?a#b', 'https://x.example/docs/'],
  ['file:///etc', undefined],
  ['https://me:secret@x.example', undefined],
  ['https://', undefined],
  ['x.example', undefined],
])('reads the URL of a site: %s', (text, href) => {
  expect(readSiteUrl(text)?.href).toBe(href)
})

const requested: string[] = []
const server = createServer(({ url = '' }, response) => {
  requested.push(url)
  if (url === '/docs/moved.md') return response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
  if (url === '/docs/page.md') return response.end('<!doctype html><title>Start</title>')
  if (url === '/docs/huge.md') return response.end(Buffer.alloc(17 * 1024 * 1024))
  return url === '/docs/a%20b/c.md' ? response.end('# C') : response.writeHead(404).end()
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
})
afterAll(() => void server.closeAllConnections())
afterAll(() => void server.close())

function read(file: string): Promise<string | undefined> {
  return openRemoteFiles(new URL('/docs/', origin)).read(file)
}

it('reads files below the URL', async () => {
  expect(await read('a b/c.md')).toBe('# C')
  expect(await read('none.md')).toBeUndefined()
})

it('treats the page that some hosts return for every URL as a missing file', async () => {
  expect(await read('page.md')).toBeUndefined()
})

it('requests nothing outside the URL', async () => {
  requested.length = 0
  for (const file of ['../x.md', '/x.md', '//evil.example/x.md', 'http://evil.example/x.md', '..\\x.md']) {
    expect(await read(file)).toBeUndefined()
  }
  for (const url of requested) expect(url).toMatch(/^\/docs\//)
})

it('follows no redirects, and reads no endless files', async () => {
  await expect(read('moved.md')).rejects.toThrow(
    'it redirects to http://169.254.169.254/, and docgen does not follow redirects',
  )
  await expect(read('huge.md')).rejects.toThrow(/more than 16 MiB$/)
})
