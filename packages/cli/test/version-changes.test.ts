import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeTestFiles } from '../src/read/write-test-files.js'
import { readTree } from './build-copy.js'
import { createLiveSite } from './live-site.js'
import { type Finished, runDocgen, startDocgen } from './run-docgen.js'

/** With a version of the same pages, they are just enough for threads. */
const PAGES = 25
/** Builds a site twenty times, which takes a busy machine longer than other tests; in ms. */
const LONG = 600_000

const REMOVER = new URL('remove-at-call.mjs', import.meta.url).href

const FILES: Readonly<Record<string, string>> = {
  'site.config.ts': `export default {
  title: 'T',
  url: 'https://a.example',
  docs: [
    { path: 'docs', routeBasePath: '/' },
    { id: 'community', path: 'community', routeBasePath: '/community' },
  ],
}
`,
  'community/index.md': '# Community\n\nText.\n',
  ...Object.fromEntries(
    ['index', ...Array.from({ length: PAGES - 1 }, (_, index) => `page-${index}`)].map((name) => [
      `docs/${name}.md`,
      `# Page ${name}\n\nText.\n`,
    ]),
  ),
}

function makeSite(): string {
  const siteDir = mkdtempSync(join(tmpdir(), 'docgen-versions-'))
  onTestFinished(() => rmSync(siteDir, { recursive: true, force: true }))
  writeTestFiles(siteDir, FILES)
  return siteDir
}

const readList = (siteDir: string, file = 'versions.json'): string[] =>
  JSON.parse(readFileSync(join(siteDir, file), 'utf8')).toSorted()

const codesOf = (ends: readonly Finished[]): (number | null)[] => ends.map(({ code }) => code)

it('lists every version that several processes cut at once', async () => {
  const siteDir = makeSite()
  const cut = (...args: string[]) => runDocgen(['version', ...args])
  const ends = await Promise.all([
    cut('1.0', siteDir),
    cut('2.0', siteDir),
    cut('1.0', siteDir, '--docs', 'community'),
    cut('2.0', siteDir, '--docs', 'community'),
  ])
  expect(codesOf(ends), ends.map(({ stderr }) => stderr).join('\n')).toEqual([0, 0, 0, 0])
  expect(
    ends.filter(({ stderr }) => stderr.includes("Waiting for another change of this site's versions")),
  ).not.toEqual([])
  for (const file of ['versions.json', 'community_versions.json'])
    expect(readList(siteDir, file), file).toEqual(['1.0', '2.0'])
  expect(readdirSync(join(siteDir, 'versioned_docs'))).toEqual(['version-1.0', 'version-2.0'])
  const removals = await Promise.all([
    runDocgen(['version', 'remove', '1.0', siteDir]),
    runDocgen(['version', 'remove', '2.0', siteDir, '--docs', 'community']),
    cut('3.0', siteDir),
  ])
  expect(codesOf(removals)).toEqual([0, 0, 0])
  expect(readList(siteDir)).toEqual(['2.0', '3.0'])
  expect(readList(siteDir, 'community_versions.json')).toEqual(['1.0'])
})

it('builds during a cut as before or after it', async () => {
  const siteDir = makeSite()
  for (let round = 0; round < 4; round++) {
    const ends = await Promise.all([
      runDocgen(['version', `${round}.0`, siteDir]),
      runDocgen(['build', siteDir]),
      runDocgen(['build', siteDir, '--no-cache']),
    ])
    expect(codesOf(ends), ends.map(({ stderr }) => stderr).join('\n')).toEqual([0, 0, 0])
    expect(readList(siteDir)).toHaveLength(round + 1)
  }
})

