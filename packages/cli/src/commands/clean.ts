import { resolve } from 'node:path'
import { cleanSite } from '../session/clean-site.js'
import { printDiagnostics } from '../terminal/print-diagnostics.js'
import { EXIT } from './exit-codes.js'
import { findMissingFolder } from './find-missing-folder.js'
import { openTerminal } from './open-terminal.js'
import type { VerbosityOptions } from './verbosity.js'

/** `docgen clean`: deletes the site's cache and output. */
export async function runClean(dir: string, options: VerbosityOptions): Promise<number> {
  const terminal = openTerminal(options)
  const siteDir = resolve(dir)
  const missing = findMissingFolder(siteDir)
  if (missing) {
    printDiagnostics([missing], siteDir, terminal)
    return EXIT.usage
  }
  const removed = await cleanSite({
    siteDir,
    onWait: (pid) => terminal.printError(`Waiting for another docgen command on this site to end (process ${pid}) …`),
  })
  terminal.print(removed.length === 0 ? 'Nothing to delete.' : `Deleted ${removed.join(' and ')}.`)
  return EXIT.success
}
