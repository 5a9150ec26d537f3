import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'

const ROOT = realpathSync(fileURLToPath(new URL('../../..', import.meta.url)))
const BINARY = join(ROOT, 'packages/cli/bin/docgen.js')
// A newer Node.js than the one that runs the tests.
const NODE = process.env['DOCGEN_TEST_NODE'] || process.execPath

/**
 * The permissions of a site: docgen bundles in a separate process, compiles with native code, and builds in
 * threads.
 */
const FLAGS = ['--permission', '--allow-addons', '--allow-worker', '--allow-child-process', '--no-warnings']

function majorOf(node: string): number {
  return Number(spawnSync(node, ['-p', 'process.versions.node.split(".")[0]'], { encoding: 'utf8' }).stdout)
}

it('reads the site and its packages and writes .docgen and the output, and nothing else', ({ skip }) => {
  skip(majorOf(NODE) < 22, 'Node 20 has no --permission; DOCGEN_TEST_NODE names a newer one')
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-permission-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const siteDir = join(folder, 'site')
  for (const own of ['docs', '.docgen', 'dist']) mkdirSync(join(siteDir, own), { recursive: true })
  writeFileSync(
    join(siteDir, 'site.config.ts'),
    "export default { title: 'T', url: 'https://a.example', docs: { routeBasePath: '/' } }\n",
  )
  writeFileSync(join(siteDir, 'docs/index.md'), '# Start\n')
  for (let page = 0; page < 60; page++) {
    writeFileSync(join(siteDir, `docs/page-${page}.mdx`), `# Page ${page}\n\n{1 + ${page}}\n`)
  }
  const run = (...grants: readonly string[]) =>
    spawnSync(NODE, [...FLAGS, ...grants, BINARY, 'build', siteDir, '--workers', '2'], { encoding: 'utf8' })
  const reads = [`--allow-fs-read=${siteDir}`, `--allow-fs-read=${ROOT}`]
  const writes = [`--allow-fs-write=${join(siteDir, '.docgen')}`, `--allow-fs-write=${join(siteDir, 'dist')}`]
  for (let round = 0; round < 2; round++) {
    const { status, stderr } = run(...reads, ...writes)
    expect(stderr).toBe('')
    expect(status).toBe(0)
  }
  // Proves that the permissions matter.
  const runWithoutOutput = () => run(...reads, ...writes.slice(0, 1))
  expect(runWithoutOutput().stderr).toBe('')
  writeFileSync(join(siteDir, 'docs/index.md'), '# Changed\n')
  const { status, stderr } = runWithoutOutput()
  expect(stderr).toMatch(/unwritable-output[\s\S]*Explain a code/)
  expect(status).toBe(1)
})
