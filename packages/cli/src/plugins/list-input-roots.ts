import { posix } from 'node:path'
import type { PluginInputs } from '../config/plugin.js'

const WILDCARD = /[*?[{]|[@+!]\(/

/** The folders and files to watch for a plugin's declared paths, relative to the site's folder. */
export function listInputRoots({ files = [] }: PluginInputs = {}): readonly string[] {
  return files.map((path) => (isPattern(path) ? folderOfPattern(path) : posix.normalize(path)))
}

/** Whether a declared path is a pattern rather than the name of one file. */
export function isPattern(path: string): boolean {
  return WILDCARD.test(path)
}

/** The longest folder of a pattern without wildcards: `data/*.json` → `data`. */
export function folderOfPattern(pattern: string): string {
  const steps = posix.normalize(pattern).split('/')
  return steps.slice(0, steps.findIndex(isPattern)).join('/')
}
