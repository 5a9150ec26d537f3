import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { deploySite } from '../src/deploy/deploy-site.js'
import { openReleaseStore } from '../src/deploy/folder/release-store.js'
import { readOutput } from '../src/deploy/read-output.js'
import { createTestBucket, environmentOf } from '../src/deploy/s3/create-test-bucket.js'
import { writeTestOutput } from '../src/deploy/write-test-output.js'
import { createTestFolder } from '../src/read/create-test-folder.js'
import { readTree } from './build-copy.js'
import { readUntilEnd, runDocgen, startDocgen } from './run-docgen.js'

const KILLER = new URL('kill-at-call.mjs', import.meta.url).href
const PAGES = 60

/** A site whose pages all name the assets of their generation. */
function createSite(generation: number, pages = PAGES): Readonly<Record<string, string>> {
  const page = `<p>${generation}</p><link href="/assets/a.${generation}.css"><script src="/assets/b.${generation}.js">`
  const names = Array.from({ length: pages }, (_, index) => `guide/${index}/index.html`)
  return {
    _headers: '/assets/*\n  Cache-Control: immutable\n',
    [`assets/a.${generation}.css`]: `a{--a:${generation}}`,
    [`assets/b.${generation}.js`]: `b(${generation})`,
    [`only/${generation}/index.html`]: page,
    ...Object.fromEntries(names.map((name) => [name, page])),
  }
}

/** Pages that are of neither generation, or whose assets are missing. */
function findTornPages(files: ReadonlyMap<string, string>): readonly string[] {
  return [...files].flatMap(([file, text]) => {
    if (!file.endsWith('.html')) return []
    const [, generation = ''] = /^<p>(\d)<\/p>/.exec(text) ?? []
    const isWhole = text === createSite(Number(generation))[`only/${generation}/index.html`]
    const assets = [`assets/a.${generation}.css`, `assets/b.${generation}.js`]
    return isWhole && assets.every((asset) => files.has(asset)) ? [] : [file]
  })
}

it('leaves whole pages with their assets when it is killed at 50 random moments', async () => {
  const bucket = await createTestBucket()
  const siteDir = createTestFolder({ 'site.config.ts': '' })
  const environment = environmentOf(bucket)
  const seen = (): ReadonlyMap<string, string> =>
    new Map([...bucket.objects].map(([key, { bytes }]) => [key, bytes.toString()]))
  const torn: string[] = []
  bucket.onChange = (key) => {
    if (!key.startsWith('.docgen-deploy')) torn.push(...findTornPages(seen()))
  }
  bucket.objects.set('mine.txt', { bytes: Buffer.from('mine'), tag: '"1"', writtenAt: 0, headers: {} })
  writeTestOutput(join(siteDir, 'dist'), createSite(1))
  const args = ['deploy', 's3://docs', siteDir, '--keep', '0', '--parallel', '3', '--force']
  expect((await runDocgen(args, environment)).code).toBe(0)
  let killed = 0
  for (let round = 0; round < 50; round++) {
    const generation = 2 + (round % 2)
    writeTestOutput(join(siteDir, 'dist'), createSite(generation))
    // The requests of a whole deployment take about 90; each has its turn.
    const last = 1 + Math.floor(Math.random() * 90)
    bucket.requests.length = 0
    const child = startDocgen(args, environment)
    bucket.onRequest = (_request, index) => {
      if (index === last) child.kill(round % 5 === 0 ? 'SIGINT' : 'SIGKILL')
      return Math.random() < 0.05 ? { kind: 'error', status: 503, code: 'SlowDown' } : { kind: 'delay', ms: 1 }
    }
    const { code } = await readUntilEnd(child)
    if (code !== 0) killed++
    bucket.onRequest = () => undefined
    if (round % 10 !== 9) continue
    expect(await runDocgen(args, environment)).toMatchObject({ code: 0, stderr: '' })
    const expected = { ...createSite(generation), 'mine.txt': 'mine' }
    const files = new Map([...seen()].filter(([key]) => !/^\.docgen-deploy|manifest\.json$/.test(key)))
    expect(Object.fromEntries(files)).toEqual(expected)
  }
  expect(torn).toEqual([])
  expect(killed).toBeGreaterThan(25)
}, 600_000)

it('ends at once on Ctrl-C while the service is silent, and frees the lock', async () => {
  const bucket = await createTestBucket()
  const siteDir = createTestFolder({ 'site.config.ts': '' })
  writeTestOutput(join(siteDir, 'dist'), createSite(1))
  const args = ['deploy', 's3://docs', siteDir]
  const child = startDocgen(args, environmentOf(bucket))
  bucket.onRequest = ({ key }) => {
    if (!key.startsWith('assets/')) return undefined
    // A second signal would end the process at once.
    if (key.startsWith('assets/a')) child.kill('SIGINT')
    return { kind: 'delay', ms: 60_000 }
  }
  const { code, stderr } = await readUntilEnd(child)
  expect([code, stderr]).toEqual([130, 'Interrupted. Deploy again to continue.\n'])
  expect(bucket.objects.get('.docgen-deploy/lock.json')?.bytes.toString()).toContain('isFree')
  bucket.onRequest = () => undefined
  expect((await runDocgen(args, environmentOf(bucket))).code).toBe(0)
})

