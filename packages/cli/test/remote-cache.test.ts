import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { cacheFolder } from '../src/cache/cache-folder.js'
import { openCache } from '../src/cache/open-cache.js'
import {
  createTestServer,
  type Fault,
  type TestRequest,
  type TestServer,
} from '../src/cache/remote/create-test-server.js'
import { createSigner, generateKeys } from '../src/cache/remote/signing.js'
import { createTestFolder } from '../src/read/create-test-folder.js'
import { commitAll, createTestRepository } from '../src/read/git/create-test-repository.js'
import { readGit } from '../src/read/git/run-git.js'
import type { BuildReport } from '../src/session/build-report.js'
import { buildSite } from '../src/session/build-site.js'
import { describeCaches, pruneSite, pullSite, pushSite } from '../src/session/remote/exchange-site.js'
import type { BuildRequest } from '../src/session/site-request.js'
import { linkTypePackages } from './link-type-packages.js'

const { publicKey, privateKey } = generateKeys()
const PAGES = 12

afterEach(() => vi.unstubAllEnvs())

/** A repository with a site that uses a server. */
interface World {
  readonly server: TestServer
  readonly origin: string
  /** Clones the repository into a new folder without a cache. */
  readonly clone: () => Promise<string>
}

async function openWorld(): Promise<World> {
  const server = await createTestServer()
  const pages = Object.fromEntries(
    Array.from({ length: PAGES }, (_page, at) => [
      `docs/page-${at}.md`,
      `${at === 0 ? '---\nslug: /\n---\n\n' : ''}# Page ${at}\n\nText of page ${at}, with a [link](page-${(at + 1) % PAGES}.md).\n\n\`\`\`js\nconst a = ${at}\n\`\`\`\n`,
    ]),
  )
  const origin = await createTestRepository({
    '.gitignore': '.docgen\ndist\n',
    'site.config.ts': `export default {
      title: 'Kit',
      url: 'https://docs.example',
      cache: { remote: { url: '${server.url}', slug: 'docs', publicKey: '${publicKey}', timeout: 8 } },
    }\n`,
    ...pages,
  })
  vi.stubEnv('TURBO_TOKEN', 'secret')
  const clone = async (): Promise<string> => {
    const folder = join(createTestFolder(), 'clone')
    await readGit(origin, ['clone', '-q', origin, folder])
    return folder
  }
  return { server, origin, clone }
}

async function build(siteDir: string, request: Partial<BuildRequest> = {}): Promise<BuildReport> {
  const options = { includesDrafts: false, usesCache: true, isStrict: true, workers: 0 }
  const { report } = await buildSite({ siteDir, ...options, now: () => 0, onProgress: () => {}, ...request })
  return report
}

/** Builds with the private key, as jobs on protected branches do. */
async function buildSigned(
  siteDir: string,
  request: Partial<BuildRequest> = {},
  key = privateKey,
): Promise<BuildReport> {
  vi.stubEnv('DOCGEN_CACHE_KEY', key)
  const report = await build(siteDir, request)
  vi.stubEnv('DOCGEN_CACHE_KEY', undefined)
  return report
}

/** All files of a built site, by path. */
function readOutput(siteDir: string): Readonly<Record<string, string>> {
  const outDir = join(siteDir, 'dist')
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      return [path.slice(outDir.length), readFileSync(path, 'latin1')] as const
    }),
  )
}

/** The output of a build in a new clone without any cache. */
async function readExpected(
  { clone }: World,
  change?: (siteDir: string) => void,
): Promise<Readonly<Record<string, string>>> {
  const siteDir = await clone()
  change?.(siteDir)
  await build(siteDir, { usesCache: false })
  return readOutput(siteDir)
}

const codes = (report: BuildReport): readonly string[] => report.diagnostics.map(({ code }) => code)

