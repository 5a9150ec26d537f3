import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openRemoteFiles } from '../src/mcp/open-remote-files.js'
import { writeTestFiles } from '../src/read/write-test-files.js'
import { openBuiltFolder } from '../src/session/search/built-files.js'
import { buildHere } from './build-copy.js'
import { connectMcp, type McpConnection } from './connect-mcp.js'

/** More pages than one file of the search index, of the list of terms and of `llms.txt` can hold. */
const PAGES = 1200
const WORDS = 'tea cup pot water leaf steam kettle spoon sugar milk lemon honey table chair window garden'.split(' ')

/** Every page has a word that no other page has, and words that many have. */
function createPages(): Readonly<Record<string, string>> {
  const pages = Array.from({ length: PAGES }, (_, page) => {
    const words = Array.from(
      { length: 40 },
      (_, index) => `${WORDS[(page * 7 + index * 3) % 16]}${(page * index) % 97}`,
    )
    const text = `# Page ${page}\n\n${words.join(' ')}\n\n## Part\n\nonly${page.toString(36)}x ${WORDS[page % 16]}\n`
    return [`docs/part-${page % 30}/page-${page}.md`, text]
  })
  return Object.fromEntries(pages)
}

let siteDir = ''
let outDir = ''
let requests: string[] = []
let peak = 0
let respond: (path: string, response: ServerResponse) => void = send
let running = 0
const host = createServer(({ url = '' }, response) => {
  const path = decodeURIComponent(url)
  requests.push(path)
  running++
  peak = Math.max(peak, running)
  response.once('close', () => {
    running--
  })
  respond(path, response)
})

function send(path: string, response: ServerResponse): void {
  const file = join(outDir, path)
  if (existsSync(file) && statSync(file).isFile()) response.end(readFileSync(file))
  else response.writeHead(404).end()
}

