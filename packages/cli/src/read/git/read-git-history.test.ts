import { execFileSync } from 'node:child_process'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTestCache } from '../../cache/create-test-cache.js'
import { createMemo, NO_MEMO } from '../../cache/memo.js'
import { createTestFolder } from '../create-test-folder.js'
import { datePosts } from '../posts/read-posts.js'
import type { Source } from '../source.js'
import { createGitLogParser, readContributors, readFirstChanges, readLastChanges } from './read-git-history.js'

function git(folder: string, ...args: readonly string[]): string {
  const config = ['-c', 'user.name=Ada Ünal', '-c', 'user.email=ada@x.example', '-c', 'init.defaultBranch=main']
  return execFileSync('git', ['-C', folder, ...config, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

function commit(folder: string, date: string): void {
  git(folder, 'add', '-A')
  execFileSync(
    'git',
    ['-C', folder, '-c', 'user.name=Ada Ünal', '-c', 'user.email=a@x.example', 'commit', '-qm', 'x'],
    {
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
    },
  )
}

/** Creates a repository with a site in a subfolder. */
function createRepository(): string {
  const root = createTestFolder({ 'site/docs/a.md': '1', 'site/docs/b ü.md': '1', 'other/docs/a.md': '1' })
  git(root, 'init', '-q')
  commit(root, '2026-01-01T10:00:00+02:00')
  writeFileSync(join(root, 'site/docs/a.md'), '2')
  commit(root, '2026-02-01T00:00:00Z')
  writeFileSync(join(root, 'other/docs/a.md'), '2')
  commit(root, '2026-03-01T00:00:00Z')
  return root
}

const paths = ['docs/a.md', 'docs/b ü.md', 'docs/new.md']

describe('the history of files', () => {
  it('finds the last change of every file of this site only', async () => {
    const siteDir = join(createRepository(), 'site')
    writeFileSync(join(siteDir, 'docs/new.md'), 'not committed')
    const { value, diagnostics } = await readLastChanges({ siteDir, paths })
    expect(diagnostics).toEqual([])
    expect([...value]).toEqual([
      ['docs/a.md', { date: '2026-02-01T00:00:00Z', author: 'Ada Ünal' }],
      ['docs/b ü.md', { date: '2026-01-01T08:00:00Z', author: 'Ada Ünal' }],
    ])
  })

  it('finds the first change of every file, and gives posts without a date its date', async () => {
    const siteDir = join(createRepository(), 'site')
    const { value } = await readFirstChanges({ siteDir, paths })
    expect([...value].map(([path, { date }]) => [path, date])).toEqual([
      ['docs/a.md', '2026-01-01T08:00:00Z'],
      ['docs/b ü.md', '2026-01-01T08:00:00Z'],
    ])
    const sources = [
      { path: 'docs/a.md', post: { authors: [] } },
      { path: 'docs/b ü.md', post: { date: '2025-05-05T00:00:00Z' } },
      { path: 'docs/new.md', post: { authors: [] } },
      { path: 'docs/c.md' },
    ] as unknown as Source[]
    const dated = (await datePosts(sources, { siteDir, memo: NO_MEMO })).value
    const dates = ['2026-01-01T08:00:00Z', '2025-05-05T00:00:00Z', undefined, undefined]
    expect(dated.map(({ post }) => post?.date)).toEqual(dates)
  })

  it('lists all authors of a file, most changes first, if a page shows them', async () => {
    const root = createRepository()
    writeFileSync(join(root, 'site/docs/a.md'), '3')
    git(root, 'add', '-A')
    git(root, '-c', 'user.name=Eve', 'commit', '-qm', 'x')
    const { value } = await readContributors({ siteDir: join(root, 'site'), paths })
    expect(value.get('docs/a.md')).toMatchObject({ author: 'Eve', authors: ['Ada Ünal', 'Eve'] })
    expect(value.get('docs/b ü.md')?.authors).toEqual(['Ada Ünal'])
  })

  it('finds files outside of the folder of the site, unless they are outside of the repository', async () => {
    const siteDir = join(createRepository(), 'site')
    const outside = '../other/docs/a.md'
    const { value, diagnostics } = await readLastChanges({ siteDir, paths: [...paths, outside, '../../x/docs/a.md'] })
    expect(diagnostics).toEqual([])
    expect([...value.keys()].sort()).toEqual([outside, 'docs/a.md', 'docs/b ü.md'])
    expect(value.get(outside)?.date).toBe('2026-03-01T00:00:00Z')
  })

  it('dates a renamed file by its renaming', async () => {
    const root = createRepository()
    mkdirSync(join(root, 'site/docs/deep'))
    renameSync(join(root, 'site/docs/a.md'), join(root, 'site/docs/deep/z.md'))
    commit(root, '2026-04-01T00:00:00Z')
    const { value } = await readLastChanges({ siteDir: join(root, 'site'), paths: ['docs/deep/z.md'] })
    expect(value.get('docs/deep/z.md')?.date).toBe('2026-04-01T00:00:00Z')
  })

  it('lists the authors of a renamed file under its earlier names, not those of a new file of the old name', async () => {
    const root = createRepository()
    const rename = (from: string, to: string): void => renameSync(join(root, from), join(root, to))
    rename('site/docs/b ü.md', 'site/docs/c.md')
    git(root, 'add', '-A')
    git(root, '-c', 'user.name=Eve', 'commit', '-qm', 'x')
    rename('site/docs/c.md', 'site/docs/d.md')
    git(root, 'add', '-A')
    git(root, '-c', 'user.name=Bob', 'commit', '-qm', 'x')
    writeFileSync(join(root, 'site/docs/c.md'), 'a page of another subject')
    git(root, 'add', '-A')
    git(root, '-c', 'user.name=Kim', 'commit', '-qm', 'x')
    const { value } = await readContributors({ siteDir: join(root, 'site'), paths: ['docs/c.md', 'docs/d.md'] })
    expect(value.get('docs/d.md')?.authors).toEqual(['Bob', 'Eve', 'Ada Ünal'])
    expect(value.get('docs/c.md')?.authors).toEqual(['Kim'])
    const first = await readFirstChanges({ siteDir: join(root, 'site'), paths: ['docs/d.md'] })
    expect(first.value.get('docs/d.md')?.date).toBe('2026-01-01T08:00:00Z')
  })

  it('is empty, without a diagnostic, if there is no repository or no commit', async () => {
    const siteDir = createTestFolder({ 'docs/a.md': '' })
    const outside = { value: new Map(), diagnostics: [] }
    await expect(readLastChanges({ siteDir, paths })).resolves.toEqual(outside)
    git(siteDir, 'init', '-q')
    await expect(readLastChanges({ siteDir, paths })).resolves.toEqual(outside)
  })

  it('warns once of a shallow clone', async () => {
    const clone = join(createTestFolder(), 'clone')
    git('/', 'clone', '-q', '--depth', '1', `file://${createRepository()}`, clone)
    const { value, diagnostics } = await readLastChanges({ siteDir: join(clone, 'site'), paths })
    expect(diagnostics).toMatchObject([{ code: 'shallow-clone', severity: 'warning' }])
    expect(value.size).toBe(2)
  })

  it('queries the memo before the log, with a key that changes with the head', async () => {
    const root = createRepository()
    const siteDir = join(root, 'site')
    const cache = createTestCache()
    const memo = createMemo({ cache })
    await readLastChanges({ siteDir, paths, memo })
    const saved = cache.get<object>('last changes')
    cache.put('last changes', { ...saved, value: [['docs/a.md', { date: 'remembered', author: 'x' }]] })
    expect((await readLastChanges({ siteDir, paths, memo })).value.get('docs/a.md')?.date).toBe('remembered')
    writeFileSync(join(siteDir, 'docs/a.md'), '3')
    commit(root, '2026-05-01T00:00:00Z')
    expect((await readLastChanges({ siteDir, paths, memo })).value.get('docs/a.md')?.date).toBe('2026-05-01T00:00:00Z')
  })
})

const LOG =
  '\u00011772323200 Ada L.\0\nM\0b.md\0A\0c d.md\0\u00011772000000 Eve\0\u00011771000000 Bob\0\nR090\0M\0b.md\0' +
  '\u00011770000000 Eve\0\nA\0M\0'

it.each([1, 3, 7, 1000])('parses a log in chunks of %i characters', (length) => {
  const seen: string[] = []
  const read = createGitLogParser((path, { date, author }) => {
    seen.push(`${path} ${date} ${author}`)
    return false
  })
  for (let start = 0; start < LOG.length; start += length) read(LOG.slice(start, start + length))
  expect(seen).toEqual([
    'b.md 2026-03-01T00:00:00Z Ada L.',
    'c d.md 2026-03-01T00:00:00Z Ada L.',
    'b.md 2026-02-13T16:26:40Z Bob',
    'b.md 2026-02-02T02:40:00Z Eve',
  ])
})

it('stops reading when it has enough', () => {
  const seen: string[] = []
  const read = createGitLogParser((path) => seen.push(path) === 1)
  expect(read(LOG)).toBe(true)
  expect(read(LOG)).toBe(true)
  expect(seen).toEqual(['b.md'])
})