it('builds the same site on a second machine without compiling a page', async () => {
  const world = await openWorld()
  const first = await world.clone()
  expect((await buildSigned(first)).pages).toMatchObject({ compiled: PAGES, cached: 0 })
  const second = await world.clone()
  const report = await build(second)
  expect(report).toMatchObject({ ok: true, pages: { compiled: 0, cached: PAGES }, diagnostics: [] })
  expect(readOutput(second)).toEqual(readOutput(first))
  expect(readOutput(second)).toEqual(await readExpected(world))
  const uploads = world.server.requests.filter(({ method }) => method === 'PUT')
  // One pack, the index of the commit, and the last index.
  expect(uploads).toHaveLength(3)
})

it('downloads a finished site, which a later build continues', async () => {
  const world = await openWorld()
  const { origin, server } = world
  writeFileSync(join(origin, 'docs/photo.bin'), 'bytes')
  writeFileSync(join(origin, 'docs/page-1.md'), '# Page 1\n\n[Photo](photo.bin)\n')
  await commitAll(origin)
  await buildSigned(await world.clone())
  const siteDir = await world.clone()
  const report = await build(siteDir)
  expect(report.pages).toMatchObject({ rendered: 0, compiled: 0, cached: PAGES, unchanged: 0 })
  expect(report.stages.map(({ name }) => name)).not.toContain('pages')
  expect(report.output.folder).toBe('dist')
  expect(readOutput(siteDir)).toEqual(await readExpected(world))
  server.requests.length = 0
  expect((await build(siteDir)).pages).toMatchObject({ rendered: 0, unchanged: report.pages.total })
  expect(server.requests).toEqual([])
  const change = (folder: string): void => writeFileSync(join(folder, 'docs/page-3.md'), '# Page 3\n\nchanged\n')
  change(siteDir)
  expect((await build(siteDir)).pages).toMatchObject({ compiled: 1 })
  expect(readOutput(siteDir)).toEqual(await readExpected(world, change))
})

it('downloads no finished site that a cache of unknown origin was part of', async () => {
  const world = await openWorld()
  const siteDir = await world.clone()
  await build(siteDir)
  rmSync(join(siteDir, 'dist'), { recursive: true })
  await buildSigned(siteDir)
  expect((await build(await world.clone())).pages).toMatchObject({ compiled: PAGES })
})

it('makes no request if nothing is missing, and none without a token', async () => {
  const { server, clone } = await openWorld()
  const siteDir = await clone()
  await buildSigned(siteDir)
  server.requests.length = 0
  rmSync(join(siteDir, 'dist'), { recursive: true })
  expect((await build(siteDir)).pages).toMatchObject({ compiled: 0 })
  expect(server.requests).toEqual([])
  vi.stubEnv('TURBO_TOKEN', '')
  expect(await build(await clone())).toMatchObject({ ok: true, pages: { compiled: PAGES }, diagnostics: [] })
  expect(server.requests).toEqual([])
})

it('finds the content of earlier commits, and uploads only what is new', async () => {
  const world = await openWorld()
  await buildSigned(await world.clone())
  const { origin, server } = world
  for (const text of ['one', 'two']) {
    writeFileSync(join(origin, 'docs/page-3.md'), `# Page 3\n\n${text}\n`)
    await commitAll(origin)
    server.requests.length = 0
    const siteDir = await world.clone()
    expect((await buildSigned(siteDir)).pages).toMatchObject({ compiled: 1, cached: PAGES - 1 })
    expect(readOutput(siteDir)).toEqual(await readExpected(world))
    expect(server.requests.filter(({ method }) => method === 'PUT')).toHaveLength(3)
  }
  // A shallow clone has no earlier commits: the last index helps.
  writeFileSync(join(origin, 'docs/page-4.md'), '# Page 4\n\nshallow\n')
  await commitAll(origin)
  const shallow = join(createTestFolder(), 'clone')
  await readGit(origin, ['clone', '-q', '--depth', '1', `file://${origin}`, shallow])
  expect((await build(shallow)).pages).toMatchObject({ compiled: 1, cached: PAGES - 1 })
})