it('deploys to a folder, and continues after a SIGKILL', async () => {
  const siteDir = createTestFolder({ 'site.config.ts': '' })
  const target = join(createTestFolder(), 'www')
  const args = ['deploy', target, siteDir, '--keep', '0', '--parallel', '1']
  writeTestOutput(join(siteDir, 'dist'), createSite(1))
  expect((await runDocgen(args)).code).toBe(0)
  writeFileSync(join(target, 'mine.txt'), 'mine')
  for (let round = 0; round < 5; round++) {
    writeTestOutput(join(siteDir, 'dist'), createSite(2 + (round % 2)))
    const child = startDocgen(args)
    const ended = readUntilEnd(child)
    while (child.exitCode === null && readdirSync(join(target, '.docgen-deploy')).length < 4) await wait(1)
    child.kill('SIGKILL')
    await ended
  }
  expect((await runDocgen(args)).code).toBe(0)
  const names = readdirSync(target, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => /\.(?:html|css|js|txt)$|_headers/.test(name))
  const read = Object.fromEntries(
    files.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(target, name), 'utf8')]),
  )
  expect(read).toEqual({ ...createSite(2), 'mine.txt': 'mine' })
})

/** Deploys the output of a site with `--atomic --keep 0`, in this process. */
async function deployAtomically(siteDir: string, folder: string): Promise<void> {
  const signal = new AbortController().signal
  const outDir = join(siteDir, 'dist')
  const output = (await readOutput(outDir, signal)).value
  if (!output) throw new Error('no output')
  await deploySite({
    store: openReleaseStore(folder, { signal, graceMs: 0, now: Date.now }),
    outDir,
    output,
    settings: new Map(),
    redirects: new Map(),
    isDryRun: false,
    isForced: false,
    graceMs: 0,
    parallel: 1,
    signal,
    now: Date.now,
  })
}

/** The files that a server publishes, without the manifest. */
function readPublished(folder: string): Readonly<Record<string, string>> {
  const { 'docgen-manifest.json': _manifest, ...files } = Object.fromEntries(readTree(`${join(folder, 'current')}/`))
  return files
}

it('publishes all of the old or all of the new site when killed at any change of the disk, and then continues', async () => {
  const siteDir = createTestFolder({ 'site.config.ts': '' })
  const target = join(createTestFolder(), 'www')
  const copies = createTestFolder()
  mkdirSync(join(copies, 'sites'))
  const deploy = async (generation: number, environment?: Readonly<Record<string, string>>): Promise<void> => {
    writeTestOutput(join(siteDir, 'dist'), createSite(generation, 6))
    const args = ['deploy', target, siteDir, '--atomic', '--keep', '0', '--parallel', '1']
    expect(await runDocgen(args, environment)).toMatchObject({ code: 0, stderr: '' })
  }
  // The third deployment also removes the first release.
  await deploy(1)
  await deploy(2)
  await deploy(3, {
    NODE_OPTIONS: `--import ${KILLER}`,
    DOCGEN_CALLS: join(copies, 'calls'),
    DOCGEN_SITE: target,
    DOCGEN_COPIES: join(copies, 'sites'),
  })
  const [old, next] = [createSite(2, 6), createSite(3, 6)]
  expect(readPublished(target)).toEqual(next)
  const moments = readdirSync(join(copies, 'sites')).sort((a, b) => Number(a) - Number(b))
  const seen = moments.map((moment) => readPublished(join(copies, 'sites', moment)))
  const switched = seen.findIndex((files) => 'assets/a.3.css' in files)
  expect(switched).toBeGreaterThan(40)
  for (const [index, files] of seen.entries())
    expect(files, `killed at change ${moments[index]}`).toEqual(index < switched ? old : next)
  for (const [index, moment] of moments.entries()) {
    const copy = join(copies, 'sites', moment)
    // Another site, and then the same one: nothing of a killed deployment may remain in either.
    if (index % 2 === 0) {
      writeTestOutput(join(siteDir, 'dist'), createSite(2, 6))
      await deployAtomically(siteDir, copy)
      expect(readPublished(copy), `killed at change ${moment}, other site`).toEqual(old)
    }
    writeTestOutput(join(siteDir, 'dist'), createSite(3, 6))
    await deployAtomically(siteDir, copy)
    expect(readPublished(copy), `killed at change ${moment}`).toEqual(next)
    await deployAtomically(siteDir, copy)
    expect(readdirSync(join(copy, 'releases')), `killed at change ${moment}`).toHaveLength(1)
  }
}, 120_000)

it('always has a page to read while deployments replace each other and are killed', async () => {
  const siteDir = createTestFolder({ 'site.config.ts': '' })
  const target = join(createTestFolder(), 'www')
  const args = ['deploy', target, siteDir, '--atomic', '--keep', '0']
  writeTestOutput(join(siteDir, 'dist'), createSite(1))
  expect((await runDocgen(args)).code).toBe(0)
  let reads = 0
  for (let round = 0; round < 5; round++) {
    writeTestOutput(join(siteDir, 'dist'), createSite(2 + (round % 2)))
    const child = startDocgen(args)
    let isEnded = false
    const ended = readUntilEnd(child).then(() => {
      isEnded = true
    })
    const state = join(target, '.docgen-deploy')
    let changes = 0
    while (!isEnded) {
      expect(readFileSync(join(target, `current/guide/${reads++ % PAGES}/index.html`), 'utf8')).toMatch(/^<p>\d<\/p>/)
      if (readdirSync(state).includes('lock') && round % 2 === 0 && changes++ === round * 4) child.kill('SIGKILL')
      await wait(1)
    }
    await ended
  }
  expect(reads).toBeGreaterThan(100)
  expect((await runDocgen(args)).code).toBe(0)
  expect(readPublished(target)).toEqual(createSite(2))
})
