import { accessSync, constants, mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { createFolder } from '../../cache/create-folder.js'
import { explainDiskError } from '../../emit/describe-write-error.js'
import { listenForSignals } from '../../guard/interrupts.js'
import { endProcess } from '../../guard/reject-exits.js'
import { fromStart } from '../../guard/working-folder.js'
import { removeFolder } from '../../session/output/remove-folder.js'
import { EXIT } from '../exit-codes.js'

/**
 * Calls a function with an empty temporary folder, and then removes the folder. SIGINT (Ctrl-C) or SIGTERM ends the
 * process at once, after `onInterrupt`, which ends other processes and informs the user.
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

/** Creates the folder for the output of an export. Returns a diagnostic if docgen cannot write to `out`. */
export function prepareOutput(out: string, kind: 'file' | 'folder'): Diagnostic | undefined {
  const path = fromStart(out)
  const folder = kind === 'folder' ? path : dirname(path)
  const problem = (reason: string): Diagnostic => ({
    code: 'unwritable-output',
    severity: 'error',
    message: `${out} could not be written: ${reason}`,
    hint: `Use --out with ${kind === 'folder' ? 'a folder' : 'a file'} that docgen can write`,
  })
  try {
    createFolder(folder)
    const existing = kind === 'file' ? statSync(path, { throwIfNoEntry: false }) : undefined
    if (existing?.isDirectory()) return problem('it is a folder')
    accessSync(existing ? path : folder, constants.W_OK)
    return undefined
  } catch (error) {
    return problem(explainDiskError(error))
  }
}
