import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commitAll, createTestRepository } from '../../read/git/create-test-repository.js'
import { createTestTrial, type TestTrial } from '../create-test-trial.js'
import { describeLost } from './describe-lost.js'
import type { PublishedPage } from './read-published-pages.js'

const describeIn = (lost: readonly PublishedPage[], site: TestTrial) => describeLost(lost, lost, createTestTrial(site))
const text =
  'The coffee machine needs water, beans and a clean filter before it makes the first cup of the day. '.repeat(8)

describe('describeLost', () => {
  it('finds the page of the same source, and adds all of its old routes with one edit', async () => {
    const lost = ['/old', '/older'].map((route) => ({ route, source: 'docs/a.md' }))
    const [first, second] = await describeIn(lost, { docs: { 'a.md': { title: 'A' } } })
    expect(first).toMatchObject({ code: 'lost-route', file: 'docs/a.md', line: 1 })
    expect(first?.hint).toContain("Its page is now /a: add redirect_from: ['/old']")
    expect(first?.fix?.text).toMatch(/\/old.*\/older/s)
    expect(second?.fix).toEqual(first?.fix)
  })

  it('adds only the old route of the default language, which redirects those of the others', async () => {
    const lost = ['/de/old', '/old', '/de/own'].map((route) => ({ route, source: 'docs/a.md' }))
    const config = { i18n: { defaultLocale: 'en', locales: ['en', 'de'] } }
    const [first, , own] = await describeIn(lost, { docs: { 'a.md': { title: 'A' } }, config })
    expect(first?.fix?.text).toContain('["/de/own", "/old"]')
    expect(first?.hint).toContain("add redirect_from: ['/old']")
    expect(own?.hint).toContain("add redirect_from: ['/de/own']")
  })

  it('suggests a redirect in the config for a page that has no successor, or no front matter', async () => {
    const site = { docs: { 'a.md': { title: 'A' } } }
    const [gone] = await describeIn([{ route: '/gone', to: '/x' }], site)
    expect(gone).toMatchObject({
      message: '/gone is published and redirects to /x, but has neither a page nor a redirect',
      hint: "Add redirects: [{ from: '/gone', to: '…' }] to the config",
    })
    expect(gone).not.toHaveProperty('file')
    const { files, ...trial } = createTestTrial(site)
    const sources = files.sources.map((source) => ({ ...source, pluginName: 'p' }))
    const lost = [{ route: '/old', source: 'docs/a.md' }]
    const [generated] = await describeLost(lost, lost, { ...trial, files: { ...files, sources } })
    expect(generated).toMatchObject({
      file: 'docs/a.md',
      hint: "Add redirects: [{ from: '/old', to: '/a' }] to the config",
    })
  })

  it('follows renames in Git', async () => {
    const siteDir = await createTestRepository({ 'docs/old.md': text })
    renameSync(join(siteDir, 'docs/old.md'), join(siteDir, 'docs/new.md'))
    await commitAll(siteDir)
    const lost = [{ route: '/old', source: 'docs/old.md' }]
    const [found] = await describeIn(lost, { docs: { 'new.md': { title: 'N' } }, more: { siteDir } })
    expect(found?.file).toBe('docs/new.md')
  })

  it('finds the page that contains the text of a deleted one', async () => {
    const siteDir = await createTestRepository({ 'docs/old.md': text, 'docs/b.md': 'b' })
    rmSync(join(siteDir, 'docs/old.md'))
    await commitAll(siteDir)
    const docs = { 'a.md': { title: 'A', body: 'Something else.' }, 'b.md': { title: 'B', body: text } }
    const [found] = await describeIn([{ route: '/old', source: 'docs/old.md' }], { docs, more: { siteDir } })
    expect(found?.file).toBe('docs/b.md')
  })

  it('names the new page in the language of the lost one', async () => {
    const siteDir = await createTestRepository({ 'docs/old.md': text })
    rmSync(join(siteDir, 'docs/old.md'))
    const config = { i18n: { defaultLocale: 'en', locales: ['en', 'de'] } }
    const lost = ['/de/old', '/old'].map((route) => ({ route, source: 'docs/old.md' }))
    const docs = { 'completely-different.md': { title: 'N', body: text } }
    const found = await describeIn(lost, { docs, config, more: { siteDir } })
    expect(found.map(({ hint }) => /^Its page is now ([^:]*)/.exec(hint ?? '')?.[1])).toEqual([
      '/de/completely-different',
      '/completely-different',
    ])
  })

  it('finds nothing without a lost route', async () => {
    expect(await describeIn([], {})).toEqual([])
  })

  it('chooses the nearest page of a source with several', async () => {
    const config = { i18n: { locales: ['en', 'de'] } }
    const lost = [{ route: '/de/old', source: 'docs/a.md' }]
    const [found] = await describeIn(lost, { docs: { 'a.md': { title: 'A' } }, config })
    expect(found?.hint).toContain('Its page is now /de/a')
  })
})
