import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createColors } from 'picocolors'
import { afterAll, expect, it } from 'vitest'
import { formatSummary } from '../src/terminal/format-summary.js'
import { copySite } from './build-copy.js'

// Three documents, the search page and the page for lost readers.
const copy = copySite(fileURLToPath(new URL('sites/navbar', import.meta.url)))
afterAll(() => copy.remove())

async function build() {
  const { report } = await copy.build()
  const [first = ''] = formatSummary(report, 0, createColors(false)).split('\n')
  return { pages: report.pages, brackets: /\(.*\)/.exec(first)?.[0] }
}

it('takes no page for one from the cache when there is none yet', async () => {
  expect(await build()).toEqual({
    pages: { total: 5, rendered: 5, compiled: 3, recalled: 0, kept: 0 },
    brackets: undefined,
  })
})

it('counts texts that the cache had when the output folder is gone', async () => {
  rmSync(copy.outDir, { recursive: true })
  expect(await build()).toEqual({
    pages: { total: 5, rendered: 5, compiled: 0, recalled: 3, kept: 0 },
    brackets: '(0 compiled, 3 from cache)',
  })
})

it('counts pages that lie in the output folder', async () => {
  expect(await build()).toEqual({
    pages: { total: 5, rendered: 0, compiled: 0, recalled: 0, kept: 5 },
    brackets: '(0 compiled, 5 from cache)',
  })
})

it('takes no text for one from the cache that another language of the same build has compiled', async () => {
  const languages = copySite(fileURLToPath(new URL('sites/languages', import.meta.url)))
  try {
    const { report } = await languages.build()
    expect(report.pages.rendered).toBeGreaterThan(report.pages.compiled)
    expect(report.pages.recalled).toBe(0)
  } finally {
    languages.remove()
  }
})
