import { sep } from 'node:path'
import { readReason } from '@docgen/renderer/contract'
import { runGuarded } from '../../guard/start-watchdog.js'
import type { PluginFinding } from '../plugin.js'
import { adviseOnFailure, type OpenedPlugin, type PluginFailure } from './open-plugins.js'

interface LocatedFailure extends PluginFailure {
  readonly siteDir: string
  /** The part of the method that failed, such as "the hook beforeRun of its webpack plugin Prebuild". */
  readonly part?: string
}

/** The warning about a plugin that could not be created, or about a method or webpack plugin of it that failed. */
export function describeFailure({ use: { name }, method, part, error, siteDir }: LocatedFailure): PluginFinding {
  const [line = ''] = readReason(error).split('\n')
  const reason = line.replaceAll(`${siteDir}${sep}`, '')
  const hint = part === undefined ? adviseOnFailure(method, line) : WRITES_FILES
  const problem = method === undefined ? 'it could not be created' : `${part ?? `its ${method}`} threw`
  return { severity: 'warning', message: `the Docusaurus plugin ${name}: ${problem}: ${reason}`, hint }
}

const WRITES_FILES =
  'If it writes files that pages import, run npx docusaurus build once and keep them, or create them with a script'

/** Creates a function that calls a method of a plugin, if the plugin has it. An error becomes a finding. */
export function createCaller(siteDir: string, findings: PluginFinding[]) {
  return async ({ use, methods }: OpenedPlugin, method: string, ...given: readonly unknown[]): Promise<unknown> => {
    const run = methods[method]
    if (!run) return undefined
    try {
      return await runGuarded(`${method} of the Docusaurus plugin ${use.name}`, async () => run(...given))
    } catch (error) {
      findings.push(describeFailure({ use, method, error, siteDir }))
      return undefined
    }
  }
}
