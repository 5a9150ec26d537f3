import { expect, it, onTestFinished } from 'vitest'
import { createTestCache } from '../../cache/create-test-cache.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { writeTestFiles } from '../../read/write-test-files.js'
import { createLivePages } from './live-pages.js'
import { openSession } from './open-session.js'

async function open() {
  const siteDir = createTestFolder({
    'site.config.ts': "export default { title: 'Kit', url: 'https://docs.example', trailingSlash: false }\n",
    'docs/index.md': '# Start\n\n[Next](a.md)\n',
    'docs/a.md': '# A\n',
  })
  const session = openSession({ siteDir, includesDrafts: true, now: () => 0 })
  onTestFinished(session.close)
  const read = async () => {
    await session.update({ paths: ['docs/index.md', 'docs/a.md'], isStructural: false })
    const snapshot = session.snapshot()
    if (!snapshot) throw new Error('the site could not be read')
    return snapshot
  }
  return { read, write: (path: string, text: string) => writeTestFiles(siteDir, { [path]: text }) }
}

it('builds a page once for the same data, and knows its facts from then on', async () => {
  const { read, write } = await open()
  const pages = createLivePages(createTestCache())
  const first = await read()
  const position = first.positions.get('index.html') ?? -1
  expect(pages.findFacts(first, position)).toBeUndefined()
  const page = await pages.build(first, position)
  expect(Buffer.from(page.bytes).toString()).toContain('Start')
  expect(pages.findFacts(first, position)?.links).toHaveLength(1)
  expect((await pages.build(first, position)).bytes).toBe(page.bytes)
  write('docs/a.md', '# Other\n\nText.\n')
  const second = await read()
  expect((await pages.build(second, second.positions.get('a.html') ?? -1)).hash).not.toBe(page.hash)
  expect(pages.listFailures(second)).toEqual([])
})

it('knows that a page without content links to nothing', async () => {
  const { read } = await open()
  const snapshot = await read()
  const pages = createLivePages(createTestCache())
  expect(pages.findFacts(snapshot, snapshot.positions.get('404.html') ?? -1)?.links).toEqual([])
})
