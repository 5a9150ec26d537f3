import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openSession } from '../src/session/live/open-session.js'
import { compareSession } from './compare-session.js'
import { createEditor } from './random-edits.js'
import { makeSite } from './random-site.js'

const EDITS = 300
const COMPARE_EVERY = 3
const seeds = (process.env['DOCGEN_SEEDS'] ?? '1').split(',').map(Number)

it.each(seeds)(
  'produces the bytes of a fresh build after any edits, seed %i',
  async (seed) => {
    const siteDir = join(mkdtempSync(join(realpathSync(tmpdir()), 'docgen-edits-')), 'site')
    writeSite(siteDir)
    const session = openSession({ siteDir, includesDrafts: true, now: () => 0 })
    const edit = createEditor(siteDir, seed)
    const history: string[] = []
    let sound = 0
    try {
      expect(await session.update({ paths: [], isStructural: true })).toEqual([])
      await compareSession({ siteDir, session, refused: [], history: 'the first reading' })
      for (let count = 1; count <= EDITS; count++) {
        const { what, ...changes } = edit()
        history.push(what)
        const refused = await session.update(changes)
        if (count % COMPARE_EVERY > 0) continue
        const latest = history.slice(-COMPARE_EVERY).join('\n')
        const isSound = await compareSession({ siteDir, session, refused, history: latest })
        if (isSound) sound++
      }
    } finally {
      await session.close()
      rmSync(join(siteDir, '..'), { recursive: true, force: true })
    }
    // Files other than pages are only compared if the build succeeds.
    expect(sound).toBeGreaterThan(EDITS / COMPARE_EVERY / 2)
  },
  600_000,
)

function writeSite(siteDir: string): void {
  for (const [file, text] of Object.entries(makeSite())) {
    mkdirSync(join(siteDir, file, '..'), { recursive: true })
    writeFileSync(join(siteDir, file), text)
  }
}
