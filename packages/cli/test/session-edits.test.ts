import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildSite } from '../src/session/build-site.js'
import { listOutput } from '../src/session/list-output.js'
import { openSession } from '../src/session/open-session.js'
import { readTree } from './build-copy.js'
import { createEditor, createRandom, makeApi, makeConfig, makeSidebars } from './random-edits.js'

const EDITS = 300
const COMPARE_EVERY = 3
const seeds = (process.env['DOCGEN_SEEDS'] ?? '1').split(',').map(Number)

it.each(seeds)(
  'a session gives the bytes of a fresh build after any edits, seed %i',
  async (seed) => {
    const siteDir = join(mkdtempSync(join(realpathSync(tmpdir()), 'docgen-edits-')), 'site')
    writeSite(siteDir)
    const session = openSession({ siteDir, includesDrafts: true, now: () => 0 })
    const edit = createEditor(siteDir, seed)
    const history: string[] = []
    try {
      expect(await session.update({ paths: [], isStructural: true })).toEqual([])
      await compare(siteDir, session, 'the first reading')
      for (let count = 1; count <= EDITS; count++) {
        const { what, ...changes } = edit()
        history.push(what)
        await session.update(changes)
        if (count % COMPARE_EVERY === 0) await compare(siteDir, session, history.slice(-COMPARE_EVERY).join('\n'))
      }
    } finally {
      await session.close()
      rmSync(join(siteDir, '..'), { recursive: true, force: true })
    }
  },
  600_000,
)

async function compare(siteDir: string, session: ReturnType<typeof openSession>, history: string): Promise<void> {
  const outDir = join(siteDir, '../fresh')
  rmSync(outDir, { recursive: true, force: true })
  let stageDir = ''
  let staged = new Map<string, string>()
  const { report } = await buildSite({
    siteDir,
    outDir,
    includesDrafts: true,
    usesCache: false,
    isStrict: false,
    workers: 0,
    now: () => 0,
    // By then all pages lie in the staging folder, with texts for the search; a build that fails on mistakes takes it away.
    onProgress: ({ stage }) => {
      if (stage === 'check') staged = new Map([...readTree(stageDir)].filter(([file]) => file.endsWith('.html')))
    },
    onStage: (folder) => {
      stageDir = folder
    },
  })
  const output = await listOutput(session)
  expect(await session.diagnose(), history).toEqual(report.diagnostics)
  expect(staged.size).toBe(report.pages.total)
  const fresh = report.ok ? readTree(outDir) : staged
  const files = [...output.keys()].filter((file) => report.ok || file.endsWith('.html')).sort()
  expect(files, history).toEqual([...fresh.keys()])
  for (const file of files) {
    const bytes = output.get(file) ?? new Uint8Array()
    if (Buffer.from(bytes).toString('latin1') !== fresh.get(file)) {
      expect(Buffer.from(bytes).toString('utf8'), `${file} after\n${history}`).toBe(
        Buffer.from(fresh.get(file) ?? '', 'latin1').toString('utf8'),
      )
    }
  }
}

function writeSite(siteDir: string): void {
  const random = createRandom(0)
  const files: Readonly<Record<string, string>> = {
    'site.config.ts': makeConfig('Start', random),
    'sidebars.ts': makeSidebars('Start', random),
    'openapi.yaml': makeApi('start', random),
    'own.css': '',
    'schemas/thing.yaml': 'type: object\n',
    'docs/index.md': '# Start\n',
    'partials/_one.md': 'One\n',
    'static/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>\n',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(siteDir, file, '..'), { recursive: true })
    writeFileSync(join(siteDir, file), text)
  }
  for (let count = 0; count < 12; count++) writeFileSync(join(siteDir, `docs/page-${count}.md`), `# Page ${count}\n`)
}
