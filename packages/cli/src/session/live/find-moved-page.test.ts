import { mkdtempSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeTestFiles } from '../../read/write-test-files.js'
import { findMovedPage } from './find-moved-page.js'
import { openSession, type SiteSession } from './open-session.js'
import type { Snapshot } from './snapshot.js'

const CONFIG = `export default {
  title: 'Moving',
  url: 'https://docs.example',
  trailingSlash: false,
  docs: { routeBasePath: '/' },
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  openapi: [{ path: 'openapi.yaml', routeBasePath: '/api' }],
}
`
const API = `openapi: 3.1.0
info: { title: Fruit, version: '1' }
paths:
  /apples: { get: { operationId: readApples, summary: Read apples, responses: { '200': { description: Fine } } } }
  /pears: { get: { operationId: readPears, summary: Read pears, responses: { '200': { description: Fine } } } }
`

let siteDir: string
let session: SiteSession

const write = (path: string, text: string): void => {
  writeTestFiles(siteDir, { [path]: text })
}
const move = (from: string, to: string): void => renameSync(join(siteDir, from), join(siteDir, to))

beforeEach(() => {
  siteDir = join(mkdtempSync(join(realpathSync(tmpdir()), 'docgen-moved-')), 'site')
  write('site.config.ts', CONFIG)
  write('openapi.yaml', API)
  write('docs/index.md', '# Start\n')
  write('docs/guide.md', '# Guide\n\nText.\n')
  session = openSession({ siteDir, includesDrafts: true, now: () => 0 })
})
afterEach(async () => {
  await session.close()
  rmSync(join(siteDir, '..'), { recursive: true, force: true })
})

async function read(): Promise<Snapshot> {
  expect(await session.update({ paths: ['site.config.ts', 'openapi.yaml', 'docs'], isStructural: true })).toEqual([])
  const snapshot = session.snapshot()
  if (!snapshot) throw new Error('the site could not be read')
  return snapshot
}

it.each<[what: string, change: () => void, file: string, route: string | undefined]>([
  ['another file with its bytes', () => move('docs/guide.md', 'docs/manual.md'), 'guide.html', '/manual'],
  ['the same in its own language', () => move('docs/guide.md', 'docs/manual.md'), 'de/guide.html', '/de/manual'],
  [
    'another address in its own language',
    () => write('docs/guide.md', '---\nslug: /book\n---\n\n# Guide\n'),
    'de/guide.html',
    '/de/book',
  ],
  [
    'a new page with its title, though its text has changed, too',
    () => {
      move('docs/guide.md', 'docs/manual.md')
      write('docs/manual.md', '# Guide\n\nOther text.\n')
    },
    'guide.html',
    '/manual',
  ],
  [
    'nowhere where two new pages have its title',
    () => {
      rmSync(join(siteDir, 'docs/guide.md'))
      for (const name of ['one', 'two']) write(`docs/${name}.md`, `# Guide\n\n${name}\n`)
    },
    'guide.html',
    undefined,
  ],
  ['nowhere where it was deleted', () => rmSync(join(siteDir, 'docs/guide.md')), 'guide.html', undefined],
  [
    'the same operation under another name',
    () => write('openapi.yaml', API.replace('readPears', 'listPears')),
    'api/read-pears.html',
    '/api/list-pears',
  ],
  [
    'nowhere where the operation has gone',
    () => write('openapi.yaml', API.replace(/ {2}\/pears.*\n/, '')),
    'api/read-pears.html',
    undefined,
  ],
  [
    'the overview of the API under its new title',
    () => write('openapi.yaml', API.replace('Fruit', 'Vegetables')),
    'api/fruit.html',
    '/api/vegetables',
  ],
])('finds the new page of a deleted one: %s', async (_what, change, file, route) => {
  const before = await read()
  expect(before.positions.has(file)).toBe(true)
  change()
  const after = await read()
  expect(after.positions.has(file)).toBe(false)
  expect(findMovedPage(file, before, after)?.page.route).toBe(route)
})
