import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listenForSignals } from '../guard/interrupts.js'
import { endProcess } from '../guard/reject-exits.js'
import { removeFolder } from '../session/remove-folder.js'
import { EXIT } from './exit-codes.js'

/**
 * Runs with an empty temporary folder, and removes it. Ctrl-C ends the process at once; `onInterrupt` ends other
 * processes and tells the user.
 */
export async function withExportFolder(
  onInterrupt: () => void,
  run: (folder: string) => Promise<number>,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-export-'))
  const stop = listenForSignals(['SIGINT', 'SIGTERM'], () => {
    onInterrupt()
    removeFolder(folder)
    endProcess(EXIT.interrupted)
  })
  try {
    return await run(folder)
  } finally {
    stop()
    removeFolder(folder)
  }
}
