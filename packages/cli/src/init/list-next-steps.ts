import { dirname, join } from 'node:path'
import { readJsonFile } from '../config/files/read-json-file.js'
import { isRecord } from '../config/is-record.js'
import { PACKAGE_COMMANDS, type PackageManager } from '../config/module/package-manager.js'
import { quoteFolder } from '../config/name-folder.js'
import { isFile } from '../config/read-regular-file.js'

/** Inputs of the next steps. */
export interface NextStepsInput {
  readonly installation: Installation
  readonly packageManager: PackageManager
  /** Path of the site from the current folder; `.` if they are the same. */
  readonly folder: string
}

/** The three commands from a new site's files to the site in a browser. */
export function listNextSteps({ installation, packageManager, folder }: NextStepsInput): readonly string[] {
  const { install, addDev, run, execute } = PACKAGE_COMMANDS[packageManager]
  const isHere = folder === '.'
  const quoted = quoteFolder(folder)
  if (installation === 'listed') {
    return ['dev', 'build', 'serve'].map((command) => `${execute} docgen ${command}${isHere ? '' : ` ${quoted}`}`)
  }
  const hasNewPackage = installation === 'none'
  const first = hasNewPackage ? install : `${addDev} @docgen/cli`
  const script = (name: string): string => (hasNewPackage ? `${run} ${name}` : `${execute} docgen ${name}`)
  return isHere ? [first, script('dev'), script('build')] : [`cd ${quoted}`, first, script('dev')]
}

/**
 * How docgen is installed in a folder: `listed` if its package.json or one above lists it, `other` if it has a
 * package.json that doesn't, `none` if it has no package.json.
 */
export type Installation = 'listed' | 'other' | 'none'

/** Finds how docgen is installed in a folder. */
export function findInstallation(folder: string): Installation {
  if (listsDocgen(folder)) return 'listed'
  return isFile(join(folder, 'package.json')) ? 'other' : 'none'
}

function listsDocgen(folder: string): boolean {
  const path = join(folder, 'package.json')
  if (isFile(path) && readDependencies(path).includes('@docgen/cli')) return true
  return dirname(folder) !== folder && listsDocgen(dirname(folder))
}

/** Names of the packages that a package.json lists; none if it cannot be read, which the package manager reports. */
function readDependencies(path: string): string[] {
  const manifest = readJsonFile(path)
  if (!isRecord(manifest)) return []
  const lists = [manifest['dependencies'], manifest['devDependencies']].filter(isRecord)
  return lists.flatMap((list) => Object.keys(list))
}
