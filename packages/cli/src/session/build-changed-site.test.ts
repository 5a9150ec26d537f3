import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createMemo } from '../cache/memo.js'
import { readRecord } from '../emit/output-record.js'
import { createTestFolder } from '../read/create-test-folder.js'
import { buildChangedSite, type ChangedRun } from './build-changed-site.js'
import { recallDeclaredInputs } from './declared-inputs.js'
import { findSameBuild } from './last-build.js'
import { openTestSite } from './open-test-site.js'
import type { BuildRequest } from './site-request.js'
import { startRun } from './stage-graph.js'
import { INPUT_NAMES, INPUT_STAGES } from './stages/input-stages.js'
import { createStopwatch } from './stopwatch.js'
import type { Trial } from './trial.js'
import { recallWaits } from './waiting-plugins.js'

/** Opens a site that is read, and returns a function that builds the rest. */
async function open(fields = '', files: Readonly<Record<string, string>> = {}) {
  const siteDir = createTestFolder({
    'site.config.ts': `export default { title: 'Kit', url: 'https://docs.example', trailingSlash: false, ${fields} }\n`,
    'docs/index.md': '# Start\n',
    ...files,
  })
  const { given, withMemo } = await openTestSite(siteDir, { includesDrafts: false })
  const { cache } = withMemo(createMemo())
  const memo = createMemo({ cache })
  const tools = withMemo(memo)
  const [workDir, outDir] = [join(siteDir, '.docgen'), join(siteDir, 'dist')]
  const stageDir = join(workDir, 'stage')
  const build = async (request: Partial<BuildRequest> = {}, changes: Partial<ChangedRun> = {}) => {
    mkdirSync(stageDir, { recursive: true })
    const run = startRun(INPUT_STAGES, given, tools)
    const inputs = await run.resolve(...INPUT_NAMES)
    if (!inputs) throw new Error('the site of the test is broken')
    const progress: string[] = []
    const result = await buildChangedSite({
      request: {
        ...{ siteDir, includesDrafts: false, usesCache: true, isStrict: false, workers: 0, now: () => 0 },
        onProgress: ({ stage, done, total }) => void progress.push(`${stage} ${done}/${total}`),
        ...request,
      },
      loaded: given.loaded,
      watch: createStopwatch(() => 0),
      ...{
        workDir,
        outDir,
        stageDir,
        cache,
        cacheDir: cache.folder ?? '',
        pool: undefined,
        use: undefined,
        isCold: false,
      },
      record: readRecord({ cache, workDir, outDir }),
      key: 'the key',
      tools,
      inputs: { ...given, ...inputs },
      inputDiagnostics: run.diagnostics(),
      ...changes,
    })
    const problems = result.report.diagnostics.map(({ code, severity }) => `${severity} ${code}`)
    return { ...result, problems, progress }
  }
  return {
    given,
    cache,
    memo,
    outDir,
    workDir,
    build,
    read: (file: string) => readFileSync(join(outDir, file), 'utf8'),
  }
}

it('writes the pages and all other files, and remembers the build by its key', async () => {
  const { build, read, memo, cache, workDir, outDir } = await open('', { 'static/a.txt': 'Static' })
  const { report, hasNoErrors, problems, progress } = await build()
  expect({ hasNoErrors, problems }).toEqual({ hasNoErrors: true, problems: [] })
  expect([read('index.html').includes('Start'), read('a.txt')]).toEqual([true, 'Static'])
  expect(progress).toContain('pages 3/3')
  const record = readRecord({ cache, workDir, outDir })
  expect(findSameBuild('the key', { memo, outDir, record })).toEqual(report)
  expect(findSameBuild('another key', { memo, outDir, record })).toBeUndefined()
})

it('remembers no build without a key', async () => {
  const { build, memo, cache, workDir, outDir } = await open()
  await build({}, { key: undefined })
  const record = readRecord({ cache, workDir, outDir })
  // Not under a key that other builds without one would share, either.
  expect(findSameBuild(undefined as never, { memo, outDir, record })).toBeUndefined()
})

