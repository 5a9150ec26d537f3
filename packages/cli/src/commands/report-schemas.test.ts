import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterEach, expect, it, vi } from 'vitest'
import { createTestServer } from '../cache/remote/create-test-server.js'
import { generateKeys } from '../cache/remote/signing.js'
import { writeTestOutput } from '../deploy/write-test-output.js'
import { createTestFolder } from '../read/create-test-folder.js'
import { createTestRepository } from '../read/git/create-test-repository.js'
import { readGit } from '../read/git/run-git.js'
import { writeTestFiles } from '../read/write-test-files.js'
import { createReportSchema, REPORT_SCHEMAS, type ReportSchemaName } from '../serve/report-schemas.js'
import { pushSite } from '../session/remote/exchange-site.js'
import { runBuild } from './build.js'
import { runCache } from './cache/run-cache.js'
import { runKeygen } from './cache/run-keygen.js'
import { captureOutput } from './capture-output.js'
import { runDeploy } from './deploy/deploy.js'
import type { DeployOptions } from './deploy/deploy-command.js'
import { runDoctor } from './doctor.js'
import { runExplain } from './explain.js'
import { runMigrate } from './migrate.js'
import { runMv } from './mv.js'
import { runNewLocale, runNewNote } from './new/run-new.js'
import { runNewPage } from './new/run-new-page.js'
import { runSearch } from './search.js'
import { runVersionCut, runVersionList } from './version.js'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const JSON_ONLY = { json: true }

function createSite(): string {
  return createTestFolder({
    'site.config.ts':
      "export default { title: 'Base', url: 'https://docs.example.com', openapi: [{ path: './api.yaml', routeBasePath: '/api' }] }\n",
    'docs/index.md': '# Start\n\n{{include "./part.md"}}\n\n[A](a.md)\n',
    'docs/a.md': '# A\n\n```md file="./_part.md"\n```\n',
    'docs/_part.md': 'Part\n',
    'api.yaml': `openapi: 3.1.0
info: { title: Pets, version: '1' }
paths: { /pets: { get: { operationId: listPets, responses: { '200': { description: OK } } } } }
`,
  })
}

/** Searches a site that it has built. The build prints to stderr alone. */
async function runBuiltSearch(siteDir: string): Promise<number> {
  await runBuild(siteDir, { quiet: true, cache: true, workers: 0 })
  return runSearch('start', siteDir, { ...JSON_ONLY, limit: 8 })
}

/** Uploads the pages of a site to a server, or downloads them in a clone. */
async function runRemoteCache(action: 'pull' | 'push'): Promise<number> {
  const server = await createTestServer()
  const { publicKey, privateKey } = generateKeys()
  const remote = `{ url: '${server.url}', slug: 'docs', publicKey: '${publicKey}' }`
  const origin = await createTestRepository({
    '.gitignore': '.docgen\ndist\n',
    'site.config.ts': `export default { title: 'Base', url: 'https://docs.example.com', cache: { remote: ${remote} } }\n`,
    'docs/index.md': '# Start\n',
  })
  vi.stubEnv('TURBO_TOKEN', 'secret')
  await runBuild(origin, { quiet: true, cache: true, workers: 0 })
  vi.stubEnv('DOCGEN_CACHE_KEY', privateKey)
  if (action === 'push') return runCache('push', origin, JSON_ONLY)
  const { value } = await pushSite({ siteDir: origin, includesDrafts: false }, process.env)
  expect(value?.packs).toBe(1)
  const clone = join(createTestFolder(), 'clone')
  await readGit(origin, ['clone', '-q', origin, clone])
  return runCache('pull', clone, JSON_ONLY)
}

/** Compares a page of another tool with a page of docgen. */
function runTestCompare(siteDir: string): Promise<number> {
  const createPage = (title: string): string =>
    `<!doctype html><html><head><title>${title}</title></head><body><main><h1>${title}</h1></main></body></html>`
  writeTestFiles(siteDir, { 'build/index.html': createPage('A'), 'dist/index.html': createPage('B') })
  return runMigrate('docusaurus', siteDir, { ...JSON_ONLY, report: 'report.md', compare: 'build' })
}

