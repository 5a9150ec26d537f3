import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openCache } from '../src/cache/open-cache.js'
import { openSession } from '../src/session/live/open-session.js'

const siteDir = mkdtempSync(join(tmpdir(), 'docgen-cache-'))
afterAll(() => rmSync(siteDir, { recursive: true }))

const write = (path: string, text: string): void => writeFileSync(join(siteDir, path), text)

it('removes unused content from the cache, after a while, and keeps the rest', async () => {
  mkdirSync(join(siteDir, 'docs'))
  write('site.config.ts', "export default { title: 'T', url: 'https://a.example', docs: { routeBasePath: '/' } }")
  write('docs/index.md', '# Start\n')
  write('docs/other.md', '# Other\n')
  const session = openSession({ siteDir, includesDrafts: true, now: () => 0 })
  const keyOf = (file: string): string => {
    const { positions, inputs } = session.snapshot() ?? {}
    return inputs?.[positions?.get(file) ?? -1]?.key ?? ''
  }
  await session.update({ paths: [], isStructural: true })
  await session.compileAll()
  const keys = [keyOf('index.html')]
  for (let count = 1; count <= 300; count++) {
    write('docs/index.md', `# Start\n\nText ${count}.\n`)
    await session.update({ paths: ['docs/index.md'], isStructural: false })
    await session.compileAll()
    keys.push(keyOf('index.html'))
  }
  const other = keyOf('other/index.html')
  await session.close()

  const cache = openCache(join(siteDir, '.docgen/cache'))
  const isCached = (key: string): boolean =>
    cache.getText(`content:${key}`) !== undefined && cache.getText(`facts:${key}`) !== undefined
  expect(isCached(other)).toBe(true)
  expect(keys.slice(-100).every(isCached)).toBe(true)
  expect(keys.slice(0, 50).some(isCached)).toBe(false)
  await cache.close()
})

it('builds a page once for all windows that request it at once', async () => {
  const session = openSession({ siteDir, includesDrafts: true, now: () => 0 })
  await session.update({ paths: [], isStructural: true })
  const request = (): Promise<unknown[]> =>
    Promise.all(Array.from({ length: 600 }, () => session.buildPage('index.html')))
  const first = await request()
  expect(new Set(first).size).toBe(1)
  write('docs/index.md', '# Start\n\nNew.\n')
  await session.update({ paths: ['docs/index.md'], isStructural: false })
  const second = await request()
  expect(new Set(second).size).toBe(1)
  expect(second[0]).not.toEqual(first[0])
  await session.close()
})
