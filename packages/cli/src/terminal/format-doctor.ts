import type { DoctorProblem, DoctorReport } from '../doctor/doctor-report.js'
import type { Colors } from './create-terminal.js'
import { formatBytes, formatCount } from './format-amounts.js'

/** Formats the report of `docgen doctor`: problems first, then one block to paste into an issue. */
export function formatDoctor(report: DoctorReport, colors: Colors): string {
  const problems = report.problems.flatMap((problem) => {
    const color = problem.severity === 'error' ? colors.red : colors.yellow
    return [`${color(problem.severity)} ${problem.part}  ${positionOf(problem)}${problem.message}`, `  ${problem.hint}`]
  })
  return [
    ...(problems.length === 0 ? [colors.green('No problems found.')] : problems),
    '',
    colors.dim('For an issue, copy the lines below. They contain no value of your config and no path of your machine.'),
    '',
    '```text',
    ...listFacts(report).map(([name, value]) => `${name.padEnd(10)}${value}`),
    '```',
  ].join('\n')
}

function positionOf({ code, file, line }: DoctorProblem): string {
  const position = line === undefined ? file : `${file}:${line}`
  return `${position === undefined ? '' : `${position} `}${code === undefined ? '' : `${code}: `}`
}

/** The facts for an issue. Of problems in the config, only the codes: a message can quote a value. */
function listFacts(report: DoctorReport): readonly (readonly [name: string, value: string])[] {
  const { environment, packages, config, cache, folders, git, ports, problems } = report
  const installed = packages.filter(({ version }) => version !== undefined)
  const missing = packages.filter(({ version, isOptional }) => version === undefined && !isOptional)
  return [
    ['docgen', `${environment.docgen} (${environment.build})`],
    ['node', `${environment.node}, ${environment.platform}, ${environment.release}`],
    ['machine', formatMachine(environment)],
    ['packages', installed.map(({ name, version }) => `${name} ${version}`).join(', ')],
    ...(missing.length > 0 ? [['missing', missing.map(({ name }) => name).join(', ')] as const] : []),
    ['config', formatConfig(config)],
    ['cache', formatCache(cache)],
    ['folders', folders.map(({ name, state }) => `${name} ${state}`).join(', ')],
    ['git', `${git.version ?? ''} ${git.state}, ${formatCount(git.changed, 'changed file')}`.trim()],
    ['ports', ports.map(({ port, isFree }) => `${port} ${isFree ? 'free' : 'in use'}`).join(', ')],
    ['problems', problems.map(({ part, code }) => code ?? part).join(', ') || 'none'],
  ]
}

function formatMachine({ memory, processors, isCi }: DoctorReport['environment']): string {
  return [`${memory} MB`, formatCount(processors, 'processor'), ...(isCi ? ['CI'] : [])].join(', ')
}

function formatConfig({ state, collections, locales, apis, plugins }: DoctorReport['config']): string {
  if (state !== 'valid') return state
  const counts = [
    formatCount(collections, 'folder'),
    formatCount(locales, 'language'),
    formatCount(apis, 'API'),
    formatCount(plugins, 'plugin'),
  ]
  return `${state}: ${counts.join(', ')}`
}

function formatCache({ state, format, entries, bytes, broken, checked }: DoctorReport['cache']): string {
  if (state === 'none') return `none (${format})`
  const facts = [formatCount(entries, 'value'), formatBytes(bytes), `${broken} of ${checked} broken`]
  return `${state}, ${format}: ${facts.join(', ')}`
}