/** Deploys a page. */
function runTestDeploy(siteDir: string, target: string, options: Partial<DeployOptions> = {}): Promise<number> {
  writeTestOutput(join(siteDir, 'dist'), { 'index.html': '<h1>Base</h1>' })
  return runDeploy(target, siteDir, { ...JSON_ONLY, keep: 7, parallel: 4, ...options })
}

const RUNS: readonly (readonly [name: ReportSchemaName, run: (siteDir: string) => Promise<number>])[] = [
  ['build-report', (siteDir) => runBuild(siteDir, { ...JSON_ONLY, cache: true, workers: 0 })],
  ['cache-stats-report', (siteDir) => runCache('stats', siteDir, JSON_ONLY)],
  ['cache-prune-report', (siteDir) => runCache('prune', siteDir, JSON_ONLY)],
  ['cache-keygen-report', () => runKeygen(JSON_ONLY)],
  ['cache-push-report', () => runRemoteCache('push')],
  ['cache-pull-report', () => runRemoteCache('pull')],
  ['compare-report', runTestCompare],
  ['deploy-report', (siteDir) => runTestDeploy(siteDir, join(createTestFolder(), 'www'), { atomic: true })],
  ['deploy-report', (siteDir) => runTestDeploy(siteDir, createTestFolder(), { dryRun: true })],
  ['deploy-report', (siteDir) => runTestDeploy(siteDir, siteDir)],
  ['search-report', runBuiltSearch],
  [
    'migrate-report',
    (siteDir) => {
      writeFileSync(
        join(siteDir, 'docusaurus.config.js'),
        "module.exports = { title: 'Kit', url: 'https://kit.example', baseUrl: '/', customFields: { a: 1 } }\n",
      )
      return runMigrate('docusaurus', siteDir, { ...JSON_ONLY, report: 'report.md', dryRun: true })
    },
  ],
  ['doctor-report', (siteDir) => runDoctor(siteDir, JSON_ONLY, '1.0.0')],
  ['explain-report', (siteDir) => runExplain('/a', siteDir, JSON_ONLY)],
  ['explain-report', (siteDir) => runExplain('site.config.ts', siteDir, JSON_ONLY)],
  ['explain-report', (siteDir) => runExplain('invalid-config-syntax', siteDir, JSON_ONLY)],
  [
    'mv-report',
    (siteDir) => runMv(join(siteDir, 'docs/a.md'), join(siteDir, 'docs/d.md'), { ...JSON_ONLY, dryRun: true }),
  ],
  ['new-page-report', (siteDir) => runNewPage('B', siteDir, { ...JSON_ONLY, folder: 'c' })],
  ['new-version-report', (siteDir) => runVersionCut('1.0', siteDir, { ...JSON_ONLY, dryRun: true })],
  ['new-locale-report', (siteDir) => runNewLocale('de', siteDir, { ...JSON_ONLY, dryRun: true })],
  ['new-operation-note-report', (siteDir) => runNewNote('listPets', siteDir, JSON_ONLY)],
  ['version-list-report', (siteDir) => runVersionList(siteDir, JSON_ONLY)],
]

it.each(RUNS)('prints a report that %s describes, without another field', async (name, run) => {
  const { out } = captureOutput()
  await run(createSite())
  const report: unknown = JSON.parse(out())
  const validate = new Ajv2020({ strict: false }).compile(createReportSchema(name))
  expect(validate(report), JSON.stringify(validate.errors)).toBe(true)
  // Parsing removes fields that the schema does not have.
  expect(REPORT_SCHEMAS[name].schema.parse(report)).toEqual(report)
  const wrong = {
    kind: 7,
    isDryRun: 7,
    version: 'x',
    origin: 7,
    from: 7,
    packs: 'x',
    removed: 'x',
    publicKey: 7,
    score: 'x',
  }
  expect(validate({ ...Object(report), ...wrong })).toBe(false)
})

it('describes the same facts as the text form of explain', async () => {
  const siteDir = createSite()
  const { out } = captureOutput()
  await runExplain('/a', siteDir, JSON_ONLY)
  const report: { readonly key: string; readonly nextBuild: { readonly because: string } } = JSON.parse(out())
  const printed = out().length
  await runExplain('/a', siteDir, {})
  const text = out().slice(printed)
  expect([text.includes(report.key), text.includes(report.nextBuild.because)]).toEqual([true, true])
  expect(text).not.toContain(join(siteDir, 'docs'))
})
