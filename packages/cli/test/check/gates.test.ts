import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it, onTestFinished } from 'vitest'
import { shrinkBaseline } from '../../src/gates/baseline.js'
import { checkReportJsonSchema } from '../../src/gates/check-report-schema.js'
import type { GateName } from '../../src/gates/gate.js'
import { type CheckResult, runGates } from '../../src/gates/run-gates.js'
import { formatCheckJson } from '../../src/terminal/check/format-json.js'
import { readTree } from '../build-copy.js'
import { createCodeSite } from '../codes/code-case.js'
import { createBuildRequest } from './create-build-request.js'

const QUERIES = 'queries:\n  - query: zebra\n    page: /guide/setup\n'
const BROKEN = '# Page\n\nSee [there](./gone.md).\n\nAnd [here](/nowhere).\n'

it('finds what a build finds, without output, and reuses the cache', async () => {
  const { check, siteDir } = openSite({ 'docs/page.md': BROKEN })
  const { report, isMisused } = await check(['content'])
  expect(isMisused).toBe(false)
  expect(report.ok).toBe(false)
  expect(report.gates).toEqual([{ name: 'content', state: 'failed', errors: 1, warnings: 2, ignored: 0, known: 0 }])
  expect(report.findings.map(({ gate, code, file, line }) => [gate, code, file, line])).toContainEqual([
    'content',
    'broken-link',
    'docs/page.md',
    5,
  ])
  expect(existsSync(join(siteDir, 'dist'))).toBe(false)
  const before = readTree(join(siteDir, 'docs'))
  expect((await check(['content'])).report).toEqual(report)
  expect(readTree(join(siteDir, 'docs'))).toEqual(before)
})

it('runs the gates again only after a change', async () => {
  const { check, write, siteDir, stages } = openSite({ 'docs/page.md': BROKEN, 'search.tests.yml': QUERIES })
  const isRunAgain = async (): Promise<boolean> => {
    stages.length = 0
    await check([])
    return stages.includes('check')
  }
  const { report } = await check([])
  expect(await isRunAgain()).toBe(false)
  expect((await check([])).report).toEqual(report)
  write('search.tests.yml', QUERIES.replace('zebra', 'horse'))
  expect(await isRunAgain()).toBe(true)
  write('docs/page.md', '# Page\n\nClick [here](https://example.com) at the the end.\n')
  expect(await isRunAgain()).toBe(true)
  expect(await isRunAgain()).toBe(false)
  const { report: changed } = await check([])
  expect(changed.findings.map(({ gate }) => gate)).toEqual(expect.arrayContaining(['a11y', 'prose', 'search']))
  // Another selection has findings of its own.
  expect((await check(['prose'])).report.gates.map(({ name }) => name)).toEqual(['prose'])
  write('.vale.ini', '')
  expect(await isRunAgain()).toBe(true)
  expect(await isRunAgain()).toBe(true)
  expect(existsSync(join(siteDir, 'dist'))).toBe(false)
})

it('tests the search of a site that was never built', async () => {
  const { check } = openSite({ 'search.tests.yml': QUERIES })
  const { report } = await check(['search'])
  expect(report.gates).toMatchObject([{ name: 'search', state: 'failed', errors: 1, details: { mrr: 0 } }])
  expect(report.findings).toMatchObject([{ gate: 'search', code: 'search-result', file: 'search.tests.yml', line: 2 }])
})

it('runs every gate by default, and skips those that have nothing to check', async () => {
  const { report, isMisused } = await openSite({}).check([])
  expect(report.ok).toBe(true)
  expect(isMisused).toBe(false)
  expect(report.findings.map(({ code }) => code)).not.toContain('no-search-tests')
  expect(report.gates.map(({ name, state, reason }) => [name, state, reason])).toEqual([
    ['content', 'passed', undefined],
    ['routes', 'skipped', 'no --against'],
    ['weight', 'passed', undefined],
    ['a11y', 'passed', undefined],
    [
      'code',
      'skipped',
      'no code blocks to check: the site has no JSON or YAML, and checks.code.commands has no command for its other languages',
    ],
    ['api', 'skipped', 'the site has no API descriptions'],
    ['prose', 'passed', undefined],
    ['stale', 'skipped', 'no --since'],
    ['agents', 'skipped', 'llms.pages is off'],
    ['search', 'skipped', 'no search.tests.yml'],
    ['translations', 'skipped', 'the site has one language'],
  ])
})

