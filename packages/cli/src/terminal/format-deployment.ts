import type { DeployResult } from '../deploy/deploy-site.js'
import { toVisible } from './create-terminal.js'
import { formatBytes, formatCount } from './format-amounts.js'

/** How to describe a deployment. */
export interface DeploymentView {
  readonly target: string
  readonly isDryRun: boolean
  /** How long old assets stay, in days. */
  readonly keptDays: number
}

/** Formats the result of a deployment: a line per file for a dry run, and a summary. */
export function formatDeployment(
  { uploaded, added, uploadedBytes, unchanged, removed, kept, release }: DeployResult,
  { target, isDryRun, keptDays }: DeploymentView,
): readonly string[] {
  if (uploaded.length === 0 && removed.length === 0)
    return [`${target} is up to date: ${formatCount(unchanged, 'file')} unchanged.`]
  const files = isDryRun
    ? [
        ...uploaded.map((file) => `${added.has(file) ? '+' : '~'} ${toVisible(file)}`),
        ...removed.map((file) => `- ${toVisible(file)}`),
      ]
    : []
  const counts = [
    `${formatCount(uploaded.length, 'file')} uploaded (${formatBytes(uploadedBytes)})`,
    `${unchanged === 0 ? 'none' : formatCount(unchanged, 'file').replace(/ files?$/, '')} unchanged`,
    ...(removed.length > 0 ? [`${formatCount(removed.length, 'file')} removed`] : []),
    ...(kept > 0 ? [`${formatCount(kept, 'old asset')} kept for ${formatCount(keptDays, 'day')}`] : []),
  ]
  const start = isDryRun
    ? `Dry run, nothing has changed. ${target} would get`
    : `Deployed to ${target}${release === undefined ? '' : ` as release ${release}`}`
  return [...files, `${start}: ${counts.join(', ')}.`]
}
