import type { Diagnostic, DiagnosticCode, DiagnosticTopics } from '@docgen/renderer/contract'
import type { GateName, GateResult } from '../gate.js'
import type { Suppressions } from './suppress-findings.js'

/** Gate → codes of which it finds everything, even without an earlier site, a browser, a network or another program. */
const CODES_BY_GATE: Partial<Record<GateName, readonly DiagnosticCode[]>> = {
  weight: ['over-budget'],
  a11y: ['a11y-name', 'a11y-heading', 'a11y-landmark', 'a11y-alt', 'a11y-table', 'a11y-link-text', 'a11y-language'],
  api: ['invalid-operation-example', 'unknown-operation'],
  prose: ['doubled-word', 'unbalanced-quotes', 'wrong-term'],
  agents: ['agents-list', 'agents-page'],
  search: ['search-result', 'search-quality'],
  translations: ['unused-translation', 'outdated-translation', 'too-few-translations'],
}

/** Codes that a check can miss, depending on its flags, on installed programs, and on other sites. */
const UNCERTAIN: readonly DiagnosticCode[] = [
  'a11y-axe',
  'a11y-contrast',
  'a11y-duplicate-id',
  'api-breaking-change',
  'api-change',
  'broken-code',
  'dead-link',
  'dead-link-anchor',
  'invalid-baseline',
  'invalid-link-state',
  'lost-anchor',
  'lost-route',
  'moved-link',
  'no-base',
  'no-browser',
  'no-manifest',
  'no-network',
  'page-growth',
  'prose',
  'stale-page',
  'suppression',
  'unchecked-link',
  'unmatched-covers',
]

/**
 * Reports comments that suppress nothing, for codes whose gate ran on the whole site. Reports no comments if the build
 * has errors, because errors can hide other findings.
 */
export function findUnused(
  { suppresses, findUnused: find }: Pick<Suppressions, 'suppresses' | 'findUnused'>,
  results: ReadonlyMap<GateName, GateResult>,
  catalog: DiagnosticTopics,
): readonly Diagnostic[] {
  const content = results.get('content')?.diagnostics ?? []
  if (content.some((each) => each.severity === 'error' && !suppresses(each))) return []
  const hasRun = (name: GateName): boolean => {
    const result = results.get(name)
    return result !== undefined && result.skipped === undefined && result.undecided === undefined
  }
  const uncertain = new Set<string>([
    ...UNCERTAIN,
    ...Object.entries(CODES_BY_GATE).flatMap(([name, codes]) => (hasRun(name as GateName) ? [] : codes)),
  ])
  const complete = new Set(
    Object.values(catalog)
      .flatMap((topic) => Object.keys(topic))
      .filter((code) => !uncertain.has(code)),
  )
  const findings = [...results.values()].flatMap(({ diagnostics }) => diagnostics)
  return find(findings, (code) => complete.has(code))
}