const isIndex = (path: string): boolean => path.startsWith('/assets/search/')
let url = new URL('http://127.0.0.1')
let local: McpConnection
beforeAll(async () => {
  siteDir = mkdtempSync(join(tmpdir(), 'docgen-mcp-'))
  writeTestFiles(siteDir, {
    'site.config.ts': "export default { title: 'Tea', url: 'https://tea.example', llms: { pages: true } }\n",
    'docs/index.md': '# Start\n',
    ...createPages(),
  })
  expect(await buildHere(siteDir)).toMatchObject({ hasNoErrors: true })
  outDir = join(siteDir, 'dist')
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const address = host.address()
  url = new URL(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`)
  local = await connectMcp(openBuiltFolder(outDir))
}, 120_000)
afterAll(async () => {
  await local.close()
  host.closeAllConnections()
  host.close()
  rmSync(siteDir, { recursive: true, force: true })
})
beforeEach(() => {
  requests = []
  peak = 0
  respond = send
})

/** Calls a tool of a server that has just been started for the deployed site. */
async function callNew(
  name: string,
  parameters: Readonly<Record<string, unknown>>,
  timeoutMs?: number,
): Promise<string> {
  const connection = await connectMcp(openRemoteFiles(url), timeoutMs)
  try {
    return await connection.call(name, parameters)
  } finally {
    await connection.close()
  }
}

it('answers like the folder of the site, from parts of its search index', async () => {
  const manifest: { readonly indexes: readonly object[] } = JSON.parse(
    readFileSync(join(outDir, 'docgen-search.json'), 'utf8'),
  )
  expect(manifest.indexes).toHaveLength(1)
  const remote = await connectMcp(openRemoteFiles(url))
  for (const [name, parameters, text] of [
    ['search', { query: `only${(777).toString(36)}x` }, 'part-27/page-777'],
    ['search', { query: 'kettle12 garden', limit: 20 }, ''],
    ['search', { query: 'ketle12 gardn3', limit: 20 }, ''],
    ['get_page', { page: '/part-27/page-777' }, `only${(777).toString(36)}x`],
    ['list_pages', { offset: 1000, limit: 300 }, 'page-'],
    ['list_pages', { section: 'part-27' }, 'part-27/page-777.md'],
  ] as const) {
    const answer = await remote.call(name, parameters)
    expect(answer).not.toMatch(/^Error/)
    expect(answer).toContain(text)
    expect(answer, JSON.stringify(parameters)).toBe(await local.call(name, parameters))
  }
  expect(requests.filter(isIndex).length).toBeGreaterThan(3)
  expect(new Set(requests.filter(isIndex)).size).toBe(requests.filter(isIndex).length)
  await remote.close()
})

it('sends at most 16 requests at the same time', async () => {
  respond = (path, response) => void setTimeout(() => send(path, response), 5)
  await Promise.all([callNew('search', { query: 'ketle12 gardn3 suga lemn', limit: 50 }), callNew('list_pages', {})])
  expect(peak).toBeGreaterThan(4)
  // Each server has its own limit.
  expect(peak).toBeLessThanOrEqual(32)
  peak = 0
  await callNew('search', { query: 'ketle12 gardn3 suga lemn', limit: 50 })
  expect(peak).toBeLessThanOrEqual(16)
})

const FAULTS: readonly (readonly [name: string, respond: (response: ServerResponse) => void, expected: RegExp])[] = [
  ['errors', (response) => response.writeHead(503).end(), /^Error: The site could not be read: .*answered 503$/],
  [
    'lost connections',
    (response) => {
      response.writeHead(200, { 'content-length': 5000 }).write('abc')
      setTimeout(() => response.socket?.destroy(), 20)
    },
    /^Error: The site could not be read: .*(?:failed|interrupted)/,
  ],
  [
    'redirects',
    (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/x' }).end(),
    /^Error: The site could not be read: .* redirects to http:\/\/127\.0\.0\.1:1\/x, and docgen does not follow/,
  ],
  ['endless files', (response) => response.end(Buffer.alloc(17 * 1024 * 1024)), /more than 16 MiB$/],
  ['other files', (response) => response.end('{"terms":7}'), /is damaged/],
  ['pages instead of files', (response) => response.end('<!doctype html>'), /is damaged/],
]

it.each(FAULTS)('explains %s of the search index, and still reads pages', async (_name, fail, expected) => {
  respond = (path, response) => (isIndex(path) ? fail(response) : send(path, response))
  expect(await callNew('search', { query: 'kettle12' })).toMatch(expected)
  expect(await callNew('get_page', { page: '/part-0/page-0' })).toContain('# Page 0')
})

it.each([
  '{"version":1,"indexes":[{}],"files":7}',
  '{"version":1,"indexes":[null],"files":"/assets/search/","contexts":[]}',
  '{"version":1,"files":"/assets/search/"}',
  'null',
  '[]',
])('explains the damaged list of indexes %s', async (text) => {
  respond = (path, response) => (path === '/docgen-search.json' ? response.end(text) : send(path, response))
  expect(await callNew('search', { query: 'kettle12' })).toMatch(/^Error: The search index in .* is damaged/)
})

it('answers in time if the server sends its files drop by drop', async () => {
  respond = (path, response) => {
    if (!isIndex(path)) return send(path, response)
    const timer = setInterval(() => response.write(' '), 50)
    response.once('close', () => clearInterval(timer))
  }
  expect(await callNew('search', { query: 'kettle12' }, 400)).toBe(
    'Error: The site did not answer within 0.4 seconds. Call the tool again later.',
  )
})

it('recovers when the server does', async () => {
  const remote = await connectMcp(openRemoteFiles(url))
  respond = (path, response) => (isIndex(path) ? response.writeHead(503).end() : send(path, response))
  expect(await remote.call('search', { query: 'kettle12' })).toMatch(/^Error/)
  respond = send
  expect(await remote.call('search', { query: 'kettle12' })).toContain('/part-')
  await remote.close()
})