const isGet = ({ method }: TestRequest): boolean => method === 'GET'
const isPut = ({ method }: TestRequest): boolean => method === 'PUT'

it.each<[string, (world: World) => void]>([
  ['is down', ({ server }) => server.close()],
  ['answers 500', ({ server }) => failAll(server, { status: 500 })],
  ['rejects the token', ({ server }) => failAll(server, { status: 403 })],
  ['breaks connections', ({ server }) => failAll(server, { breaks: true })],
  ['breaks after the index', ({ server }) => failAfter(server, 1, { breaks: true })],
  ['never answers', ({ server }) => failAll(server, { delayMs: 600_000 })],
  ['sends other bytes', ({ server }) => failAfter(server, 0, { bytes: Buffer.from('nonsense') })],
  ['sends other bytes for packs', ({ server }) => failAfter(server, 1, { bytes: Buffer.alloc(1000) })],
  ['changes one byte of everything', ({ server }) => damage(server)],
  ['swaps artifacts', ({ server }) => swap(server)],
  ['has what another key has signed', ({ server }) => signAll(server)],
])('builds the right site with one warning if the server %s', async (_name, spoil) => {
  const world = await openWorld()
  await buildSigned(await world.clone())
  spoil(world)
  const siteDir = await world.clone()
  const report = await build(siteDir)
  expect(codes(report)).toEqual(['remote-cache'])
  expect(report).toMatchObject({ ok: true, pages: { compiled: PAGES } })
  expect(readOutput(siteDir)).toEqual(await readExpected(world))
})

function failAll(server: TestServer, fault: Fault): void {
  server.findFault = () => fault
}

/** Makes a server fail after some successful downloads. */
function failAfter(server: TestServer, count: number, fault: Fault): void {
  let done = 0
  server.findFault = (request) => {
    if (!isGet(request) || !server.artifacts.has(request.name)) return undefined
    done += 1
    return done > count ? fault : undefined
  }
}

function damage({ artifacts }: TestServer): void {
  for (const bytes of artifacts.values()) bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
}

/** Stores each artifact under the name of the next one. */
function swap({ artifacts }: TestServer): void {
  const values = [...artifacts.values()]
  for (const [at, name] of [...artifacts.keys()].entries())
    artifacts.set(name, values[(at + 1) % values.length] ?? Buffer.alloc(0))
}

/** Signs each artifact with the key of an attacker. */
function signAll({ artifacts }: TestServer): void {
  const signer = createSigner(generateKeys().privateKey)
  // The start and the signature have 79 bytes.
  for (const [name, bytes] of artifacts) artifacts.set(name, signer?.seal(name, bytes.subarray(79)) ?? bytes)
}

it.each<[string, Fault]>([
  ['refuses writes', { status: 403 }],
  ['is full', { status: 507 }],
  ['finds packs too large', { status: 413 }],
  ['breaks connections', { breaks: true }],
])('builds the right site with one warning if the server %s on upload', async (_name, fault) => {
  const world = await openWorld()
  world.server.findFault = (request) => (isPut(request) ? fault : undefined)
  const siteDir = await world.clone()
  const report = await buildSigned(siteDir)
  expect(codes(report)).toEqual(['remote-cache'])
  expect(report.ok).toBe(true)
  expect(readOutput(siteDir)).toEqual(await readExpected(world))
  expect(world.server.artifacts.size).toBe(0)
})

it('works with a server that takes a second for each request', async () => {
  const world = await openWorld()
  await buildSigned(await world.clone())
  world.server.findFault = () => ({ delayMs: 1000 })
  expect(await build(await world.clone())).toMatchObject({ ok: true, pages: { compiled: 0 }, diagnostics: [] })
})

it('compiles and uploads again what the server has lost', async () => {
  const world = await openWorld()
  const { artifacts } = world.server
  await buildSigned(await world.clone())
  const [pack = ''] = artifacts.keys()
  artifacts.delete(pack)
  expect(await buildSigned(await world.clone())).toMatchObject({ pages: { compiled: PAGES }, diagnostics: [] })
  expect(await build(await world.clone())).toMatchObject({ pages: { compiled: 0 } })
})

