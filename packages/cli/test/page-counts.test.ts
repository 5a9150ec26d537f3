import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createColors } from 'picocolors'
import { afterAll, expect, it } from 'vitest'
import { formatSummary } from '../src/terminal/format-summary.js'
import { copySite } from './build-copy.js'

// Three docs, the search page and the 404 page.
const copy = copySite(fileURLToPath(new URL('sites/navbar', import.meta.url)))
afterAll(() => copy.remove())

async function build() {
  const { report } = await copy.build()
  const [first = ''] = formatSummary(report, { totalMs: 0, hasOutput: true }, createColors(false)).split('\n')
  return { pages: report.pages, brackets: /\(.*\)/.exec(first)?.[0] }
}

it('counts no page as cached if there is no cache yet', async () => {
  expect(await build()).toEqual({
    pages: { total: 5, rendered: 5, compiled: 3, cached: 0, unchanged: 0 },
    brackets: undefined,
  })
})

it('counts cached content if the output folder is deleted', async () => {
  rmSync(copy.outDir, { recursive: true })
  expect(await build()).toEqual({
    pages: { total: 5, rendered: 5, compiled: 0, cached: 3, unchanged: 0 },
    brackets: '(0 compiled, 3 from cache)',
  })
})

it('counts pages in the output folder', async () => {
  expect(await build()).toEqual({
    pages: { total: 5, rendered: 0, compiled: 0, cached: 0, unchanged: 5 },
    brackets: '(0 compiled, 5 from cache)',
  })
})

it('does not count content as cached that the same build has compiled for another language', async () => {
  const languages = copySite(fileURLToPath(new URL('sites/languages', import.meta.url)))
  try {
    const { report } = await languages.build()
    expect(report.pages.rendered).toBeGreaterThan(report.pages.compiled)
    expect(report.pages.cached).toBe(0)
  } finally {
    languages.remove()
  }
})
