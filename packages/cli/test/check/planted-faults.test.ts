import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { openBase } from '../../src/gates/base/open-base.js'
import { type CheckReport, type Finding, GATE_NAMES } from '../../src/gates/gate.js'
import { runGates } from '../../src/gates/run-gates.js'
import { formatCheck, type OutputFormat } from '../../src/terminal/check-format.js'
import { createTerminal } from '../../src/terminal/create-terminal.js'
import { printDiagnostics } from '../../src/terminal/print-diagnostics.js'
import { createBuildRequest } from './create-build-request.js'
import { createPlantedSite } from './planted-site.js'

/** Every fault of `test/planted` with gate, severity, code, file, line, column and message. */
const FAULTS = fileURLToPath(new URL('../planted/faults.txt', import.meta.url))

let report: CheckReport
let siteDir: string
const closers: (() => void)[] = []

beforeAll(async () => {
  const site = await createPlantedSite((close) => closers.push(close))
  siteDir = site.siteDir
  const { value: base } = await openBase({ siteDir, since: 'HEAD' })
  const result = await runGates({
    named: GATE_NAMES,
    build: createBuildRequest(siteDir),
    against: site.deployedDir,
    base,
    now: '2026-03-01T12:00:00.000Z',
  }).finally(base?.close)
  report = withoutPort(result.report, site.origin)
})

afterAll(() => {
  for (const close of closers) close()
})

it('finds every planted fault at its position, and nothing else (DOCGEN_UPDATE=1 rewrites the list)', () => {
  const lines = report.findings.map((finding) => `${describeFault(finding)}  ${finding.message}`)
  if (process.env['DOCGEN_UPDATE'] === '1') writeFileSync(FAULTS, `${lines.join('\n')}\n`)
  expect(lines).toEqual(readFileSync(FAULTS, 'utf8').trimEnd().split('\n'))
})

it('has at least 60 planted faults, and at least four for each gate', () => {
  expect(report.findings.length).toBeGreaterThanOrEqual(60)
  for (const name of GATE_NAMES)
    expect(report.findings.filter(({ gate }) => gate === name).length, name).toBeGreaterThanOrEqual(4)
})