it.each<[string, (server: TestServer) => void]>([
  ['changed', damage],
  ['stored under another name', swap],
  ['signed with another key', signAll],
  [
    'changed, except for the packs',
    (server) => damage({ ...server, artifacts: new Map([...server.artifacts].slice(1)) }),
  ],
])('uploads again what someone has %s', async (_name, spoil) => {
  const world = await openWorld()
  await buildSigned(await world.clone())
  writeFileSync(join(world.origin, 'docs/page-3.md'), '# Page 3\n\nchanged\n')
  await commitAll(world.origin)
  await buildSigned(await world.clone())
  spoil(world.server)
  expect(codes(await buildSigned(await world.clone()))).toEqual(['remote-cache'])
  const report = await build(await world.clone())
  expect(report).toMatchObject({ pages: { compiled: 0 }, diagnostics: [] })
  // It downloaded the finished site.
  expect(report.stages.map(({ name }) => name)).not.toContain('pages')
})

it('never uses what a branch has signed on the main branch', async () => {
  const world = await openWorld()
  const branch = generateKeys()
  await buildSigned(await world.clone(), {}, branch.privateKey)
  expect(world.server.artifacts.size).toBeGreaterThan(0)
  // The branch's own jobs share their work.
  expect((await buildSigned(await world.clone(), {}, branch.privateKey)).pages).toMatchObject({ compiled: 0 })
  const uploads = world.server.requests.filter(isPut).length
  const main = await world.clone()
  expect((await buildSigned(main)).pages).toMatchObject({ compiled: PAGES })
  expect(world.server.requests.filter(isPut).length).toBeGreaterThan(uploads)
  // Jobs of branches also use what the main branch has signed.
  expect((await buildSigned(await world.clone(), {}, generateKeys().privateKey)).pages).toMatchObject({ compiled: 0 })
})

it('does not sign what it has neither compiled nor verified', async () => {
  const world = await openWorld()
  const siteDir = await world.clone()
  // A local cache of unknown origin.
  await build(siteDir)
  rmSync(join(siteDir, 'dist'), { recursive: true })
  expect((await buildSigned(siteDir)).pages).toMatchObject({ compiled: 0 })
  expect((await build(await world.clone())).pages).toMatchObject({ compiled: PAGES })
})

it('splits the pages among shards, and builds the site from their uploads', async () => {
  const world = await openWorld()
  const expected = await readExpected(world)
  let compiled = 0
  for (const number of [1, 2, 3]) {
    const siteDir = await world.clone()
    const report = await buildSigned(siteDir, { shard: { number, count: 3 } })
    expect(report).toMatchObject({ ok: true, output: { files: 0 }, diagnostics: [] })
    expect(report.pages.compiled).toBeGreaterThan(2)
    compiled += report.pages.compiled
    expect(readdirSync(siteDir)).not.toContain('dist')
  }
  expect(compiled).toBe(PAGES)
  const siteDir = await world.clone()
  expect((await buildSigned(siteDir)).pages).toMatchObject({ compiled: 0, cached: PAGES })
  expect(readOutput(siteDir)).toEqual(expected)
  // The index of the commit now lists everything.
  expect((await build(await world.clone())).pages).toMatchObject({ compiled: 0 })
  const again = await buildSigned(await world.clone(), { shard: { number: 1, count: 2 } })
  expect(again.pages).toMatchObject({ total: 0 })
})

it('completes the site if a shard is missing', async () => {
  const world = await openWorld()
  await buildSigned(await world.clone(), { shard: { number: 1, count: 2 } })
  const siteDir = await world.clone()
  const { pages } = await buildSigned(siteDir)
  expect(pages.compiled).toBeGreaterThan(2)
  expect(pages.cached).toBeGreaterThan(2)
  expect(readOutput(siteDir)).toEqual(await readExpected(world))
})

