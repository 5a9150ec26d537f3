import { readJsonFile } from '../files/read-json-file.js'
import { isRecord } from '../is-record.js'

/** The version in a `package.json`; `undefined` without one. The path is absolute. */
export function readPackageVersion(manifest: string): string | undefined {
  const value = readJsonFile(manifest)
  const version = isRecord(value) ? value['version'] : undefined
  return typeof version === 'string' ? version : undefined
}
