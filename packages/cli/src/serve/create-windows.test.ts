import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { expect, it, onTestFinished } from 'vitest'
import { createByteMemo } from '../cache/byte-memo.js'
import { createTestFolder } from '../read/create-test-folder.js'
import { openSession } from '../session/live/open-session.js'
import { createWindows } from './create-windows.js'

const CONFIG = `export default { title: 'Windows', url: 'https://docs.example', docs: { routeBasePath: '/' } }\n`
const CAPACITY = 1_000_000

async function openSite() {
  const siteDir = createTestFolder({
    'site.config.ts': CONFIG,
    'docs/index.md': '# Start\n',
    'docs/guide.md': '# Guide\n\nOld text.\n',
  })
  const session = openSession({ siteDir, includesDrafts: true, now: () => 0 })
  onTestFinished(() => session.close())
  const errors: unknown[] = []
  let pending: Promise<void> | undefined
  const windows = createWindows({
    session,
    sent: createByteMemo(CAPACITY),
    sentCapacity: CAPACITY,
    started: () => undefined,
    enqueue: (step) => {
      pending = step()
      return pending
    },
    onError: (error) => errors.push(error),
    visibleDiagnostics: () => ({ problems: [], errors: 0, warnings: 0 }),
  })
  onTestFinished(windows.close)
  const save = async (): Promise<void> => {
    const before = session.snapshot()
    await session.update({ paths: ['docs', 'site.config.ts'], isStructural: true })
    const after = session.snapshot()
    if (!after) throw new Error('the site could not be read')
    await windows.update(before, after)
  }
  await save()
  const hashOf = async (file: string): Promise<string> => (await session.buildPage(file))?.hash ?? ''
  /** Opens a window on a path, and returns the events that it has received since the last call. */
  const open = async (path: string, hash?: string): Promise<() => Promise<readonly Event[]>> => {
    const query = new URLSearchParams({ path, ...(hash !== undefined && { page: hash }) })
    const response = await windows.join.respond({ query } as Parameters<typeof windows.join.respond>[0])
    const stream = (response as { readonly body: Readable }).body
    // Proxies that compress wait for more events before they pass one on.
    expect(response).toMatchObject({ headers: { 'cache-control': expect.stringContaining('no-transform') } })
    return async () => {
      await pending
      expect(errors).toEqual([])
      return readEvents(String(stream.read() ?? ''))
    }
  }
  const write = (file: string, text: string): void => writeFileSync(join(siteDir, 'docs', file), text)
  return { siteDir, open, save, write, hashOf }
}

interface Event {
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

/** The events of a stream, without those about diagnostics, which every window receives first. */
function readEvents(text: string): readonly Event[] {
  const events = [...text.matchAll(/^event: (.+)\ndata: (.+)$/gm)]
  return events
    .map(([, type = '', data = '{}']): Event => ({ type, data: JSON.parse(data) }))
    .filter(({ type }) => type !== 'diagnostics')
}

it('sends a window the new content of its page, and nothing about other pages', async () => {
  const { open, save, write, hashOf } = await openSite()
  const window = await open('/guide/', await hashOf('guide/index.html'))
  expect(await window()).toEqual([])
  write('index.md', '# Start\n\nNew.\n')
  await save()
  expect(await window()).toEqual([])
  write('guide.md', '# Guide\n\nNew text.\n')
  await save()
  const [event, ...others] = await window()
  expect(others).toEqual([])
  expect(event).toMatchObject({ type: 'page', data: { hash: await hashOf('guide/index.html') } })
  expect(event?.data['before']).toContain('Old text.')
  expect(event?.data['after']).toContain('New text.')
})

it('reports the new location of a page that has moved, and updates the page after its return', async () => {
  const { siteDir, open, save, hashOf } = await openSite()
  const window = await open('/guide/', await hashOf('guide/index.html'))
  await window()
  renameSync(join(siteDir, 'docs/guide.md'), join(siteDir, 'docs/manual.md'))
  await save()
  expect(await window()).toEqual([{ type: 'gone', data: { href: '/manual', title: 'Guide' } }])
  await save()
  expect(await window()).toEqual([])
  renameSync(join(siteDir, 'docs/manual.md'), join(siteDir, 'docs/guide.md'))
  await save()
  expect((await window()).map(({ type }) => type)).toEqual(['page'])
})

it('reports a deleted page once', async () => {
  const { siteDir, open, save, hashOf } = await openSite()
  const window = await open('/guide/', await hashOf('guide/index.html'))
  await window()
  rmSync(join(siteDir, 'docs/guide.md'))
  await save()
  await save()
  expect(await window()).toEqual([{ type: 'gone', data: {} }])
})

it('reloads a window that shows content of an earlier session, and the 404 page once its page exists', async () => {
  const { open, save, write, hashOf } = await openSite()
  const old = await open('/guide/', 'hash-of-an-earlier-session')
  expect(await old()).toEqual([{ type: 'reload', data: {} }])
  const missing = await open('/new/', await hashOf('404.html'))
  expect(await missing()).toEqual([])
  write('new.md', '# New\n')
  await save()
  expect(await missing()).toEqual([{ type: 'reload', data: {} }])
})
