import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { type Deployment, type DeployResult, deploySite } from '../deploy-site.js'
import { readOutput } from '../read-output.js'
import { writeTestOutput } from '../write-test-output.js'
import { openReleaseStore } from './release-store.js'

const disk = vi.hoisted(() => ({ refuses: '' }))
vi.mock('node:fs', async (importActual) => {
  const actual = await importActual<typeof import('node:fs')>()
  const refuse =
    <Parameters extends readonly unknown[]>(name: string, call: (...given: Parameters) => void) =>
    (...given: Parameters): void => {
      if (disk.refuses === name)
        throw Object.assign(new Error(name), { code: 'EPERM', syscall: name, path: String(given[0]) })
      call(...given)
    }
  return {
    ...actual,
    linkSync: refuse('link', actual.linkSync),
    symlinkSync: refuse('symlink', actual.symlinkSync),
  }
})

const OLD = { 'assets/a.1.css': 'a{}', 'index.html': 'home 1', 'guide/index.html': 'guide', 'gone.html': 'gone' }
const NEW = { 'assets/a.2.css': 'b{}', 'index.html': 'home 2', 'guide/index.html': 'guide', 'new.html': 'new' }

/** Deploys files to a folder at a time, and keeps what they replace for 100 s. */
async function deploy(
  folder: string,
  files: Readonly<Record<string, string>>,
  time = 0,
  options: Partial<Deployment> = {},
): Promise<DeployResult> {
  const signal = new AbortController().signal
  const outDir = join(createTestFolder(), 'dist')
  writeTestOutput(outDir, files)
  const output = (await readOutput(outDir, signal)).value
  if (!output) throw new Error('no output')
  return deploySite({
    store: openReleaseStore(folder, { signal, graceMs: 100_000, now: () => time }),
    outDir,
    output,
    settings: new Map(),
    redirects: new Map(),
    isDryRun: false,
    isForced: false,
    graceMs: 100_000,
    parallel: 2,
    signal,
    now: () => time,
    ...options,
  })
}

/** The files that a server publishes. */
function readVisible(folder: string): Readonly<Record<string, string>> {
  const site = join(folder, 'current')
  const paths = readdirSync(`${site}/`, { recursive: true, encoding: 'utf8' })
  const files = paths.filter((path) => path !== 'docgen-manifest.json' && statSync(join(site, path)).isFile())
  return Object.fromEntries(files.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(site, path), 'utf8')]))
}

const inode = (folder: string, file: string): number => statSync(join(folder, file)).ino

it('shows each deployment at once, and links the files that have not changed', async () => {
  const folder = createTestFolder()
  expect(await deploy(folder, OLD)).toMatchObject({ release: '19700101-000000', unchanged: 0 })
  expect(readVisible(folder)).toEqual(OLD)
  const first = inode(folder, 'current/guide/index.html')
  const result = await deploy(folder, NEW, 1000)
  expect(result).toMatchObject({ release: '19700101-000001', unchanged: 1, removed: ['gone.html'], kept: 1 })
  expect(readVisible(folder)).toEqual({ ...NEW, 'assets/a.1.css': 'a{}' })
  expect(inode(folder, 'current/guide/index.html')).toBe(first)
  expect(readFileSync(join(folder, 'releases/19700101-000000/index.html'), 'utf8')).toBe('home 1')
  expect(readdirSync(folder).sort()).toEqual(['.docgen-deploy', 'current', 'releases'])
})

it('writes no release if nothing changes, and removes old ones after the grace period', async () => {
  const folder = createTestFolder()
  await deploy(folder, OLD)
  await deploy(folder, NEW)
  const releases = (): readonly string[] => readdirSync(join(folder, 'releases')).sort()
  expect(releases()).toEqual(['19700101-000000', '19700101-000000-2'])
  await deploy(folder, NEW, 99_000)
  expect(releases()).toHaveLength(2)
  expect(await deploy(folder, NEW, 100_000)).toMatchObject({ removed: ['assets/a.1.css'], release: '19700101-000140' })
  expect(releases()).toEqual(['19700101-000000-2', '19700101-000140'])
  expect(await deploy(folder, NEW, 199_000)).toMatchObject({ uploaded: [], removed: [] })
  expect(releases()).toHaveLength(2)
  await deploy(folder, NEW, 200_000)
  expect(releases()).toEqual(['19700101-000140'])
  expect(readdirSync(join(folder, '.docgen-deploy')).sort()).toEqual([
    'progress.json',
    'record-19700101-000140.json',
    'releases.json',
  ])
})

it('copies where the disk has no hard links', async () => {
  const folder = createTestFolder()
  await deploy(folder, OLD)
  disk.refuses = 'link'
  await deploy(folder, NEW)
  disk.refuses = ''
  expect(readVisible(folder)).toEqual({ ...NEW, 'assets/a.1.css': 'a{}' })
})

