import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSession } from '../src/session/live/open-session.js'
import { copySite, readTree, type SiteCopy } from './build-copy.js'
import { listOutput } from './list-output.js'

let site: SiteCopy

beforeAll(async () => {
  site = copySite(fileURLToPath(new URL('sites/versions', import.meta.url)))
  await build()
})

afterAll(() => site.remove())

async function build(): Promise<ReadonlyMap<string, string>> {
  const { report } = await site.build()
  expect(report.ok).toBe(true)
  return readTree(site.outDir)
}

function write(file: string, text: string): void {
  writeFileSync(join(site.siteDir, file), text)
}

const isMarkdown = (file: string): boolean => /\.md$|llms[^/]*\.txt$/.test(file)

/** The Markdown pages and lists that are not in both outputs with the same bytes. */
function listMarkdownChanges(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const files = new Set([...before.keys(), ...after.keys()])
  return [...files].filter((file) => isMarkdown(file) && before.get(file) !== after.get(file)).sort()
}

it('changes one Markdown page and one llms-full.txt after an edit, as a build from scratch and a session do', async () => {
  const session = openSession({ siteDir: site.siteDir, includesDrafts: false, now: () => 0 })
  await session.update({ paths: [], isStructural: true })
  const list = async () =>
    new Map([...(await listOutput(session))].map(([file, bytes]) => [file, Buffer.from(bytes).toString('latin1')]))
  const before = await build()
  expect(listMarkdownChanges(await list(), before)).toEqual([])

  const file = 'docs/guide/new.md'
  write(file, `${readFileSync(join(site.siteDir, file), 'utf8')}\nAn added sentence.\n`)
  const after = await build()
  expect(listMarkdownChanges(before, after)).toEqual(['next/guide/new.md', 'next/llms-full.txt'])
  expect(after.get('next/llms-full.txt')).toContain('An added sentence.')
  await session.update({ paths: [file], isStructural: false })
  expect(listMarkdownChanges(await list(), after)).toEqual([])
  await session.close()

  const { report } = await site.build({ usesCache: false })
  expect(report.ok).toBe(true)
  expect(listMarkdownChanges(after, readTree(site.outDir))).toEqual([])
})

it('copies Markdown that a static file overrides to llms-full.txt, also when its page is kept', async () => {
  const before = await build()
  mkdirSync(join(site.siteDir, 'static/next/guide'), { recursive: true })
  write('static/next/guide/new.md', '# Written by hand\n')
  const first = await build()
  expect(first.get('next/llms-full.txt')).toContain('\n# Written by hand\n')
  expect(first.get('next/llms-full.txt')).not.toContain('In the working tree only')
  expect(listMarkdownChanges(first, await build())).toEqual([])
  rmSync(join(site.siteDir, 'static'), { recursive: true })
  expect(listMarkdownChanges(before, await build())).toEqual([])
  mkdirSync(join(site.siteDir, 'static'))
  write('static/llms-full.txt', 'Own.\n')
  expect((await build()).get('llms-full.txt')).toBe('Own.\n')
})
