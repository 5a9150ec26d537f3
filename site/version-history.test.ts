import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { loadConfig } from '../packages/cli/src/config/load-config.js'
import { buildGraph } from '../packages/cli/src/graph/build-graph.js'
import type { SidebarItem } from '../packages/cli/src/graph/sidebar/sidebar.js'
import { readSite } from '../packages/cli/src/read/read-site.js'

// Releases as the example product tells of them: every two to four weeks, without 1.13 and with two hot fixes.
const FIRST_DAY = '2022-03-07'
const HOT_FIXES = ['1.12.1', '1.43.1']
const PAUSE_DAYS = { least: 14, most: 28 }
const ENTRIES = { least: 2, most: 8 }

const { graph, sources } = await readExample()
const releases = sources
  .filter(({ path }) => path.startsWith('docs/version-history/') && path.endsWith('.md'))
  .map(({ path, text }) => ({
    version: path.replace(/^.*\/|\.md$/g, ''),
    date: /^ {2}date: (\S+)$/m.exec(text)?.[1] ?? '',
    entries: text.split('\n').filter((line) => line.startsWith('- ')),
  }))
  .sort((one, other) => one.version.localeCompare(other.version, 'en', { numeric: true }))

describe('the version history', () => {
  it('contains 1.00 to 1.58 with hot fixes, without 1.13', () => {
    const minor = Array.from({ length: 59 }, (_, index) => `1.${String(index).padStart(2, '0')}`)
    const expected = [...minor.filter((version) => version !== '1.13'), ...HOT_FIXES]
    expect(releases.map(({ version }) => version).sort()).toEqual(expected.sort())
  })

  it('has a release every two to four weeks', () => {
    expect(releases[0]?.date).toBe(FIRST_DAY)
    const pauses = releases.slice(1).map(({ version, date }, index) => ({
      version,
      days: (Date.parse(date) - Date.parse(releases[index]?.date ?? '')) / 86_400_000,
    }))
    expect(pauses.filter(({ days }) => !(days >= PAUSE_DAYS.least && days <= PAUSE_DAYS.most))).toEqual([])
  })

  it('is in the sidebar, newest first, grouped by year', () => {
    const history = graph.sidebars
      .flatMap(({ items }) => items)
      .find((item) => item.kind === 'category' && item.label === 'Version history')
    const shown = itemsOf(history).flatMap((year) => itemsOf(year).map((item) => `${labelOf(year)}: ${labelOf(item)}`))
    expect(shown).toEqual(releases.map(({ version, date }) => `${date.slice(0, 4)}: ${version}`).reverse())
  })

  it('has entries that link to the page of what they name', () => {
    const wrong = releases.filter(({ entries }) => {
      const isUnlinked = entries.some((entry) => !/\]\((?:\.\.\/|\/api\/|api:)/.test(entry))
      return isUnlinked || entries.length < ENTRIES.least || entries.length > ENTRIES.most
    })
    expect(wrong.map(({ version }) => version)).toEqual([])
  })
})

async function readExample() {
  const siteDir = fileURLToPath(new URL('.', import.meta.url))
  const loaded = await loadConfig(siteDir)
  if (!loaded.value) throw new Error(`the site's config: ${loaded.diagnostics[0]?.message}`)
  const { config } = loaded.value
  const files = (await readSite({ siteDir, config })).value
  return { sources: files.sources, graph: buildGraph(files, config).value }
}

function itemsOf(item: SidebarItem | undefined): readonly SidebarItem[] {
  return item?.kind === 'category' ? item.items : []
}

function labelOf(item: SidebarItem): string {
  return item.kind === 'html' ? '' : item.label
}
