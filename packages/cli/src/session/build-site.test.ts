import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createCacheGap } from '../cache/cache-folder.js'
import { lockOutput } from '../emit/lock-output.js'
import { createTestFolder } from '../read/create-test-folder.js'
import { writeTestFiles } from '../read/write-test-files.js'
import { buildSite } from './build-site.js'
import type { BuildRequest } from './site-request.js'
import type { TrialUse } from './trial.js'

const configWith = (fields: string): string =>
  `export default { title: 'Kit', url: 'https://docs.example', trailingSlash: false, ${fields} }\n`

/** Opens a site with fields in its config, as code, and returns a function that builds it in this thread. */
function open(fields = '', files: Readonly<Record<string, string>> = {}) {
  const siteDir = createTestFolder({ 'site.config.ts': configWith(fields), 'docs/index.md': '# Start\n', ...files })
  const build = async (request: Partial<BuildRequest> = {}, use?: TrialUse) => {
    const options = { includesDrafts: false, usesCache: true, isStrict: false, workers: 0 }
    const result = await buildSite({ siteDir, ...options, now: () => 0, onProgress: () => {}, ...request }, use)
    const { report } = result
    return {
      ...result,
      report,
      problems: report.diagnostics.map(({ code, severity }) => `${severity} ${code}`),
      isPlanned: report.stages.some(({ name }) => name === 'graph'),
    }
  }
  const read = (file: string): string => readFileSync(join(siteDir, 'dist', file), 'utf8')
  return { siteDir, build, read, write: (path: string, text: string) => writeTestFiles(siteDir, { [path]: text }) }
}

it('builds a site, and removes the staging folder and the lock', async () => {
  const { siteDir, build, read } = open()
  let stage = ''
  const onStage = (folder: string): void => {
    stage = folder
    expect(readdirSync(folder)).toEqual([])
  }
  const result = await build({ onStage })
  expect(result).toMatchObject({ isConfigBroken: false, hasNoErrors: true, problems: [], report: { ok: true } })
  expect(read('index.html')).toContain('Start')
  expect(existsSync(stage)).toBe(false)
  expect(readdirSync(join(siteDir, '.docgen')).filter((name) => !/^(?:cache|\.gitignore)$/.test(name))).toEqual([])
})

it('skips a site whose inputs have not changed', async () => {
  const { build, write, read } = open()
  expect((await build()).isPlanned).toBe(true)
  const second = await build()
  expect(second).toMatchObject({ isPlanned: false, isConfigBroken: false, hasNoErrors: true })
  expect(second.report.pages).toMatchObject({ rendered: 0, compiled: 0 })
  expect(second.report.pages.unchanged).toBe(second.report.pages.total)
  write('docs/index.md', '# Changed\n')
  expect((await build()).isPlanned).toBe(true)
  expect(read('index.html')).toContain('Changed')
})

it('builds again if its output was changed, or warnings count as errors', async () => {
  const { siteDir, build, read } = open("onBrokenLinks: 'warn'", { 'docs/index.md': '# Start\n\n[x](/none)\n' })
  expect((await build()).problems).toEqual(['warning broken-link'])
  writeFileSync(join(siteDir, 'dist/index.html'), 'by hand')
  expect((await build()).isPlanned).toBe(true)
  expect(read('index.html')).toContain('Start')
  expect((await build()).isPlanned).toBe(false)
  expect(await build({ isStrict: true })).toMatchObject({ isPlanned: true, hasNoErrors: false, report: { ok: false } })
})

it('keeps the output if there are errors', async () => {
  const { build, write, read } = open()
  await build()
  write('docs/index.md', '# Other\n\n[x](/none)\n')
  const result = await build()
  expect(result).toMatchObject({ isConfigBroken: false, hasNoErrors: false, problems: ['error broken-link'] })
  expect(read('index.html')).toContain('Start')
})

it('reports a broken config, and the other problems of the site', async () => {
  const { siteDir, build } = open('navbar: { title: 7 }', { 'docs/index.md': '# Start\n\n[x](/none)\n' })
  const result = await build()
  expect(result).toMatchObject({ isConfigBroken: true, hasNoErrors: false, report: { ok: false } })
  expect(result.problems).toEqual(expect.arrayContaining(['error invalid-config', 'error broken-link']))
  expect(existsSync(join(siteDir, 'dist'))).toBe(false)
})

