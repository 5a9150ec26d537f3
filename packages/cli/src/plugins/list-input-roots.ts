import { posix } from 'node:path'
import type { PluginInputs } from '../config/plugin.js'

const WILDCARD = /[*?[{]|[@+!]\(/

/** The folders and files that a plugin's declared paths lead to, relative to the site's folder: what to watch for them. */
export function listInputRoots({ files = [] }: PluginInputs = {}): readonly string[] {
  return files.map((path) => (isPattern(path) ? folderOfPattern(path) : posix.normalize(path)))
}

/** Whether a declared path is a pattern and not the name of one file. */
export function isPattern(path: string): boolean {
  return WILDCARD.test(path)
}

/** The folder of a pattern in which no wildcard stands: `data/*.json` → `data`. */
export function folderOfPattern(pattern: string): string {
  const steps = posix.normalize(pattern).split('/')
  return steps.slice(0, steps.findIndex(isPattern)).join('/')
}
