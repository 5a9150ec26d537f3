import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import type { LoadedConfig } from './load-config.js'
import { readRegularFile } from './read-regular-file.js'
import { type KeyPath, locateKey } from './source/locate-key.js'
import { positionAt } from './source/position-at.js'

/** Finds the position of a config value, or of its key, in the config's sources; only the file if it is not found. */
export type LocateInConfig = (
  path: KeyPath,
  part?: 'key' | 'value',
) => Pick<Diagnostic, 'file' | 'line' | 'column' | 'length'>

/** Finds positions in the config's sources. Reads them lazily: most builds need no position. */
export function createConfigLocator(siteDir: string, { file, inputs }: LoadedConfig): LocateInConfig {
  let texts: ReadonlyMap<string, string> | undefined
  return (path, part = 'value') => {
    texts ??= new Map(inputs.map((input) => [input, readRegularFile(join(siteDir, input)).toString()]))
    const position = locateKey({ entry: file, texts }, path)
    const text = position && texts.get(position.file)
    if (!position || text === undefined) return { file }
    const { start, end } = position.isExact && part === 'value' ? position.value : position.key
    return { file: position.file, ...positionAt(text, start, end) }
  }
}