it('changes nothing where the disk has no symbolic links', async () => {
  const folder = createTestFolder()
  disk.refuses = 'symlink'
  await expect(deploy(folder, OLD)).rejects.toThrow("can't have symbolic links that replace one another")
  disk.refuses = ''
  expect(existsSync(join(folder, 'releases'))).toBe(false)
  expect(readdirSync(join(folder, '.docgen-deploy'))).toEqual([])
})

it('continues from the release that is current, such as after a rollback', async () => {
  const folder = createTestFolder()
  await deploy(folder, OLD)
  await deploy(folder, NEW)
  rmSync(join(folder, 'current'))
  symlinkSync(join(folder, 'releases/19700101-000000'), join(folder, 'current'))
  expect(await deploy(folder, OLD)).toMatchObject({ uploaded: [] })
  expect(await deploy(folder, NEW)).toMatchObject({ release: '19700101-000000-3', removed: ['gone.html'] })
  expect(readVisible(folder)).toEqual({ ...NEW, 'assets/a.1.css': 'a{}' })
})

it('writes files again that someone has removed from the current release', async () => {
  const folder = createTestFolder()
  await deploy(folder, OLD)
  rmSync(join(folder, 'current/guide/index.html'))
  expect(await deploy(folder, OLD)).toMatchObject({ uploaded: ['guide/index.html'], unchanged: 4 })
  expect(readVisible(folder)).toEqual(OLD)
})

it('replaces a file by a folder, and a folder by a file, also after a killed deployment', async () => {
  const folder = createTestFolder()
  await deploy(folder, OLD)
  const end = new AbortController()
  const files = { ...OLD, 'a/b': 'file in folder', c: 'file', 'z/index.html': 'last' }
  const stop = (): void => end.abort(new Error('killed'))
  await expect(
    deploy(folder, files, 0, { signal: end.signal, parallel: 1, onProgress: (done) => done === 2 && stop() }),
  ).rejects.toThrow('killed')
  expect(readVisible(folder)).toEqual(OLD)
  const swapped = { ...OLD, a: 'file', 'c/d': 'file in folder' }
  await deploy(folder, swapped)
  expect(readVisible(folder)).toEqual(swapped)
})

it('starts again if someone has removed what a killed deployment has left', async () => {
  const folder = createTestFolder()
  await deploy(folder, OLD)
  const end = new AbortController()
  const onProgress = (): void => end.abort(new Error('killed'))
  await expect(deploy(folder, NEW, 0, { signal: end.signal, parallel: 1, onProgress })).rejects.toThrow('killed')
  // As if the deployment had recorded its progress before the kill.
  const journal = JSON.parse(readFileSync(join(folder, '.docgen-deploy/journal.json'), 'utf8'))
  const progress = { journal: journal.id, uploaded: 4, isComplete: false }
  writeFileSync(join(folder, '.docgen-deploy/progress.json'), JSON.stringify(progress))
  rmSync(join(folder, '.docgen-deploy/next'), { recursive: true })
  await deploy(folder, NEW)
  expect(readVisible(folder)).toEqual({ ...NEW, 'assets/a.1.css': 'a{}' })
})

it('refuses what it would have to replace', async () => {
  const folder = createTestFolder({ 'photo.jpg': '', 'releases/mine/a': 'mine' })
  await expect(deploy(folder, OLD)).rejects.toThrow('did not deploy: photo.jpg, releases/mine')
  await deploy(folder, OLD, 0, { isForced: true })
  expect(readFileSync(join(folder, 'releases/mine/a'), 'utf8')).toBe('mine')
  const other = createTestFolder()
  mkdirSync(join(other, 'current'))
  writeFileSync(join(other, 'current/a'), 'mine')
  await expect(deploy(other, OLD, 0, { isForced: true })).rejects.toThrow('current is not a symbolic link')
  const linked = createTestFolder({ 'elsewhere/a': 'mine' })
  symlinkSync('elsewhere', join(linked, 'current'))
  await expect(deploy(linked, OLD)).rejects.toThrow('did not deploy: current, elsewhere')
  await deploy(linked, OLD, 0, { isForced: true })
  expect(readVisible(linked)).toEqual(OLD)
  expect(readFileSync(join(linked, 'elsewhere/a'), 'utf8')).toBe('mine')
})

it('changes nothing in a dry run', async () => {
  const folder = createTestFolder()
  expect(await deploy(folder, OLD, 0, { isDryRun: true })).toMatchObject({
    added: new Set([...Object.keys(OLD), 'docgen-manifest.json']),
  })
  expect(readdirSync(folder)).toEqual([])
})