it('builds as before or after a removal, whichever call it interrupts', { timeout: LONG }, async () => {
  const siteDir = makeSite()
  const notes = join(siteDir, 'calls.txt')
  const build = async (environment: Readonly<Record<string, string>>) => {
    const { code, stderr } = await runDocgen(['build', siteDir], {
      NODE_OPTIONS: `--import ${REMOVER}`,
      DOCGEN_SITE: siteDir,
      ...environment,
    })
    expect(code, `${JSON.stringify(environment)}: ${stderr}`).toBe(0)
    return readTree(join(siteDir, 'dist'))
  }
  const without = await build({})
  expect((await runDocgen(['version', '1.0', siteDir])).code).toBe(0)
  const whole = await build({ DOCGEN_CALLS: notes })
  const calls = Number(readFileSync(notes, 'utf8'))
  // The last calls read its pages.
  expect(calls).toBeGreaterThan(PAGES)
  for (const first of [1, 2, 3, 4, 5, 6, 7, 8, 20, calls]) {
    if (!existsSync(join(siteDir, 'versions.json'))) expect((await runDocgen(['version', '1.0', siteDir])).code).toBe(0)
    const files = await build({ DOCGEN_REMOVE_AT: `${first}` })
    expect(files, `${first}`).toEqual(files.size === whole.size ? whole : without)
    // The rest of an interrupted removal.
    if (!existsSync(join(siteDir, 'versions.json')))
      for (const folder of ['versioned_docs', 'versioned_sidebars'])
        rmSync(join(siteDir, folder), { recursive: true, force: true })
  }
})

it('builds again if an image of a removed version is gone before it is copied', async () => {
  const siteDir = makeSite()
  const image = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 1"/>`
  writeTestFiles(siteDir, { 'docs/index.md': '# Home\n\n![Art](art.svg)\n', 'docs/art.svg': image(1) })
  expect((await runDocgen(['version', '1.0', siteDir])).code).toBe(0)
  writeTestFiles(siteDir, { 'docs/art.svg': image(2) })
  const { code, stderr } = await runDocgen(['build', siteDir], {
    NODE_OPTIONS: `--import ${REMOVER}`,
    DOCGEN_SITE: siteDir,
    DOCGEN_REMOVE_AT: 'copy',
  })
  expect(code, stderr).toBe(0)
  expect(existsSync(join(siteDir, 'versioned_docs/version-1.0'))).toBe(false)
  const files = [...readTree(join(siteDir, 'dist')).keys()]
  expect(files.filter((file) => file.endsWith('.svg'))).toHaveLength(1)
  expect(files).toContain('page-1/index.html')
  expect(files).not.toContain('next/index.html')
})

it('builds beside removals by other processes', async () => {
  const siteDir = makeSite()
  for (let round = 0; round < 3; round++) {
    expect((await runDocgen(['version', '1.0', siteDir])).code).toBe(0)
    const ends = await Promise.all([runDocgen(['version', 'remove', '1.0', siteDir]), runDocgen(['build', siteDir])])
    expect(codesOf(ends), ends.map(({ stderr }) => stderr).join('\n')).toEqual([0, 0])
  }
})

it('serves the version that is cut during a live session', async () => {
  const site = createLiveSite(FILES)
  onTestFinished(site.remove)
  await site.start()
  const ends = await Promise.all([
    runDocgen(['version', '1.0', site.siteDir]),
    runDocgen(['version', '2.0', site.siteDir]),
  ])
  expect(codesOf(ends)).toEqual([0, 0])
  const [last, earlier] = JSON.parse(readFileSync(join(site.siteDir, 'versions.json'), 'utf8'))
  const statusOf = async (path: string): Promise<number> => (await fetch(site.address() + path)).status
  for (const path of ['next/page-1', 'page-1', `${earlier}/page-1`]) await expect.poll(() => statusOf(path)).toBe(200)
  expect(await statusOf(`${last}/page-1`)).toBe(404)
  expect([0, 'SIGTERM']).toContain(await site.end())
  expect(site.printed()).not.toMatch(/bug of its own|error/)
})

it('cuts another version after a cut that was killed midway', async () => {
  const siteDir = makeSite()
  for (const delay of [150, 300, 450, 600]) {
    const child = startDocgen(['version', 'killed', siteDir])
    const ended = new Promise((resolve) => child.once('close', resolve))
    await new Promise((resolve) => setTimeout(resolve, delay))
    child.kill('SIGKILL')
    await ended
    const { code, stderr } = await runDocgen(['version', `${delay}`, siteDir])
    expect(code, stderr).toBe(0)
    const folders = readdirSync(join(siteDir, 'versioned_docs'))
    const list = readList(siteDir)
    expect(list).toContain(`${delay}`)
    expect(folders.toSorted()).toEqual(list.map((name) => `version-${name}`))
  }
})