it('fails if a gate that the command line names has nothing to check', async () => {
  const { isMisused, report } = await openSite({}).check(['search'])
  expect(isMisused).toBe(true)
  expect(report.findings).toMatchObject([{ code: 'no-search-tests' }])
})

it.each([
  ['throw', 3, 0],
  ['warn', 0, 3],
  ['log', 0, 0],
])('reports findings with the severity %s of the config', async (severity, errors, warnings) => {
  const { check } = openSite({ 'docs/page.md': BROKEN }, `checks: { content: { severity: '${severity}' } }`)
  expect((await check([])).report.gates[0]).toMatchObject({ name: 'content', errors, warnings })
})

it('runs a gate that the config turns off only if the command line names it', async () => {
  const { check } = openSite({ 'docs/page.md': BROKEN }, "checks: { content: { severity: 'ignore' } }")
  expect((await check([])).report.gates.map(({ name }) => name)).not.toContain('content')
  expect((await check(['content'])).report.gates[0]).toMatchObject({ name: 'content', errors: 1 })
})

it('reports an unusable config whatever the gate', async () => {
  const { check } = openSite({}, 'baseUrl: 7')
  const { isMisused, report } = await check(['translations'])
  expect(isMisused).toBe(true)
  expect(report.findings).toContainEqual(expect.objectContaining({ gate: 'content', code: 'invalid-config' }))
})

it('reports an error that two gates meet once', async () => {
  const { siteDir, remove } = createCodeSite({
    files: { 'docs/page.md': '---\nsidebar_position: first\n---\n\n# Page\n' },
    fields: "i18n: { defaultLocale: 'en', locales: ['en', 'de'] }",
  })
  onTestFinished(remove)
  const codes = async (named: readonly GateName[]) => {
    const { report } = await runGates({ named, build: createBuildRequest(siteDir), now: '2026-03-01T12:00:00.000Z' })
    return report.findings.filter(({ severity }) => severity === 'error').map(({ gate, code }) => `${gate} ${code}`)
  }
  expect(await codes(['content', 'translations'])).toEqual(['content invalid-front-matter'])
  expect(await codes(['translations'])).toEqual(['translations invalid-front-matter'])
})

it('gives findings fingerprints that survive a move to another line', async () => {
  const { check, write } = openSite({ 'docs/page.md': `${BROKEN}\nAgain [here](/nowhere).\n` })
  const first = (await check(['content'])).report.findings
  write('docs/page.md', `${BROKEN.replace('# Page\n', '# Page\n\nNew.\n')}\nAgain [here](/nowhere).\n`)
  const second = (await check(['content'])).report.findings
  expect(second.map(({ line }) => line)).not.toEqual(first.map(({ line }) => line))
  expect(second.map(({ fingerprint }) => fingerprint)).toEqual(first.map(({ fingerprint }) => fingerprint))
  expect(new Set(first.map(({ fingerprint }) => fingerprint)).size).toBe(first.length)
})

it('ignores what a comment suppresses, until it expires', async () => {
  const { check } = openSite({
    'docs/page.md': `# Page

<!-- docgen-ignore broken-link until 2026-03-01: written next month -->

And [here](/nowhere).

Not [here](/nowhere).

<!-- docgen-ignore broken-link until 2026-02-28: too late -->
Not [here](/nowhere).
`,
  })
  const { report } = await check(['content'])
  expect(report.gates).toMatchObject([{ state: 'failed', errors: 2, ignored: 1 }])
  const lines = report.findings.flatMap(({ code, file, line }) => (file === 'docs/page.md' ? [`${code} ${line}`] : []))
  expect(lines).toEqual(['broken-link 7', 'broken-link 10', 'suppression 9'])
})

