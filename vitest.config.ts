import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type Reporter, type TestModule, type TestSpecification } from 'vitest/node'

// Where `.ci/run` wants the results as JSON, to count them.
const report = process.env['DOCGEN_TEST_REPORT']

const EXCLUDED = ['**/node_modules/**', '**/dist/**']
const TESTS = ['packages', 'site', 'docs', 'bench']
  .flatMap(listFiles)
  .filter((path) => /\.test\.(?:tsx?|mjs)$/.test(path) && !/^packages\/[^/]+\/src\//.test(path))
/** Tests that start processes or browsers, replace modules, or measure processor time or the heap: each in a process. */
const ISOLATED = TESTS.filter((path) =>
  /from '(?:[^']*\/(?:open-browser|open-world|open-live-world|launch-browser|live-site|run-docgen|connect-lsp|unpack-browser|.*-packages?)\.m?js|node:(?:child_process|v8))'|vi\.mock\(|\bcpuUsage\(/.test(
    readFileSync(path, 'utf8'),
  ),
)
/** Those that only start processes or browsers share processes: loading the same modules in each took a fifth of their time. */
const SHARED = ISOLATED.filter((path) => !/'node:v8'|vi\.mock\(|\bcpuUsage\(/.test(readFileSync(path, 'utf8')))
/** Tests beside their sources: hundreds of small files, which together take a quarter of the time where they share modules. */
const UNITS = ['packages/*/src/**/*.test.{ts,tsx}']
/** Those that take longest, more than half of the time: they build sites, read hostile pages, or compare thousands of results. */
const LONG_UNITS = [
  'packages/cli/src/commands/completion/write-completion.test.ts',
  'packages/cli/src/commands/migrate.test.ts',
  'packages/cli/src/commands/report-schemas.test.ts',
  'packages/cli/src/config/load-config.test.ts',
  'packages/cli/src/config/module/load-bundle.test.ts',
  'packages/cli/src/config/reference/file-schemas.test.ts',
  'packages/cli/src/deploy/deploy-site.test.ts',
  'packages/cli/src/deploy/s3/s3-store.test.ts',
  'packages/cli/src/gates/stale/check-stale-gate.test.ts',
  'packages/cli/src/read/api/read-releases.test.ts',
  'packages/cli/src/read/git/read-git-history.test.ts',
  'packages/cli/src/session/build-site.test.ts',
  'packages/cli/src/session/bundle/barrel-plugin.test.ts',
  'packages/cli/src/session/fonts/prepare-fonts.test.ts',
  'packages/cli/src/session/mdx/site-modules-plugin.test.ts',
  'packages/cli/src/translations/translations.test.ts',
  'packages/cli/src/versions/cut-version.test.ts',
  'packages/cli/src/workers/types/open-type-check.test.ts',
  'packages/renderer/src/highlight/tokenize-code.test.ts',
  'packages/renderer/src/markdown/check/check-html-depth.test.ts',
  'packages/renderer/src/markdown/dialects/mkdocs/convert-mkdocs.test.ts',
  'packages/renderer/src/markdown/dialects/vitepress/convert-vitepress.test.ts',
  'packages/renderer/src/markdown/mdx/syntax/find-deep-jsx.test.ts',
  'packages/renderer/src/openapi/signature/signature-samples.test.ts',
  'packages/renderer/src/parse/parse-markdown.test.ts',
  'packages/renderer/src/search/language/rank-languages.test.ts',
  'packages/renderer/src/search/language/stem-english.test.ts',
  'packages/renderer/src/search/merge-pages.test.ts',
  'packages/renderer/src/search/page-card.test.ts',
  'packages/renderer/src/search/query/rank-documents.test.ts',
]
/** Those that change what all users of a module share: Prism's grammars, and functions of `node:fs`. */
const ALONE = [
  'packages/cli/src/deploy/folder/release-store.test.ts',
  'packages/renderer/src/highlight/load-grammar.test.ts',
]

/** Tests that take longest go first, or the last of them would have a core for itself. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ project }: TestSpecification): number =>
      ['isolated', 'processes', 'whole', 'units'].indexOf(project.name)
    return sorted.sort((a, b) => rank(a) - rank(b))
  }
}

/** Names the tests that passed only when they ran again, so that none of them goes unnoticed. */
class RetriedTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests('passed')])
    const retried = tests.filter((test) => test.diagnostic()?.flaky)
    if (retried.length === 0) return
    const names = retried.map((test) => `${test.module.relativeModuleId} > ${test.fullName}`)
    console.log(['', `Passed only on a second try (${names.length}):`, ...names].join('\n'))
  }
}

// React as docgen runs it: its development build records a stack trace per element.
process.env['NODE_ENV'] = 'production'

const MEMORY = '/dev/shm'
/** Enough for what tests write at the same time. */
const ENOUGH = 2 ** 31

// Tests write tens of thousands of small files: in memory, that takes a fraction of the processor time.
if (process.env['TMPDIR'] === undefined && existsSync(MEMORY) && freeBytes(MEMORY) > ENOUGH) {
  const folder = mkdtempSync(`${MEMORY}/docgen-tests-`)
  // As open as the system's temporary folder: some tests switch to another user.
  chmodSync(folder, 0o1777)
  process.env['TMPDIR'] = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  process.once('SIGTERM', () => process.exit(143))
}

// The projects share compiled modules. Later runs do not: a module that was only renamed would still be loaded by its
// former name.
const MODULES = join(tmpdir(), `docgen-modules-${process.pid}`)
process.once('exit', () => rmSync(MODULES, { recursive: true, force: true }))

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return /^(?:node_modules|dist|\..*)$/.test(entry.name) ? [] : listFiles(path)
  })
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

export default defineConfig({
  resolve: { conditions: ['@docgen/source'] },
  ssr: { resolve: { conditions: ['@docgen/source'] } },
  test: {
    experimental: { fsModuleCache: true, fsModuleCachePath: MODULES },
    // Half of the tests wait for processes and browsers: half as many workers again as cores keep all cores busy.
    // A number, since Vitest lowers a percentage above 100 to the number of cores.
    maxWorkers: Math.round(availableParallelism() * 1.5),
    // The assertions of remark, which tell its bugs from docgen's, are in its development build only.
    execArgv: ['--conditions=development'],
    // Limits for what hangs, not for what is slow: a busy machine takes ten times as long.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    // One second by default, which a page on a busy machine exceeds.
    expect: { poll: { timeout: 60_000 } },
    sequence: { sequencer: LongestFirst },
    reporters: [
      'default',
      new RetriedTests(),
      ...(report === undefined ? [] : [['json', { outputFile: report }] as ['json', object]]),
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: UNITS,
          exclude: [...EXCLUDED, ...LONG_UNITS, ...ALONE],
          isolate: false,
          setupFiles: ['./scripts/restore-working-folder.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ISOLATED,
          exclude: SHARED,
          globalSetup: ['./scripts/unpack-browser.mjs'],
          // Browsers and processes may fail for reasons of their own on a busy machine. A reporter names what ran again.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: SHARED,
          globalSetup: ['./scripts/unpack-browser.mjs'],
          isolate: false,
          retry: 1,
        },
      },
      // Tests of whole sites in this process: each would spend seconds on the same modules.
      { extends: true, test: { name: 'whole', include: [...TESTS, ...LONG_UNITS], exclude: ISOLATED, isolate: false } },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
})
