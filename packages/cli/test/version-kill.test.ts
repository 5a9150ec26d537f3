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
  rmSync(join(siteDir, 'expected'), { recursive: true })
  const run = (args: readonly string[], environment: Environment = {}) =>
    runDocgen(['version', ...args, siteDir], { NODE_OPTIONS: `--import ${KILLER}`, ...environment })
  const replaceSite = (copy: string) => {
    rmSync(siteDir, { recursive: true })
    cpSync(copy, siteDir, { recursive: true })
  }
  try {
    const without = ownFiles(siteDir)
    // Only the first cut creates docgen's folders; the others make the same calls.
    for (const args of [[NAME], ['remove', NAME]]) expect((await run(args)).code).toBe(0)
    const ends = { whole: 0, none: 0 }
    let whole: ReadonlyMap<string, string> | undefined
    for (const args of [[NAME], ['remove', NAME]]) {
      const { calls, copies } = await recordCalls(siteDir, (environment) => run(args, environment))
      const after = `${siteDir}-after-${args.join('-')}`
      cpSync(siteDir, after, { recursive: true })
      whole ??= ownFiles(siteDir)
      // A kill leaves what the copy of that moment has.
      const half = Math.ceil(calls.length / 2)
      replaceSite(join(copies, '1'))
      expect((await run(args, { DOCGEN_KILL_AT: `${half}` })).stderr).toContain('SIGKILL')
      expect(listFiles(siteDir)).toEqual(listFiles(join(copies, `${half}`)))
      expect(ownFiles(siteDir)).toEqual(ownFiles(join(copies, `${half}`)))
      for (const [index, call] of calls.entries()) {
        replaceSite(join(copies, `${index + 1}`))
        // Whatever comes next, a build or the list of versions, sees a valid site.
        const { value: versions } = await describeVersions(siteDir)
        const isListed = versions?.some(({ name }) => name === NAME)
        expect(ownFiles(siteDir), `${args.join(' ')} killed at ${call}`).toEqual(isListed ? whole : without)
        ends[isListed ? 'whole' : 'none'] += 1
      }
      replaceSite(after)
    }
    expect(ownFiles(siteDir)).toEqual(without)
    expect(ends.none).toBeGreaterThan(9)
    expect(ends.whole).toBeGreaterThan(1)
  } finally {
    remove()
  }
}, 600_000)

/** Runs a command to its end; returns its calls, and the folder of the site's copies before each of them, by number. */
async function recordCalls(
  siteDir: string,
  run: (environment: Environment) => Promise<unknown>,
): Promise<{ readonly calls: readonly string[]; readonly copies: string }> {
  const copies = `${siteDir}-copies-${Math.random()}`
  const notes = `${copies}.txt`
  await run({ DOCGEN_CALLS: notes, DOCGEN_SITE: siteDir, DOCGEN_COPIES: copies })
  return { calls: readFileSync(notes, 'utf8').trimEnd().split('\n'), copies }
}

/** The site's own files, without docgen's working folder. */
function ownFiles(siteDir: string): ReadonlyMap<string, string> {
  return new Map([...readTree(siteDir)].filter(([path]) => !/^(?:\.docgen|dist|expected)\//.test(path)))
}

/** The paths of all files, without the ids of processes in their names. */
function listFiles(siteDir: string): readonly string[] {
  return [...readTree(siteDir).keys()].map((path) => path.replace(/\b\d+-?/g, '')).toSorted()
}
