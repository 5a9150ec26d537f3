import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { copySite, readTree, type SiteCopy } from './build-copy.js'

const SITES = fileURLToPath(new URL('sites', import.meta.url))

const copies: SiteCopy[] = []
afterEach(() => {
  for (const copy of copies.splice(0)) copy.remove()
})

function open(name: string): SiteCopy {
  const copy = copySite(join(SITES, name))
  copies.push(copy)
  return copy
}

function append(siteDir: string, file: string): void {
  const path = join(siteDir, file)
  writeFileSync(path, `${readFileSync(path, 'utf8')}\nOne more sentence.\n`)
}

/** Number of pages that a build compiled, rendered from cached content, and kept. */
async function count(copy: SiteCopy) {
  const { pages } = (await copy.build()).report
  return { compiled: pages.compiled, filled: pages.rendered - pages.compiled, kept: pages.unchanged }
}

describe('versions', () => {
  it('compile the same content once', async () => {
    const copy = open('versions')
    const { compiled, filled } = await count(copy)
    // Nine docs, three of them with the content of another one, and an operation that two descriptions have.
    const contents = new Set(
      Object.values(JSON.parse(readFileSync(join(copy.outDir, 'docgen-manifest.json'), 'utf8')).files).flatMap(
        (file) =>
          typeof file === 'object' && file !== null && 'source' in file && String(file.source).endsWith('.md')
            ? [readFileSync(join(copy.siteDir, String(file.source)), 'utf8')]
            : [],
      ),
    )
    expect(contents.size).toBe(6)
    expect(filled).toBeGreaterThanOrEqual(3)
    expect(compiled).toBeLessThan(compiled + filled)
    expect((await count(copy)).kept).toBe(compiled + filled)
  })

  it('keep each other’s pages when one page of the working tree is edited', async () => {
    const copy = open('versions')
    await copy.build()
    append(copy.siteDir, 'docs/guide/start.md')
    expect(await count(copy)).toMatchObject({ compiled: 1, filled: 0 })
    append(copy.siteDir, 'versioned_docs/version-1.0/guide/start.md')
    // It now has the content of the working tree, so nothing is compiled.
    expect(await count(copy)).toMatchObject({ compiled: 0, filled: 1 })
  })

  it('are restored completely from the cache', async () => {
    const copy = open('versions')
    await copy.build()
    const before = readTree(copy.outDir)
    append(copy.siteDir, 'docs/guide/start.md')
    await copy.build()
    const after = readTree(copy.outDir)
    const changed = [...after.keys()].filter((file) => file.endsWith('.html') && after.get(file) !== before.get(file))
    expect(changed).toEqual(['next/guide/start.html'])
  })
})

describe('languages', () => {
  it('compile an untranslated page once for all of them', async () => {
    const copy = open('languages')
    await copy.build()
    append(copy.siteDir, 'docs/guide/more.md')
    // English, German and Arabic show it.
    expect(await count(copy)).toMatchObject({ compiled: 1, filled: 2 })
  })
})
