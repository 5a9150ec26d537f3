import { resolve } from 'node:path'
import { cleanSite } from '../session/clean-site.js'
import { EXIT } from './exit-codes.js'
import type { LoudnessOptions } from './loudness.js'
import { openTerminal } from './open-terminal.js'

/** `docgen clean`: deletes the site's cache and output. */
export async function runClean(dir: string, options: LoudnessOptions): Promise<number> {
  const terminal = openTerminal(options)
  const removed = cleanSite(resolve(dir))
  terminal.say(removed.length === 0 ? 'There was nothing to delete.' : `Deleted ${removed.join(' and ')}.`)
  return EXIT.fine
}