it('rejects a shard without a server or a key', async () => {
  const { clone } = await openWorld()
  const shard = { number: 1, count: 2 }
  expect(codes(await build(await clone(), { shard }))).toEqual(['no-remote-cache'])
  vi.stubEnv('TURBO_TOKEN', '')
  expect(codes(await buildSigned(await clone(), { shard }))).toEqual(['no-remote-cache'])
})

it('joins many small packs', async () => {
  const world = await openWorld()
  for (let at = 0; at < 11; at += 1) {
    writeFileSync(join(world.origin, `docs/page-${at + 1}.md`), `# Page ${at}\n\nchanged\n`)
    await commitAll(world.origin)
    await buildSigned(await world.clone())
  }
  const { value } = await describeCaches({ siteDir: await world.clone(), includesDrafts: false }, process.env)
  expect(value).toMatchObject({ pages: PAGES, remote: PAGES, local: 0, lost: 0, origin: 'current' })
  expect(value?.packs).toBeLessThan(10)
  expect((await build(await world.clone())).pages).toMatchObject({ compiled: 0 })
})

it('pulls, pushes, and prunes', async () => {
  const world = await openWorld()
  const siteDir = await world.clone()
  const request = { siteDir, includesDrafts: false }
  await build(siteDir)
  expect((await pushSite(request, process.env)).diagnostics.map(({ code }) => code)).toEqual(['no-remote-cache'])
  const env = { ...process.env, DOCGEN_CACHE_KEY: privateKey }
  expect((await pushSite(request, env)).value).toMatchObject({ packs: 1 })
  expect((await pushSite(request, env)).value).toMatchObject({ packs: 0 })
  const other = { siteDir: await world.clone(), includesDrafts: false }
  expect((await pullSite(other, process.env)).value?.keys.size).toBe(PAGES * 3)
  expect((await pullSite(other, process.env)).value?.keys.size).toBe(0)
  expect((await build(other.siteDir)).pages).toMatchObject({ compiled: 0 })
  expect((await pruneSite(other, process.env)).value).toBe(0)
  writeFileSync(join(other.siteDir, 'docs/page-1.md'), '# Other\n')
  await build(other.siteDir)
  // The old content, facts and terms of a page, and the terms of its neighbors if they changed.
  expect((await pruneSite(other, process.env)).value).toBeGreaterThanOrEqual(3)
  expect((await pruneSite(other, process.env)).value).toBe(0)
  expect((await build(other.siteDir)).pages).toMatchObject({ compiled: 0 })
})

it('prunes the results of type checks that no page needs', async () => {
  const block = (name: string): string => `\`\`\`ts twoslash\nconst ${name} = 1\n//    ^?\n\`\`\`\n`
  const siteDir = createTestFolder({
    'package.json': '{}',
    'site.config.ts': "export default { title: 'Kit', url: 'https://docs.example' }\n",
    'docs/index.md': `# Start\n\n${block('first')}\n${block('shared')}`,
    'docs/other.md': `# Other\n\n${block('shared')}`,
  })
  linkTypePackages(siteDir)
  const request = { siteDir, includesDrafts: false }
  const countTypes = (): number => {
    const cache = openCache(join(siteDir, cacheFolder(siteDir)))
    const count = cache.keys().filter((key) => key.startsWith('types:')).length
    cache.close()
    return count
  }
  expect(await build(siteDir)).toMatchObject({ ok: true })
  expect(countTypes()).toBe(2)
  expect((await pruneSite(request, process.env)).value).toBe(0)
  writeFileSync(join(siteDir, 'docs/index.md'), `# Start\n\n${block('second')}`)
  expect(await build(siteDir)).toMatchObject({ ok: true })
  expect(countTypes()).toBe(3)
  expect((await pruneSite(request, process.env)).value).toBeGreaterThan(1)
  expect(countTypes()).toBe(2)
  expect((await pruneSite(request, process.env)).value).toBe(0)
  expect((await build(siteDir)).pages).toMatchObject({ compiled: 0 })
})
