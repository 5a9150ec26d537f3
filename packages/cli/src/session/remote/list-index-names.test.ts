import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { commitAll, createTestRepository } from '../../read/git/create-test-repository.js'
import { nameIndexes, readSiteHistory } from './list-index-names.js'

it('lists the states of the folder of a site, newest first', async () => {
  const root = await createTestRepository({ 'site/docs/a.md': '1', 'other.md': '1' })
  const siteDir = join(root, 'site')
  const first = await readSiteHistory(siteDir)
  writeFileSync(join(root, 'other.md'), '2')
  await commitAll(root)
  expect(await readSiteHistory(siteDir)).toEqual(first)
  writeFileSync(join(siteDir, 'docs/a.md'), '2')
  await commitAll(root)
  const second = await readSiteHistory(siteDir)
  expect(first).toEqual({ prefix: 'site/', trees: [expect.stringMatching(/^[\da-f]{40}$/)] })
  expect(second.trees).toEqual([expect.not.stringMatching(first.trees[0] ?? ''), first.trees[0]])
  expect((await readSiteHistory(root)).trees).toHaveLength(3)
})

it('has no history outside of a repository, and before the first commit', async () => {
  const folder = createTestFolder({ 'docs/a.md': '' })
  expect(await readSiteHistory(folder)).toEqual({ prefix: '', trees: [] })
})

it('names indexes by site, key and tree', () => {
  const history = { prefix: '', trees: ['c', 'b', 'a'] }
  const about = { site: 'https://docs.example/', publicKey: 'key' }
  const names = nameIndexes(history, about)
  const later = nameIndexes({ ...history, trees: ['d', 'c', 'b', 'a'] }, about)
  expect(later.earlier.slice(0, 1)).toEqual([names.current])
  expect(later.latest).toBe(names.latest)
  const all = [names.current, ...names.earlier, names.latest, names.shard(1), names.shard(2), later.shard(1)]
  for (const changed of [
    { ...about, site: 'https://other.example/' },
    { ...about, publicKey: 'other' },
  ]) {
    const others = nameIndexes(history, changed)
    all.push(others.current, others.latest)
  }
  all.push(nameIndexes({ ...history, prefix: 'site/' }, about).current)
  expect(new Set(all).size).toBe(all.length)
  for (const name of all) expect(name).toMatch(/^[\da-f]{32}$/)
})

it('requests a limited number of indexes', () => {
  const trees = Array.from({ length: 500 }, (_tree, at) => String(at))
  expect(nameIndexes({ prefix: '', trees }, { site: '', publicKey: '' }).earlier).toHaveLength(16)
})