describe('writes the same faults as', () => {
  it('pretty', () => {
    const printed: string[] = []
    const stream = { write: (text: string) => printed.push(text) }
    const environment = { NO_COLOR: '1' }
    const terminal = createTerminal({ stdout: stream, stderr: stream, environment, verbosity: 'verbose' })
    printDiagnostics(report.findings, siteDir, terminal)
    const heads = printed.join('').matchAll(/^(error|warning|info) ([a-z\d-]+)(?: {2}(\S+))?$/gm)
    expect([...heads].map(([, severity, code, at = '']) => [severity, code, at])).toEqual(
      report.findings.map((each) => [each.severity, each.code, positionOf(each)]),
    )
  })

  it('json, by its published schema', () => {
    const json = JSON.parse(format('json'))
    const schema = readJson('../../../../docs/static/check-report.schema.json')
    const validate = new Ajv2020().compile(schema)
    expect(validate(json), JSON.stringify(validate.errors)).toBe(true)
    expect(json.findings.map(describeFault)).toEqual(report.findings.map(describeFault))
  })

  it('sarif, by a schema of the part that docgen writes', () => {
    const log = JSON.parse(format('sarif'))
    const ajv = new Ajv()
    addFormats.default(ajv)
    const validate = ajv.compile(readJson('./sarif-subset.schema.json'))
    expect(validate(log), JSON.stringify(validate.errors)).toBe(true)
    const [{ results, tool }] = log.runs
    const found = results.map((result: SarifResult) => {
      const { artifactLocation, region } = result.locations?.[0]?.physicalLocation ?? {}
      const file = artifactLocation && decodeURIComponent(artifactLocation.uri)
      expect(tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId)
      const severity = result.level === 'note' ? 'info' : result.level
      const at = { file, line: region?.startLine, column: region?.startColumn }
      return describeFault({ gate: result.properties.gate, severity, code: result.ruleId, ...at })
    })
    expect(found).toEqual(report.findings.map(describeFault))
    const fixes = results.flatMap((result: SarifResult) => result.fixes ?? [])
    expect(fixes).toHaveLength(report.findings.filter(({ fix }) => fix).length)
  })

  it('junit, by a schema of the part that docgen writes', async () => {
    const xml = format('junit')
    const schema = readFileSync(fileURLToPath(new URL('./junit.xsd', import.meta.url)), 'utf8')
    const result = await validateXML({ xml: [{ fileName: 'junit.xml', contents: xml }], schema: [schema] })
    expect(result.errors).toEqual([])
    const cases = xml.matchAll(/<testcase classname="docgen\.(\w+)" name="([a-z\d-]+)(?: ([^"]*))?"><(failure|system)/g)
    // Warnings are failures in a gate that they alone fail.
    const failedByWarnings = report.gates.flatMap((gate) =>
      gate.state === 'failed' && gate.errors === 0 ? gate.name : [],
    )
    expect([...cases].map(([, gate, code, at = '', kind]) => [gate, code, at, kind === 'failure'])).toEqual(
      report.findings.map((each) => {
        const isFailure =
          each.severity === 'error' || (each.severity === 'warning' && failedByWarnings.includes(each.gate))
        return [each.gate, each.code, positionOf(each), isFailure]
      }),
    )
  })

  it('github', () => {
    const lines = format('github').trimEnd().split('\n')
    const found = lines.map((line) => {
      const [, command = '', fields = ''] = /^::(error|warning|notice) (.*?)::/.exec(line) ?? []
      const { file, line: at, col, title = '' } = Object.fromEntries(fields.split(',').map((each) => each.split('=')))
      const [gate = '', code] = title.split('%3A ')
      return [gate, command === 'notice' ? 'info' : command, code, [file, at, col].filter(Boolean).join(':')]
    })
    expect(found).toEqual(report.findings.map((each) => [each.gate, each.severity, each.code, positionOf(each)]))
  })

  it('gitlab', () => {
    const issues: readonly GitlabIssue[] = JSON.parse(format('gitlab'))
    const severities = { major: 'error', minor: 'warning', info: 'info' }
    expect(
      issues.map(({ check_name, severity, location }) => [
        severities[severity],
        check_name,
        location.path,
        location.lines.begin,
      ]),
    ).toEqual(report.findings.map(({ severity, code, file, line }) => [severity, code, file ?? '.', line ?? 1]))
    expect(new Set(issues.map(({ fingerprint }) => fingerprint)).size).toBe(issues.length)
  })

  it('markdown', () => {
    const rows = format('markdown').matchAll(
      /^\| (error|warning|info) \| (?:`([^`]*)`<br>)?.* \(`([a-z\d-]+)`\)(?:<br>.*)? \|$/gm,
    )
    const found = [...rows].map(([, severity, at = '', code]) => `${severity} ${code} ${at}`)
    // Each gate lists infos below its problems.
    expect(found.toSorted()).toEqual(
      report.findings
        .map((each) => `${each.severity} ${each.code} ${positionOf({ ...each, column: undefined })}`)
        .toSorted(),
    )
  })
})

interface SarifResult {
  readonly ruleId: string
  readonly ruleIndex: number
  readonly level: 'error' | 'warning' | 'note'
  readonly locations?: readonly {
    readonly physicalLocation: {
      readonly artifactLocation: { readonly uri: string }
      readonly region?: { readonly startLine: number; readonly startColumn?: number }
    }
  }[]
  readonly fixes?: readonly object[]
  readonly properties: Pick<Finding, 'gate'>
}

interface GitlabIssue {
  readonly check_name: string
  readonly fingerprint: string
  readonly severity: 'major' | 'minor' | 'info'
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } }
}

type Position = { readonly [K in 'file' | 'line' | 'column']?: Finding[K] | undefined }

function positionOf({ file, line, column }: Position): string {
  return [file, line, column].filter((part) => part !== undefined).join(':')
}

function describeFault(finding: Pick<Finding, 'gate' | 'severity'> & { readonly code: string } & Position): string {
  const { gate, severity, code } = finding
  return `${gate} ${severity} ${code} ${positionOf(finding) || '-'}`
}

function format(name: Exclude<OutputFormat['name'], 'pretty'>): string {
  const explanation = { meaning: 'It is planted.', fix: 'Remove it.', severity: 'error' } as const
  const explanations = new Map(report.findings.map(({ code }) => [code, explanation]))
  return formatCheck(name, { report, site: '.', version: '1.2.3', explanations })
}

function readJson(path: string): object {
  return JSON.parse(readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8'))
}

/** The port of the server changes with each run. */
function withoutPort(value: CheckReport, origin: string): CheckReport {
  return JSON.parse(JSON.stringify(value).replaceAll(origin, 'ORIGIN'))
}
