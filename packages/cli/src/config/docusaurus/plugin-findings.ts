import { sep } from 'node:path'
import { readReason } from '@docgen/renderer/contract'
import type { PluginFinding } from '../plugin.js'
import { adviseOnFailure, type PluginFailure } from './open-plugins.js'

interface LocatedFailure extends PluginFailure {
  readonly siteDir: string
  /** The part of the method that failed, such as "the hook beforeRun of its webpack plugin Prebuild". */
  readonly part?: string
}

/** The warning about a plugin that could not be created, or one of whose methods or webpack plugins failed. */
export function describeFailure({ use: { name }, method, part, error, siteDir }: LocatedFailure): PluginFinding {
  const [line = ''] = readReason(error).split('\n')
  const reason = line.replaceAll(`${siteDir}${sep}`, '')
  const hint = part === undefined ? adviseOnFailure(method, line) : WRITES_FILES
  const what = method === undefined ? 'it could not be created' : `${part ?? `its ${method}`} threw`
  return { severity: 'warning', message: `the Docusaurus plugin ${name}: ${what}: ${reason}`, hint }
}

const WRITES_FILES =
  'If it writes files that pages import, run npx docusaurus build once and keep them, or write them by a script'
