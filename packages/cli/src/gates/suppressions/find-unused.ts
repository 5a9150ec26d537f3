import type { Diagnostic, DiagnosticTopics } from '@docgen/renderer/contract'
import type { GateName, GateResult } from '../gate.js'
import type { Suppressions } from './suppress-findings.js'

/** Topics of diagnostics that a build reports. */
const OF_BUILDS: readonly string[] = [
  'Links, images and routes',
  'Redirects',
  'Markdown',
  'MDX and components',
  'Configuration, theme and plugins',
  'Blog',
  'API descriptions',
]

/** Codes of gates that need no base, browser, network or other program to find all. */
const OF_GATES: Partial<Record<GateName, readonly string[]>> = {
  weight: ['over-budget'],
  a11y: ['a11y-name', 'a11y-heading', 'a11y-landmark', 'a11y-alt', 'a11y-table', 'a11y-link-text', 'a11y-language'],
  api: ['invalid-operation-example', 'unknown-operation'],
  prose: ['doubled-word', 'unbalanced-quotes', 'wrong-term'],
  agents: ['agents-list', 'agents-page'],
  search: ['search-result', 'search-quality'],
  translations: ['unused-translation', 'outdated-translation', 'too-few-translations'],
}

/**
 * Reports comments that ignore nothing. Only for codes whose gate ran on the whole site: an error of the build may hide
 * other findings.
 */
export function findUnused(
  { excuses, findUnused: find }: Pick<Suppressions, 'excuses' | 'findUnused'>,
  results: ReadonlyMap<GateName, GateResult>,
  catalog: DiagnosticTopics,
): readonly Diagnostic[] {
  const content = results.get('content')?.diagnostics ?? []
  if (content.some((each) => each.severity === 'error' && !excuses(each))) return []
  const hasRun = (name: GateName): boolean => {
    const result = results.get(name)
    return result !== undefined && result.skipped === undefined && result.undecided === undefined
  }
  const complete = new Set([
    ...OF_BUILDS.flatMap((topic) => Object.keys(catalog[topic] ?? {})),
    ...Object.entries(OF_GATES).flatMap(([name, codes]) => (hasRun(name as GateName) ? codes : [])),
  ])
  const findings = [...results.values()].flatMap(({ diagnostics }) => diagnostics)
  return find(findings, (code) => complete.has(code))
}
