import { EventEmitter, once } from 'node:events'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import type { FileChanges } from '../../session/live/file-changes.js'
import { watchFiles } from './watch-files.js'

interface Folder {
  readonly path: (name: string) => string
  /** The next reported changes; changes reported before the call are not lost. */
  readonly next: () => Promise<FileChanges | undefined>
}

/** Watches a folder with the file `a.md`. */
async function watchFolder(pollEvery?: number): Promise<Folder> {
  const siteDir = createTestFolder({ 'a.md': 'first\n' })
  const received: FileChanges[] = []
  const bell = new EventEmitter()
  const watched = await watchFiles({
    siteDir,
    roots: [siteDir],
    isIgnored: () => false,
    pollEvery,
    onChanges: async (changes) => {
      received.push(changes)
      bell.emit('told')
    },
    onError: (error) => bell.emit('error', error),
  })
  onTestFinished(watched.close)
  return {
    path: (name) => join(siteDir, name),
    next: async () => {
      if (received.length === 0) await once(bell, 'told')
      return received.shift()
    },
  }
}

it('reports a change right after another one of the same file', async () => {
  const { path, next } = await watchFolder()
  for (const text of ['second\n', 'third\n', 'fourth\n', 'fifth\n']) {
    // All but the first are within the 50 ms in which chokidar reports nothing, like the write of a formatter after
    // a save.
    writeFileSync(path('a.md'), text)
    expect(await next()).toEqual({ paths: ['a.md'], isStructural: false })
  }
})

it('reports a file that is written right after another event', async () => {
  const { path, next } = await watchFolder()
  for (let round = 0; round < 8; round++) {
    // Chokidar stats the file, finds no change, and ignores it for 5 ms.
    readFileSync(path('a.md'))
    chmodSync(path('a.md'), round % 2 === 0 ? 0o600 : 0o644)
    await delay(2)
    writeFileSync(path('a.md'), `written ${round}\n`)
    expect((await next())?.paths).toEqual(['a.md'])
    await delay(100)
  }
})

it('reports one save once', async () => {
  const { path, next } = await watchFolder()
  for (const name of ['a.md', 'b.md', 'c.md']) {
    writeFileSync(path(name), 'written\n')
    expect(await next()).toEqual({ paths: [name], isStructural: name !== 'a.md' })
    await delay(100)
  }
})

it('reports a file that is emptied and written, or deleted and restored', async () => {
  const { path, next } = await watchFolder()
  truncateSync(path('a.md'))
  writeFileSync(path('a.md'), 'written again\n')
  expect(await next()).toEqual({ paths: ['a.md'], isStructural: false })
  rmSync(path('a.md'))
  writeFileSync(path('a.md'), 'put back\n')
  expect((await next())?.paths).toEqual(['a.md'])
})

it('reports a file that another one is renamed to', async () => {
  const { path, next } = await watchFolder()
  writeFileSync(path('b.tmp'), 'written beside\n')
  renameSync(path('b.tmp'), path('a.md'))
  expect((await next())?.paths).toContain('a.md')
})

it('keeps watching a replaced folder', async () => {
  const { path, next } = await watchFolder()
  const until = async (name: string) => {
    let received: FileChanges | undefined
    while (!received?.paths.includes(name)) received = await next()
    return received
  }
  mkdirSync(path('docs/sub'), { recursive: true })
  writeFileSync(path('docs/sub/b.md'), 'first\n')
  await until('docs/sub/b.md')
  for (const [round, text] of ['second\n', 'third\n'].entries()) {
    cpSync(path('docs'), path(`new-${round}`), { recursive: true })
    await until(`new-${round}/sub/b.md`)
    writeFileSync(path(`new-${round}/sub/b.md`), text)
    renameSync(path('docs'), path(`old-${round}`))
    renameSync(path(`new-${round}`), path('docs'))
    expect(await until('docs/sub/b.md')).toMatchObject({ isStructural: true })
    writeFileSync(path('docs/sub/b.md'), `${text}and more\n`)
    await until('docs/sub/b.md')
  }
  rmSync(path('docs'), { recursive: true })
  cpSync(path('old-0'), path('docs'), { recursive: true })
  await until('docs/sub/b.md')
  writeFileSync(path('docs/sub/b.md'), 'written after it\n')
  await until('docs/sub/b.md')
})

it('reports broken and circular links, and when they are fixed', async () => {
  const { path, next } = await watchFolder()
  mkdirSync(path('b'))
  expect((await next())?.paths).toEqual(['b'])
  for (const [name, target] of [
    ['gone.md', 'nowhere.md'],
    ['itself.md', 'itself.md'],
    ['around', '.'],
    ['also-around', '.'],
    ['b/above', '..'],
  ] as const) {
    symlinkSync(target, path(name))
    expect(await next()).toEqual({ paths: [name], isStructural: true })
  }
  writeFileSync(path('a.md'), 'second\n')
  expect(await next()).toEqual({ paths: ['a.md'], isStructural: false })
  rmSync(path('gone.md'))
  expect(await next()).toEqual({ paths: ['gone.md'], isStructural: true })
})

/** Polling compares times of folders, whose clock advances every 4 to 10 ms. */
const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30))

it('reports them while polling, too, and a link that breaks', async () => {
  const { path, next } = await watchFolder(20)
  await tick()
  symlinkSync('a.md', path('link.md'))
  expect((await next())?.paths).toEqual(['link.md'])
  await tick()
  symlinkSync('nowhere.md', path('gone.md'))
  expect(await next()).toEqual({ paths: ['gone.md'], isStructural: true })
  await tick()
  rmSync(path('gone.md'))
  expect(await next()).toEqual({ paths: ['gone.md'], isStructural: true })
  await tick()
  rmSync(path('a.md'))
  // The file and the link to it may be reported together or one after the other.
  const paths: string[] = []
  while (!paths.includes('link.md')) paths.push(...((await next())?.paths ?? []))
})
