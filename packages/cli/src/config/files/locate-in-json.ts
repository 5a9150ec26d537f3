import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { readRegularFile } from '../read-regular-file.js'
import type { KeyPath } from '../source/locate-key.js'
import { positionAt } from '../source/position-at.js'
import { locateYamlKey } from '../yaml/locate-yaml-key.js'

/** Position of a value, or of its key, in a JSON file that has already been read. `file` is relative to the site's folder. */
export function locateInJson(
  siteDir: string,
  file: string,
  path: KeyPath,
  part: 'key' | 'value' = 'value',
): Pick<Diagnostic, 'file' | 'line' | 'column' | 'length'> {
  const text = readRegularFile(join(siteDir, file))
    .toString()
    .replace(/^\ufeff/, '')
  const { start, end } = locateYamlKey(text, path)[part]
  return { file, ...positionAt(text, start, end) }
}