it('reports a config that cannot run, and a folder without one', async () => {
  const { siteDir, build, write } = open()
  write('site.config.ts', 'export default {\n')
  expect(await build()).toMatchObject({ isConfigBroken: true, hasNoErrors: false, report: { errors: 1 } })
  rmSync(join(siteDir, 'site.config.ts'))
  expect(await build()).toMatchObject({ isConfigBroken: true, report: { errors: 1, pages: { total: 0 } } })
})

it('reports a language that the site does not have', async () => {
  const { siteDir, build } = open()
  const result = await build({ locales: ['xx'] })
  expect(result).toMatchObject({ isConfigBroken: true, hasNoErrors: false, report: { errors: 1 } })
  expect(result.report.diagnostics[0]?.message).toContain('xx')
  expect(existsSync(join(siteDir, 'dist'))).toBe(false)
})

it('writes nothing in a dry run', async () => {
  const { siteDir, build } = open()
  const result = await build({ isDryRun: true })
  expect(result).toMatchObject({ hasNoErrors: true, report: { ok: false, pages: { total: 3 } } })
  expect(existsSync(join(siteDir, 'dist'))).toBe(false)
})

it('leaves no cache on request', async () => {
  const { siteDir, build } = open()
  expect(await build({ usesCache: false })).toMatchObject({ hasNoErrors: true, problems: [] })
  expect(readdirSync(join(siteDir, '.docgen')).filter((name) => name.includes('cache'))).toEqual(['cache'])
  expect((await build({ usesCache: false })).isPlanned).toBe(true)
})

it('waits for another build of the same output', async () => {
  const { siteDir, build, write } = open()
  const lock = await lockOutput({ workDir: join(siteDir, '.docgen'), outDir: join(siteDir, 'dist'), onWait: () => {} })
  if ('holder' in lock) throw new Error('the output of a new site is locked')
  const waits: number[] = []
  const { report } = await build({
    onWait: (pid) => {
      waits.push(pid)
      // The config is read again: the other build may have seen an older one.
      write('site.config.ts', configWith('').replace('Kit', 'Renamed'))
      lock.release()
    },
  })
  expect(waits).toEqual([process.pid])
  expect(report.ok).toBe(true)
  expect(readFileSync(join(siteDir, 'dist/index.html'), 'utf8')).toContain('Renamed')
})

it('starts over without the cache if that is damaged, and reports it', async () => {
  const { siteDir, build } = open()
  await build()
  writeFileSync(join(siteDir, '.docgen/cache/own.txt'), '')
  let attempts = 0
  const inspect = async (): Promise<void> => {
    attempts += 1
    if (attempts === 1) throw createCacheGap('a page')
  }
  const result = await build({ baseUrl: '/other/' }, { inspect })
  expect(attempts).toBe(2)
  expect(result).toMatchObject({ hasNoErrors: true, problems: ['warning unusable-cache'] })
  expect(existsSync(join(siteDir, '.docgen/cache/own.txt'))).toBe(false)
})

it('passes on bugs, and a damaged cache of a build without one', async () => {
  const { siteDir, build } = open()
  let attempts = 0
  const failWith = (error: Error) => ({
    inspect: async () => {
      attempts += 1
      throw error
    },
  })
  await expect(build({}, failWith(new Error('a bug')))).rejects.toThrow('a bug')
  await expect(build({ usesCache: false }, failWith(createCacheGap('a page')))).rejects.toThrow('a page')
  expect(attempts).toBe(2)
  expect(readdirSync(join(siteDir, '.docgen')).filter((name) => /stage|lock/.test(name))).toEqual([])
})

it('ends early if the user of the trial recalls its result', async () => {
  const { build } = open()
  const keys: (string | undefined)[] = []
  const inspect: TrialUse['inspect'] = async ({ siteKey }) => void keys.push(siteKey)
  const { report } = await build({ isDryRun: true }, { inspect, recall: () => undefined })
  const again = await build(
    { isDryRun: true },
    {
      inspect,
      recall: (key) => (key === keys[0] ? { ...report, errors: 7 } : undefined),
    },
  )
  expect(keys).toEqual([expect.any(String)])
  expect(again).toMatchObject({ hasNoErrors: true, isPlanned: false, report: { errors: 7 } })
})
