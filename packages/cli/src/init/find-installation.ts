import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readJsonFile } from '../config/read-json-file.js'
import { isRecord } from '../config/schema/is-record.js'

/**
 * How a folder comes by docgen: `listed` when its package.json or one above names it, `other` when it has a
 * package.json that doesn't, `none` when it has no package.json of its own.
 */
export type Installation = 'listed' | 'other' | 'none'

/** Finds out how a folder comes by docgen. */
export function findInstallation(folder: string): Installation {
  if (listsDocgen(folder)) return 'listed'
  return existsSync(join(folder, 'package.json')) ? 'other' : 'none'
}

function listsDocgen(folder: string): boolean {
  const path = join(folder, 'package.json')
  if (existsSync(path) && readDependencies(path).includes('@docgen/cli')) return true
  return dirname(folder) !== folder && listsDocgen(dirname(folder))
}

/** A manifest that can't be read lists nothing: its package manager will say so. */
function readDependencies(path: string): string[] {
  const manifest = readJsonFile(path)
  if (!isRecord(manifest)) return []
  const lists = [manifest['dependencies'], manifest['devDependencies']].filter(isRecord)
  return lists.flatMap((list) => Object.keys(list))
}