it('keeps pages whose key and output are the same', async () => {
  const { build } = await open()
  const first = await build()
  const second = await build()
  expect(first.report.pages).toMatchObject({ total: 3, unchanged: 0 })
  expect(second.report.pages).toMatchObject({ total: 3, unchanged: 3, rendered: 0 })
})

it('changes nothing if there are errors, or warnings in a strict build', async () => {
  const page = { 'docs/index.md': '# Start\n\n[x](/none)\n' }
  const broken = await open('', page)
  expect(await broken.build()).toMatchObject({
    hasNoErrors: false,
    isConfigBroken: false,
    problems: ['error broken-link'],
  })
  expect(existsSync(broken.outDir)).toBe(false)
  const warned = await open("onBrokenLinks: 'warn'", page)
  expect(await warned.build({ isStrict: true })).toMatchObject({
    hasNoErrors: false,
    problems: ['warning broken-link'],
  })
  expect(existsSync(warned.outDir)).toBe(false)
  expect(await warned.build()).toMatchObject({ hasNoErrors: true, problems: ['warning broken-link'] })
})

it('reports diagnostics of all stages before, and errors that no call waited for', async () => {
  const { build } = await open()
  const uncaught = { code: 'uncaught-error', severity: 'error', message: 'late' } as const
  const inputDiagnostics = [{ code: 'unreadable-file', severity: 'warning', message: 'early' }] as const
  const { problems } = await build({ listUncaught: () => [uncaught] }, { inputDiagnostics })
  expect([...problems].sort()).toEqual(['error uncaught-error', 'warning unreadable-file'])
})

it('shows the checked site before the output changes, with its key', async () => {
  const { build, outDir } = await open()
  const trials: Trial[] = []
  const inspect = async (trial: Trial): Promise<void> => {
    trials.push(trial)
    expect(existsSync(outDir)).toBe(false)
    expect(existsSync(join(trial.stageDir, 'index.html'))).toBe(true)
  }
  await build({ isDryRun: true }, { use: { inspect } })
  expect(trials).toMatchObject([{ siteKey: 'the key', report: { ok: false, pages: { total: 3 } } }])
  const uncaught = { code: 'uncaught-error', severity: 'warning', message: 'late' } as const
  await build({ isDryRun: true, listUncaught: () => [uncaught] }, { use: { inspect } })
  expect(trials[1]?.siteKey).toBeUndefined()
})

it('writes nothing in a dry run', async () => {
  const { build, outDir } = await open()
  expect(await build({ isDryRun: true })).toMatchObject({ hasNoErrors: true, report: { ok: false } })
  expect(existsSync(outDir)).toBe(false)
})

it('reports an unusable theme as a broken config, and keeps its key to itself', async () => {
  const { build } = await open("theme: { components: { Footer: './none.js' } }")
  const keys: (string | undefined)[] = []
  const inspect = async ({ siteKey }: Trial): Promise<void> => void keys.push(siteKey)
  const result = await build({}, { use: { inspect } })
  expect(result).toMatchObject({ isConfigBroken: true, hasNoErrors: false })
  expect(keys).toEqual([undefined])
})

it('reports an output folder that it cannot write', async () => {
  const { build, outDir, workDir } = await open()
  // A file in place of the folder that the output is written to.
  const { problems, report } = await build({}, { outDir: join(workDir, '..', 'site.config.ts', 'dist') })
  expect(problems).toEqual(['error unwritable-output'])
  expect(report.output.folder).toBe('')
  expect(existsSync(outDir)).toBe(false)
})

it('remembers the inputs that Markdown plugins declare', async () => {
  const plugin = "() => (_tree, file) => { file.data.docgenInputs = ['data.json'] }"
  const { build, memo, given } = await open(`markdown: { remarkPlugins: [${plugin}] }`, { 'data.json': '{}' })
  expect((await build()).problems).toEqual([])
  expect(recallDeclaredInputs(memo)).toEqual(['data.json'])
  expect(recallWaits(memo, given.loaded.hash)).toBe(false)
})
