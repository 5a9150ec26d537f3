import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { copySite, readTree } from './build-copy.js'
import { runDocgen, startDocgen } from './run-docgen.js'

const SITE = fileURLToPath(new URL('sites/languages', import.meta.url))
const KILLS = 24

const NAME = '2.0'
const PLACES: readonly (readonly [from: string, to: string])[] = [
  ['docs', `versioned_docs/version-${NAME}`],
  ['i18n/de/docs/current', `i18n/de/docs/version-${NAME}`],
  ['i18n/ar/docs/current', `i18n/ar/docs/version-${NAME}`],
]

it(`a cut that is killed at any of ${KILLS} moments has made the version whole or not at all`, async () => {
  const { siteDir, remove } = copySite(SITE)
  try {
    const ends = { whole: 0, none: 0, killed: 0 }
    const start = Date.now()
    expect((await runDocgen(['version', NAME, siteDir])).code).toBe(0)
    const duration = Date.now() - start
    expect((await runDocgen(['version', 'remove', NAME, siteDir])).code).toBe(0)
    for (let round = 0; round < KILLS; round++) {
      // The moments lie closer together towards the end, where the version comes into being.
      if (await killAfter(siteDir, duration * Math.sqrt((round + 0.5) / KILLS))) ends.killed += 1
      // Whatever comes next, a build or a look at the list, sees a site that is sound.
      const { stdout } = await runDocgen(['version', 'list', siteDir, '--json'])
      const isListed = JSON.parse(stdout).some(({ name }: { name: string }) => name === NAME)
      for (const [from, to] of PLACES) {
        expect(existsSync(join(siteDir, to)), `${to} after round ${round}`).toBe(isListed)
        if (isListed) expect(readTree(join(siteDir, to))).toEqual(readTree(join(siteDir, from)))
      }
      ends[isListed ? 'whole' : 'none'] += 1
      if (isListed) await runDocgen(['version', 'remove', NAME, siteDir])
      expect(JSON.parse(readFileSync(join(siteDir, 'versions.json'), 'utf8'))).toEqual(['1.0'])
    }
    expect(ends.none).toBeGreaterThan(0)
    expect(ends.killed).toBeGreaterThan(KILLS / 3)
  } finally {
    remove()
  }
}, 300_000)

async function killAfter(siteDir: string, delay: number): Promise<boolean> {
  const child = startDocgen(['version', NAME, siteDir])
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), delay)
    child.once('close', (_code, signal) => {
      clearTimeout(timer)
      resolve(signal === 'SIGKILL')
    })
  })
}
