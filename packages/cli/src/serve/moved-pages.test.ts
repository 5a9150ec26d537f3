import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { openSession } from '../session/live/open-session.js'
import type { Snapshot } from '../session/live/snapshot.js'
import { createMovedPages } from './moved-pages.js'

const CONFIG = `export default {
  title: 'Moving',
  url: 'https://docs.example',
  trailingSlash: false,
  docs: { routeBasePath: '/' },
}
`

async function openSite() {
  const siteDir = createTestFolder({
    'site.config.ts': CONFIG,
    'docs/index.md': '# Start\n',
    'docs/guide.md': '# Guide\n',
  })
  const session = openSession({ siteDir, includesDrafts: true, now: () => 0 })
  onTestFinished(() => session.close())
  const read = async (): Promise<Snapshot> => {
    await session.update({ paths: ['site.config.ts', 'docs'], isStructural: true })
    const snapshot = session.snapshot()
    if (!snapshot) throw new Error('the site could not be read')
    return snapshot
  }
  const moves = createMovedPages(async (path, { positions }) => {
    const file = `${path.slice(1)}.html`
    return positions.has(file) ? file : undefined
  })
  let before = await read()
  const update = async (): Promise<void> => {
    const after = await read()
    await moves.update(before, after)
    before = after
  }
  const move = (from: string, to: string): void =>
    renameSync(join(siteDir, `docs/${from}.md`), join(siteDir, `docs/${to}.md`))
  return { moves, update, move, siteDir }
}

it('finds a followed page after several moves, and after its return', async () => {
  const { moves, update, move } = await openSite()
  moves.follow('/guide')
  move('guide', 'manual')
  await update()
  expect(moves.find('/guide')).toEqual({ href: '/manual', title: 'Guide' })
  move('manual', 'book')
  await update()
  expect(moves.find('/guide')).toEqual({ href: '/book', title: 'Guide' })
  expect(moves.find('/manual')).toEqual({ href: '/book', title: 'Guide' })
  move('book', 'guide')
  await update()
  expect(moves.find('/guide')).toBeUndefined()
})

it('does not know moves of pages that no window shows', async () => {
  const { moves, update, move } = await openSite()
  move('guide', 'manual')
  await update()
  expect(moves.find('/guide')).toBeUndefined()
})

it('remembers a deleted page until a later change restores it elsewhere', async () => {
  const { moves, update, siteDir } = await openSite()
  moves.follow('/guide')
  renameSync(join(siteDir, 'docs/guide.md'), join(siteDir, 'guide.md'))
  await update()
  expect(moves.find('/guide')).toBeUndefined()
  renameSync(join(siteDir, 'guide.md'), join(siteDir, 'docs/manual.md'))
  await update()
  expect(moves.find('/guide')).toEqual({ href: '/manual', title: 'Guide' })
})
