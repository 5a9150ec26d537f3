import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createByteMemo } from '../cache/byte-memo.js'
import { createTestFolder } from '../read/create-test-folder.js'
import { writeTestFiles } from '../read/write-test-files.js'
import { openSession } from '../session/live/open-session.js'
import { createSessionStore } from './create-session-store.js'

const CONFIG = "export default { title: 'Kit', url: 'https://docs.example', baseUrl: '/kit/' }\n"

function open(files: Readonly<Record<string, string>>) {
  const siteDir = createTestFolder(files)
  const session = openSession({ siteDir, includesDrafts: true, now: () => 0 })
  onTestFinished(session.close)
  const sent = createByteMemo<Uint8Array>(1_000_000)
  const store = createSessionStore({ siteDir, session, sent, ready: async () => {}, onFailure: () => {} })
  const read = async (file: string): Promise<string | undefined> => {
    const found = await store.find(file)
    return found && Buffer.from(await found.read()).toString()
  }
  return { siteDir, session, store, read }
}

it('shows the errors of a config on the only page that there is', async () => {
  const { store, read } = open({})
  expect(await read('404.html')).toContain('/__docgen/client.js')
  expect(await read('index.html')).toBeUndefined()
  expect(await store.readBaseUrl()).toBe('/')
})

it('serves pages with the script that updates them, and static files as they are now', async () => {
  const { siteDir, session, store, read } = open({
    'site.config.ts': CONFIG,
    'docs/index.md': '# Start\n',
    'static/a.txt': 'one',
  })
  await session.update({ paths: [], isStructural: true })
  expect(await read('index.html')).toMatch(
    /<meta name="docgen-page" content="[\da-f]+"><script src="\/__docgen\/client\.js"/,
  )
  expect(await read('none.html')).toBeUndefined()
  expect(await store.readBaseUrl()).toBe('/kit/')
  const before = (await store.find('a.txt'))?.hash
  writeTestFiles(siteDir, { 'static/a.txt': 'longer' })
  expect(await store.find('a.txt')).toMatchObject({
    size: 6,
    hash: expect.not.stringMatching(new RegExp(`^${before}$`)),
  })
  expect(await read('a.txt')).toBe('longer')
  expect(await read(join('..', 'site.config.ts'))).toBeUndefined()
})
