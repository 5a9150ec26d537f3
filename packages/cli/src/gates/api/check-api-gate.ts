import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Diagnostic, Outcome, RelatedPosition } from '@docgen/renderer/contract'
import { checkVersion, loadComparison, withoutInternal } from '@docgen/renderer/openapi'
import type { Config } from '../../config/config.js'
import { toSitePath } from '../../config/site-path.js'
import { type ApiFile, siteRelative } from '../../read/api/api-file.js'
import { bundleApi } from '../../read/api/bundle-api.js'
import { createApiLocator } from '../../read/api/locate-in-api.js'
import { isCurrent } from '../../read/versions/version-files.js'
import type { Trial } from '../../session/trial.js'
import type { Base, GateInput, GateResult, ReportedChange } from '../gate.js'
import { checkGuideExamples } from './check-guide-examples.js'
import { describeChange } from './describe-change.js'
import { formatChangelog } from './format-changelog.js'

/** Compares API descriptions with their earlier versions, and validates JSON in guides that names an operation. */
export async function checkApiGate({ trial, base }: GateInput): Promise<GateResult> {
  const apis = listCurrentApis(trial)
  const { examples, diagnostics } = await checkGuideExamples(trial, apis)
  if (apis.length === 0 && diagnostics.length === 0)
    return { diagnostics: [], skipped: 'the site has no API descriptions' }
  if (!base) {
    if (examples > 0 || diagnostics.length > 0) return { diagnostics, details: { examples } }
    const message = 'the api gate needs the earlier descriptions'
    const hint = 'Add --since with a Git reference, or --base with a file'
    return { diagnostics: [{ code: 'no-base', severity: 'error', message, hint }], skipped: 'no --since or --base' }
  }
  const compared = await Promise.all(apis.map((api) => compareWithBase(api, { apis, base, config: trial.config })))
  const changes = compared.flatMap(({ value }) => value)
  const { rules } = trial.config.checks.api
  return {
    diagnostics: [
      ...diagnostics,
      ...compared.flatMap((each) => each.diagnostics),
      ...changes.flatMap((each) => judge(each, rules, (before) => relate(before, base, trial.siteDir))),
    ],
    details: {
      examples,
      changes,
      changelog: formatChangelog(changes.filter(({ rule }) => rules[rule]?.severity !== 'ignore')),
    },
  }
}

/** Lists the descriptions of the current version. If two docs folders show the same description, lists it once. */
function listCurrentApis({ apis }: Trial): readonly ApiFile[] {
  return [...new Map(apis.flatMap((api) => (isCurrent(api.version) ? [[api.path, api]] : []))).values()]
}

interface Comparison {
  readonly apis: readonly ApiFile[]
  readonly base: Base
  readonly config: Config
}

type Compared = Outcome<readonly ReportedChange[]>

async function compareWithBase(api: ApiFile, { apis, base, config }: Comparison): Promise<Compared> {
  const isOther = base.file !== undefined && apis.length > 1 && basename(api.path) !== basename(base.file)
  const [dir, path] =
    base.file === undefined ? [base.siteDir ?? '', api.path] : [dirname(base.file), basename(base.file)]
  // A new description has no earlier version.
  if (isOther || !existsSync(join(dir, path))) return { value: [], diagnostics: [] }
  const entry = config.openapi.find((each) => siteRelative(each.path) === api.path)
  const overlays = base.file === undefined ? (entry?.overlays.map(siteRelative) ?? []) : []
  const old = await bundleApi(dir, path, {
    origins: entry?.remoteRefs ?? [],
    apis: apis.map((each) => each.path),
    overlays: overlays.filter((each) => existsSync(join(dir, each))),
  })
  const problem = old.diagnostics.find(({ code }) => code === 'api-unreadable')?.message
  const document = old.value && withoutInternal(old.value.document)
  const reason = problem ?? (document && checkVersion(document)[0]?.message)
  if (reason !== undefined || !old.value || !document) {
    const message = `${path} at ${base.name} cannot be compared: ${reason ?? 'it cannot be read'}`
    // With --since, this is only information: a later commit may already have fixed the description.
    const severity = base.commit === undefined ? 'error' : 'info'
    return { value: [], diagnostics: [{ code: 'no-base', severity, file: api.path, message }] }
  }
  const now = withoutInternal(api.document)
  const [locateBefore, locateAfter] = [createApiLocator({ ...old.value, path }), createApiLocator(api)]
  const { compareDescriptions, compareTexts } = await loadComparison()
  const changes = [...compareDescriptions(document, now), ...compareTexts(document, now)]
  return {
    value: changes.map(({ kind, before, after, level, operations, subject, message }) => ({
      rule: kind,
      level,
      operations,
      ...(subject !== undefined && { subject }),
      message: subject === undefined ? message : `${subject} ${message}`,
      before: locateBefore(before),
      after: locateAfter(after),
    })),
    diagnostics: [],
  }
}

const SEVERITIES = { breaking: 'error', risky: 'warning', compatible: 'info', documentation: 'info' } as const
const CONFIGURED = { throw: 'error', warn: 'warning', log: 'info' } as const

function judge(
  change: ReportedChange,
  rules: Config['checks']['api']['rules'],
  relateBefore: (before: ReportedChange['before']) => readonly RelatedPosition[],
): readonly Diagnostic[] {
  const { rule, level, before, after } = change
  const configured = rules[rule]?.severity
  if (configured === 'ignore') return []
  // The config can ignore harmless changes, but not set their severity.
  const isHarmless = level === 'compatible' || level === 'documentation'
  const severity = configured === undefined || isHarmless ? SEVERITIES[level] : CONFIGURED[configured]
  return [
    {
      code: isHarmless ? 'api-change' : 'api-breaking-change',
      severity,
      ...after,
      message: describeChange(change),
      hint: `Rule ${rule}`,
      ...(!isHarmless && { related: relateBefore(before) }),
    },
  ]
}

/** The position before a change: in the earlier file, or in the file of the same name in the earlier site. */
function relate({ file = '', ...position }: ReportedChange['before'], base: Base, siteDir: string): RelatedPosition[] {
  if (base.file === undefined) return [{ file, ...position, message: `before, at ${base.name}` }]
  return [{ file: toSitePath(siteDir, join(dirname(base.file), file)), ...position, message: 'before' }]
}
