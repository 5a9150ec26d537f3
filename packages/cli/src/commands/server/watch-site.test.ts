import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import type { WatchRequest } from '../../serve/watch/watch-files.js'
import { createTestSnapshot } from '../../session/live/create-test-snapshot.js'
import type { FileChanges } from '../../session/live/file-changes.js'
import type { Snapshot } from '../../session/live/snapshot.js'
import { watchSite } from './watch-site.js'

interface World {
  readonly snapshot?: (siteDir: string) => Snapshot | undefined
  readonly configInputs?: readonly string[]
  /** In milliseconds since 1970. */
  readonly startedAt?: number
}

/** Watches a site in a folder next to others, with a watcher that only records what it is called with. */
async function watch({ snapshot = () => undefined, configInputs = [], startedAt = Date.now() + 60_000 }: World = {}) {
  const folder = createTestFolder({
    'site/docs/a.md': '',
    'site/dist/a.html': '',
    'shared/part.md': '',
    'shared/b.md': '',
  })
  const siteDir = join(folder, 'site')
  const applied: FileChanges[] = []
  const added: (readonly string[])[] = []
  const requests: WatchRequest[] = []
  const live = {
    apply: async (changes: FileChanges) => void applied.push(changes),
    snapshot: () => snapshot(siteDir),
    configInputs: () => configInputs,
  }
  const { close } = await watchSite(live, {
    ...{ siteDir, pollEvery: 100, startedAt, onError: () => {} },
    watch: async (request) => {
      requests.push(request)
      return { add: (roots) => void added.push(roots), close: async () => {} }
    },
  })
  const [request] = requests
  if (!request) throw new Error('no files are watched')
  return { folder, siteDir, applied, added, request, close }
}

it('watches the folder of the site before its first snapshot', async () => {
  const { siteDir, request, applied, added } = await watch()
  expect(request).toMatchObject({ siteDir, roots: [siteDir], pollEvery: 100 })
  expect([applied, added]).toEqual([[], [[]]])
})

it('watches inputs outside of the site: folders of docs, and single files that are not in one', async () => {
  const snapshot = (): Snapshot => {
    const test = createTestSnapshot({ docs: { path: '../shared' } })
    const partials = new Map([
      ['../shared/part.md', ''],
      ['../other.md', ''],
      ['docs/_own.md', ''],
    ])
    const files = { ...test.site.files, partials, assets: [{ path: '../image.png' }] }
    return { ...test, site: { ...test.site, files } } as never
  }
  const { folder, siteDir, request, added } = await watch({
    snapshot,
    configInputs: ['site.config.ts', '../base.config.ts'],
  })
  const outside = ['shared', 'other.md', 'image.png', 'base.config.ts'].map((name) => join(folder, name))
  expect(request.roots).toEqual([siteDir, ...outside])
  expect(added).toEqual([outside])
})

it.each([
  ['dist/a.html', true],
  ['.git/index', true],
  ['docs/node_modules/x.js', true],
  ['.docgen/cache', true],
  ['docs/.DS_Store', true],
  ['docs/a.md~', true],
  ['docs/a.md', false],
  ['docs/dist/a.md', false],
  ['docs/node_modules.md', false],
  ['docs/my.git/a.md', false],
])('ignores %s: %s', async (path, isIgnored) => {
  const { siteDir, request } = await watch()
  expect(request.isIgnored(join(siteDir, path))).toBe(isIgnored)
})

it('applies changes of the time before it watched', async () => {
  const { applied } = await watch({ startedAt: Date.now() - 60_000 })
  expect(applied).toEqual([{ paths: ['docs', 'docs/a.md'], isStructural: true }])
})

it('applies changes, and watches removed files outside of the site again', async () => {
  const { folder, siteDir, applied, added, request } = await watch()
  const changes = { paths: ['docs/gone.md', '../shared/part.md', '../shared/b.md'], isStructural: true }
  rmSync(join(folder, 'shared/part.md'))
  await request.onChanges(changes)
  expect(applied).toEqual([changes])
  expect(added.at(-1)).toEqual([join(siteDir, '../shared/part.md')])
})
