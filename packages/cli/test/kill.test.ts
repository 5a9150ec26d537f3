import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildHere, readTree } from './build-copy.js'
import { runDocgen, startDocgen } from './run-docgen.js'

const SITE = fileURLToPath(new URL('sites/footer-columns', import.meta.url))
/** As dense as 60 over the whole life of the process, more than half of which ends before the first change of a file. */
const KILLS = 24
/** Longer than any build, in ms. */
const LONG = 600_000

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'docgen-kill-'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A site with sixty small pages: enough for worker threads, few enough for many builds. */
function makeSite(name: string): string {
  const siteDir = join(root, name)
  cpSync(SITE, siteDir, { recursive: true, filter: (path) => !/(?:node_modules|dist|expected|\.docgen)$/.test(path) })
  mkdirSync(join(siteDir, 'docs/more'))
  for (let page = 0; page < 60; page++)
    writeFileSync(join(siteDir, `docs/more/page-${page}.md`), `# Page ${page}\n\nText.\n`)
  return siteDir
}

/** Odd rounds change what all pages show, even ones a single page, and every fourth removes a page. */
function edit(siteDir: string, round: number): void {
  const config = join(siteDir, 'site.config.ts')
  if (round % 2 === 1)
    writeFileSync(config, readFileSync(config, 'utf8').replace(/copyright: '[^']*'/, `copyright: 'Round ${round}'`))
  if (round % 4 === 2) rmSync(join(siteDir, `docs/more/page-${round}.md`))
  writeFileSync(join(siteDir, 'docs/more/page-1.md'), `# Page 1\n\nRound ${round}.\n`)
}

it(`builds correctly after a kill at each of ${KILLS} moments of a build`, async () => {
  const killed = makeSite('killed')
  const reference = makeSite('reference')
  mkdirSync(join(killed, '.docgen'))
  let duration = (await killAfter(killed, LONG)).lifetime
  let deaths = 0
  for (let round = 0; round < KILLS; round++) {
    edit(killed, round)
    edit(reference, round)
    // A fixed sequence that distributes the moments evenly over the whole build.
    const { isKilled, lifetime } = await killAfter(killed, (((round * 0.618034) % 1) + 0.02) * duration)
    if (isKilled) deaths += 1
    // The machine may be less busy than during the first build.
    else duration = lifetime
    const next = await runDocgen(['build', killed, '--workers', '0'])
    const same = await buildHere(reference, { usesCache: false })
    expect([next.code, same.hasNoErrors], next.stderr).toEqual([0, true])
    expect(differences(killed, reference), `round ${round}`).toEqual([])
  }
  expect(deaths).toBeGreaterThan(KILLS / 3)
}, 600_000)

/** Kills a build some time after its first change of a file, its lock; before that, a kill leaves nothing behind. */
async function killAfter(siteDir: string, delay: number): Promise<{ isKilled: boolean; lifetime: number }> {
  let start = Number.NaN
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(join(siteDir, '.docgen'), () => {
    if (timer) return
    start = Date.now()
    timer = setTimeout(() => child.kill('SIGKILL'), delay)
  })
  const child = startDocgen(['build', siteDir, '--workers', '2'])
  return new Promise((resolve) => {
    child.once('close', (_code, signal) => {
      clearTimeout(timer)
      watcher.close()
      resolve({ isKilled: signal === 'SIGKILL', lifetime: Date.now() - start })
    })
  })
}

function differences(one: string, other: string): string[] {
  const [a, b] = [readOutput(one), readOutput(other)]
  return [...new Set([...a.keys(), ...b.keys()])].filter((file) => a.get(file) !== b.get(file))
}

/** The output without the keys of pages, which contain docgen's build: the reference is built from source. */
function readOutput(siteDir: string): ReadonlyMap<string, string> {
  return new Map(
    [...readTree(join(siteDir, 'dist'))].map(([file, text]) => [
      file,
      file === 'docgen-manifest.json' ? text.replace(/,?"key":"[0-9a-f]+"/g, '') : text,
    ]),
  )
}