it('ignores what comments in style sheets, rules of hosts and search tests suppress, until they expire', async () => {
  const ignore = (code: string): string => `docgen-ignore ${code} until 2026-03-01: known`
  const files = {
    'theme.css': `:root {\n  /* ${ignore('unknown-token')} */\n  --color-acent: #123;\n}\n`,
    'static/_redirects': `/a /page\n# ${ignore('duplicate-redirect')}\n/a /\n`,
    'search.tests.yml': QUERIES.replace('  - ', `  # ${ignore('search-result')}\n  - `),
    'docs/page.md': '# Page\n',
  }
  const { check, write } = openSite(files, "theme: { css: ['theme.css'] }")
  const count = async (): Promise<readonly string[]> =>
    (await check(['content', 'search'])).report.findings.flatMap(({ code, file }) =>
      file !== undefined && file in files ? [`${code} ${file}`] : [],
    )
  expect(await count()).toEqual([])
  for (const [path, text] of Object.entries(files)) write(path, text.replaceAll('2026-03-01', '2026-02-28'))
  expect((await count()).toSorted()).toEqual([
    'duplicate-redirect static/_redirects',
    'search-result search.tests.yml',
    'suppression search.tests.yml',
    'suppression static/_redirects',
    'suppression theme.css',
    'unknown-token theme.css',
  ])
})

it('reports only what is not in the baseline, which only shrinks', async () => {
  const { check, write } = openSite({ 'docs/page.md': BROKEN })
  const first = await check(['content'])
  const baseline = shrinkBaseline(undefined, first.report, first.allFindings)
  const fingerprints = new Set(baseline.findings.map(({ fingerprint }) => fingerprint))
  expect((await check(['content'], fingerprints)).report).toMatchObject({
    ok: true,
    findings: [],
    gates: [{ known: 3 }],
  })
  write('docs/page.md', '# Page\n\nSee [there](./gone.md).\n\nAnd [elsewhere](/other).\n')
  const second = await check(['content'], fingerprints)
  expect(second.report.findings).toMatchObject([{ code: 'broken-link', line: 5, message: 'no page at /other' }])
  const shrunk = shrinkBaseline(baseline, second.report, second.allFindings)
  expect(shrunk.findings.length).toBe(2)
  expect(baseline.findings).toEqual(expect.arrayContaining(shrunk.findings))
})

it('writes JSON as its published schema describes it (DOCGEN_UPDATE=1 regenerates the schema)', async () => {
  const file = fileURLToPath(new URL('../../../../docs/static/check-report.schema.json', import.meta.url))
  const schema = checkReportJsonSchema()
  if (process.env['DOCGEN_UPDATE'] === '1') writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(schema)))
  const { report } = await openSite({ 'docs/page.md': BROKEN, 'search.tests.yml': QUERIES }).check([])
  const json = JSON.parse(formatCheckJson(report, '.'))
  const validate = new Ajv2020().compile(schema)
  expect(validate(json), JSON.stringify(validate.errors)).toBe(true)
  expect(validate({ ...json, findings: [{ ...json.findings[0], line: 0 }] })).toBe(false)
})

interface CheckedCopy {
  readonly siteDir: string
  /** The stages that have run. */
  readonly stages: string[]
  readonly write: (path: string, text: string) => void
  readonly check: (named: readonly GateName[], baselineFingerprints?: ReadonlySet<string>) => Promise<CheckResult>
}

function openSite(files: Readonly<Record<string, string>>, fields?: string): CheckedCopy {
  const { siteDir, remove } = createCodeSite({ files, ...(fields !== undefined && { fields }) })
  onTestFinished(remove)
  const stages: string[] = []
  const build = {
    ...createBuildRequest(siteDir),
    onProgress: ({ stage }: { readonly stage: string }) => void stages.push(stage),
  }
  return {
    siteDir,
    stages,
    write: (path, text) => writeFileSync(join(siteDir, path), text),
    check: (named, baselineFingerprints) =>
      runGates({
        named,
        build,
        now: '2026-03-01T12:00:00.000Z',
        ...(baselineFingerprints && { baselineFingerprints }),
      }),
  }
}
