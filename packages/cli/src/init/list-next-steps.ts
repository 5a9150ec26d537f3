import { PACKAGE_COMMANDS, type PackageManager } from '../config/module/package-manager.js'
import type { Installation } from './find-installation.js'

/** Inputs of the next steps. */
export interface NextStepsInput {
  readonly installation: Installation
  readonly packageManager: PackageManager
  /** Path of the site from the current folder; `.` if they are the same. */
  readonly folder: string
}

/** The three commands from a new site's files to the site in a browser. */
export function listNextSteps({ installation, packageManager, folder }: NextStepsInput): readonly string[] {
  const { install, addDocgen, run, execute } = PACKAGE_COMMANDS[packageManager]
  const isHere = folder === '.'
  const quoted = /^[\w./-]+$/.test(folder) ? folder : JSON.stringify(folder)
  if (installation === 'listed') {
    return ['dev', 'build', 'serve'].map((command) => `${execute} docgen ${command}${isHere ? '' : ` ${quoted}`}`)
  }
  const isOwn = installation === 'none'
  const first = isOwn ? install : addDocgen
  const script = (name: string): string => (isOwn ? `${run} ${name}` : `${execute} docgen ${name}`)
  return isHere ? [first, script('dev'), script('build')] : [`cd ${quoted}`, first, script('dev')]
}
