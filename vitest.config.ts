import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Where `.ci/run` wants the results as JSON, to count them.
const report = process.env['DOCGEN_TEST_REPORT']

const TESTS = ['packages/**/*.test.{ts,tsx}', 'site/**/*.test.ts', 'docs/**/*.test.ts', 'bench/**/*.test.{ts,mjs}']
const EXCLUDED = ['**/node_modules/**', '**/dist/**']
/** Tests beside their sources: hundreds of small files, which together take a quarter of the time where they share modules. */
const UNITS = ['packages/*/src/**/*.test.{ts,tsx}']
/** Those that change what all users of a package share, here Prism's grammars. */
const ALONE = ['packages/renderer/src/highlight/load-grammar.test.ts']

/** Tests that start processes and browsers take longest: they go first, or the last of them would have a core for itself. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const starts = new Set(sorted.filter(({ moduleId }) => STARTER.test(readFileSync(moduleId, 'utf8'))))
    return [...starts, ...sorted.filter((file) => !starts.has(file))]
  }
}
const STARTER =
  /import [^;]*?'(?:[^']*(?:open-browser|open-world|open-live-world|launch-browser|run-docgen)\.js|node:child_process)'/

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

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

export default defineConfig({
  resolve: { conditions: ['@docgen/source'] },
  ssr: { resolve: { conditions: ['@docgen/source'] } },
  test: {
    // Half of the tests wait for processes and browsers: a core more than Vitest would take is not too many.
    maxWorkers: '100%',
    // The assertions of remark, which tell its bugs from docgen's, are in its development build only.
    execArgv: ['--conditions=development'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    sequence: { sequencer: LongestFirst },
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
    projects: [
      { extends: true, test: { name: 'units', include: UNITS, exclude: [...EXCLUDED, ...ALONE], isolate: false } },
      {
        extends: true,
        test: {
          name: 'whole',
          include: [...TESTS],
          exclude: [...EXCLUDED, ...UNITS],
          globalSetup: ['./scripts/unpack-browser.mjs'],
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
})
