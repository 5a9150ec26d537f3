import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readJsonFile } from '../config/read-json-file.js'
import { isRecord } from '../config/schema/is-record.js'

/**
 * How docgen is installed in a folder: `listed` if its package.json or one above lists it, `other` if it has a
 * package.json that doesn't, `none` if it has no package.json.
 */
export type Installation = 'listed' | 'other' | 'none'

/** Finds how docgen is installed in a folder. */
export function findInstallation(folder: string): Installation {
  if (listsDocgen(folder)) return 'listed'
  return existsSync(join(folder, 'package.json')) ? 'other' : 'none'
}

function listsDocgen(folder: string): boolean {
  const path = join(folder, 'package.json')
  if (existsSync(path) && readDependencies(path).includes('@docgen/cli')) return true
  return dirname(folder) !== folder && listsDocgen(dirname(folder))
}

/** A manifest that cannot be read lists nothing: the package manager reports it. */
function readDependencies(path: string): string[] {
  const manifest = readJsonFile(path)
  if (!isRecord(manifest)) return []
  const lists = [manifest['dependencies'], manifest['devDependencies']].filter(isRecord)
  return lists.flatMap((list) => Object.keys(list))
}
