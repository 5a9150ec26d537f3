import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { describeVersions } from '../src/versions/describe-versions.js'
import { copySite, readTree } from './build-copy.js'
import { runDocgen } from './run-docgen.js'

const SITE = fileURLToPath(new URL('sites/languages', import.meta.url))
const KILLER = new URL('kill-at-call.mjs', import.meta.url).href
const NAME = '2.0'

type Environment = Readonly<Record<string, string>>

it('keeps a version complete or absent, whichever file system call of a cut or removal is the last', async () => {
  const { siteDir, remove } = copySite(SITE)
  const run = (args: readonly string[], environment: Environment = {}) =>
    runDocgen(['version', ...args, siteDir], { NODE_OPTIONS: `--import ${KILLER}`, ...environment })
  try {
    const without = ownFiles(siteDir)
    // Only the first cut creates docgen's folders; the others make the same calls.
    for (const args of [[NAME], ['remove', NAME]]) expect((await run(args)).code).toBe(0)
    const beforeCut = keepCopy(siteDir)
    const cutCalls = await listCalls(siteDir, (environment) => run([NAME], environment))
    const whole = ownFiles(siteDir)
    const beforeRemoval = keepCopy(siteDir)
    const removeCalls = await listCalls(siteDir, (environment) => run(['remove', NAME], environment))
    expect(ownFiles(siteDir)).toEqual(without)
    const ends = { whole: 0, none: 0 }
    for (const { args, calls, before } of [
      { args: [NAME], calls: cutCalls, before: beforeCut },
      { args: ['remove', NAME], calls: removeCalls, before: beforeRemoval },
    ]) {
      for (const [index, call] of calls.entries()) {
        rmSync(siteDir, { recursive: true })
        cpSync(before, siteDir, { recursive: true })
        const { stderr } = await run(args, { DOCGEN_KILL_AT: `${index + 1}` })
        expect(stderr, call).toContain('SIGKILL')
        // Whatever comes next, a build or the list of versions, sees a valid site.
        const { value: versions } = await describeVersions(siteDir)
        const isListed = versions?.some(({ name }) => name === NAME)
        expect(ownFiles(siteDir), `${args.join(' ')} killed at ${call}`).toEqual(isListed ? whole : without)
        ends[isListed ? 'whole' : 'none'] += 1
      }
    }
    expect(ends.none).toBeGreaterThan(9)
    expect(ends.whole).toBeGreaterThan(1)
  } finally {
    remove()
  }
}, 600_000)

/** Copies a site next to itself; returns the folder of the copy. */
function keepCopy(siteDir: string): string {
  const copy = `${siteDir}-${Math.random()}`
  cpSync(siteDir, copy, { recursive: true })
  return copy
}

async function listCalls(siteDir: string, run: (environment: Environment) => Promise<unknown>): Promise<string[]> {
  const notes = join(siteDir, '..', `calls-${process.pid}-${Math.random()}`)
  await run({ DOCGEN_CALLS: notes })
  return readFileSync(notes, 'utf8').trimEnd().split('\n')
}

/** The site's own files, without docgen's working folder. */
function ownFiles(siteDir: string): ReadonlyMap<string, string> {
  return new Map([...readTree(siteDir)].filter(([path]) => !/^(?:\.docgen|dist|expected)\//.test(path)))
}
