import type { ReportedChange } from '../gate.js'
import { describeChange } from './describe-change.js'

const TITLES = [
  ['breaking', 'Breaking'],
  ['risky', 'Can break some clients'],
  ['compatible', 'New and compatible'],
  ['documentation', 'Documentation'],
] as const

/** Changes of APIs as Markdown lists, one for each level; empty without changes. */
export function formatChangelog(
  changes: readonly Pick<ReportedChange, 'level' | 'subject' | 'operations' | 'message'>[],
): string {
  return TITLES.flatMap(([level, title]) => {
    const lines = changes.filter((change) => change.level === level).map((change) => `- ${describeChange(change)}`)
    return lines.length === 0 ? [] : [`**${title}**\n\n${[...new Set(lines)].join('\n')}\n`]
  }).join('\n')
}
