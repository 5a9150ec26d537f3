import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { openLiveSite } from '../src/serve/open-live-site.js'

// 10,000 with DOCGEN_EDITS=10000; the first part is the warm-up, growth is measured over the rest.
const EDITS = Number(process.env['DOCGEN_EDITS'] ?? 600)
const PAGES = 20
/** How often an edit changes a component instead of a page. */
const CARD_EVERY = 20
const ROOM = 8 * 1024 * 1024

it('leaks no memory, handles or files over many edits', { timeout: 900_000 }, async () => {
  const siteDir = join(mkdtempSync(join(realpathSync(tmpdir()), 'docgen-endurance-')), 'site')
  mkdirSync(join(siteDir, 'docs'), { recursive: true })
  writeFileSync(
    join(siteDir, 'site.config.ts'),
    "export default { title: 'Long', url: 'https://docs.example', onBrokenLinks: 'warn' }\n",
  )
  const write = (page: number, text: string) => writeFileSync(join(siteDir, `docs/page-${page}.md`), text)
  for (let page = 0; page < PAGES; page++) write(page, `# Page ${page}\n`)
  // A replaced version of this module that stays in memory adds half a megabyte to the heap.
  const writeCard = (text: string): void =>
    writeFileSync(
      join(siteDir, 'Card.jsx'),
      `const rows = Array.from({ length: 60_000 }, (_, row) => row + 0.5)\nexport const Card = () => <b>${text} {rows.length}</b>\n`,
    )
  writeCard('Card')
  writeFileSync(join(siteDir, 'docs/card.mdx'), "import { Card } from '../Card'\n\n# Card\n\n<Card />\n")
  const errors: unknown[] = []
  const here = readdirSync('.')
  const live = openLiveSite({
    siteDir,
    includesDrafts: true,
    now: () => performance.now(),
    report: () => {},
    onError: (error) => errors.push(error),
  })
  const read = async (path: string): Promise<string> => {
    const served = await live.store.find(path)
    return Buffer.from((await served?.read()) ?? '').toString()
  }
  const editCard = async (count: number): Promise<void> => {
    writeCard(`Card ${count} of`)
    await live.apply({ paths: ['Card.jsx'], isStructural: false })
    expect(await read('card/index.html')).toContain(`Card ${count} of`)
  }
  const edit = async (count: number): Promise<void> => {
    if (count % CARD_EVERY === 5) return editCard(count)
    const page = count % PAGES
    // Every tenth changes a title, and so every page's sidebar.
    const title = count % 10 === 0 ? `Page ${page} for the ${count}th time` : `Page ${page}`
    write(
      page,
      `# ${title}\n\nText ${count}. [next](./page-${(page + 1) % PAGES}.md)\n\n\`\`\`js\nlet x = ${count}\n\`\`\`\n`,
    )
    await live.apply({ paths: [`docs/page-${page}.md`], isStructural: false })
    expect(await read(`page-${page}/index.html`)).toContain(`Text ${count}.`)
  }
  try {
    await live.start()
    const half = Math.floor(EDITS / 3)
    for (let count = 0; count < half; count++) await edit(count)
    const before = measure()
    for (let count = half; count < EDITS; count++) await edit(count)
    const after = measure()
    expect(after.handles).toBeLessThanOrEqual(before.handles)
    expect(after.heap - before.heap, 'growth of the heap in bytes').toBeLessThan(ROOM)
    expect(errors).toEqual([])
    expect(readdirSync('.')).toEqual(here)
  } finally {
    await live.close()
    rmSync(join(siteDir, '..'), { recursive: true, force: true })
  }
})

function measure(): { readonly heap: number; readonly handles: number } {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return {
    heap: process.memoryUsage().heapUsed,
    handles: process.getActiveResourcesInfo().filter((name) => !/^(?:Timeout|Immediate)$/.test(name)).length,
  }
}
