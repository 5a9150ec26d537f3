import { type CheckReport, GATE_NAMES, type GateName, type GateReport, type PageChanges } from '../../gates/gate.js'
import { GATES } from '../../gates/gates.js'
import type { Colors, Terminal } from '../create-terminal.js'
import { formatCount } from '../format-amounts.js'
import { countUntranslated, formatTranslations } from '../format-translations.js'
import { describeSearch } from './format-search.js'
import { describeWeights } from './format-weights.js'

/** Lists all gates with their summaries. `enabled` are the gates that run if the command line names none. */
export function formatGateList(enabled: ReadonlySet<GateName>, colors: Colors): string {
  return GATE_NAMES.map((name) => {
    const state = enabled.has(name) ? colors.green('on ') : colors.dim('off')
    return `${state} ${colors.bold(name.padEnd(12))} ${GATES[name].summary}`
  }).join('\n')
}

/**
 * Formats a line per gate, then the changed pages. The details of a gate follow its line if it is the only gate, or if
 * the terminal is verbose.
 */
export function formatCheckSummary({ gates, changes }: CheckReport, { colors, verbosity }: Terminal): string {
  const hasDetails = gates.length === 1 || verbosity === 'verbose'
  const lines = gates.flatMap((gate) => [formatGate(gate, colors), ...(hasDetails ? formatDetails(gate, colors) : [])])
  return [...lines, ...(changes ? describePages(changes, verbosity === 'verbose') : [])].join('\n')
}

/** Maximum number of pages that a report lists unless the terminal is verbose. */
const MAX_PAGES = 20

function describePages({ since, changed }: PageChanges, isVerbose: boolean): readonly string[] {
  const shown = isVerbose ? changed : changed.slice(0, MAX_PAGES)
  const rest = changed.length - shown.length
  return [
    `${formatCount(changed.length, 'page')} changed since ${since}${changed.length > 0 ? ':' : '.'}`,
    ...shown.map(({ state, route }) => `  ${state.padEnd(8)} ${route}`),
    ...(rest > 0 ? [`  … and ${rest} more: add --verbose`] : []),
  ]
}

function formatGate(gate: GateReport, colors: Colors): string {
  const { name, state, reason, errors, warnings, known, ignored, fixed } = gate
  const sign = {
    passed: colors.green('✓'),
    failed: colors.red('✗'),
    skipped: colors.dim('–'),
    undecided: colors.yellow('?'),
  }[state]
  const counts = [
    errors > 0 && colors.red(formatCount(errors, 'error')),
    warnings > 0 && colors.yellow(formatCount(warnings, 'warning')),
  ].filter(Boolean)
  const result = counts.length > 0 ? counts.join(', ') : state === 'passed' ? describePassed(gate) : ''
  const hidden = [
    fixed !== undefined && `${fixed} fixed`,
    known > 0 && `${known} in the baseline`,
    ignored > 0 && `${ignored} ignored`,
  ]
    .filter(Boolean)
    .join(', ')
  const words = [result, hidden, reason === undefined ? '' : `${state}: ${reason}`].filter(Boolean).join('; ')
  return `${sign} ${colors.bold(name.padEnd(12))} ${words}`
}

/** Describes the result of a passed gate without errors or warnings. */
export function describePassed({ details }: Pick<GateReport, 'details'>): string {
  const untranslated = details && 'languages' in details ? countUntranslated(details.languages) : undefined
  return untranslated ?? 'no problems'
}

function formatDetails({ details }: GateReport, colors: Colors): readonly string[] {
  if (!details) return []
  if ('languages' in details) return details.languages.map((each) => formatTranslations(each, colors))
  if ('links' in details)
    return [
      `  ${formatCount(details.links, 'URL')}: ${details.fine} work, ${details.broken} broken, ${details.unknown} unknown, ${details.refused} private.`,
    ]
  if ('published' in details)
    return [
      `  ${details.lost} of ${formatCount(details.published, 'published URL')} and ${formatCount(details.lostAnchors, 'anchor')} lost.`,
    ]
  if ('blocks' in details)
    return [`  ${formatCount(details.blocks, 'code block')}, ${details.excused} skipped with no-check.`]
  if ('weights' in details) return describeWeights(details)
  if ('sampled' in details) return [`  ${formatCount(details.sampled, 'page')} checked in a browser.`]
  if ('covering' in details) return [`  ${formatCount(details.covering, 'page')} with covers in the front matter.`]
  if ('examples' in details)
    return [
      ...(details.examples > 0 ? [`  ${formatCount(details.examples, 'example')} of operations in guides.`] : []),
      ...('changelog' in details ? describeChanges(details.changelog) : []),
    ]
  return describeSearch(details)
}

function describeChanges(changelog: string): readonly string[] {
  if (changelog === '') return ['  No changes.']
  return changelog.split('\n').map((line) => (line === '' ? '' : `  ${line}`))
}
