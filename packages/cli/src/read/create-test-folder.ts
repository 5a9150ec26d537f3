import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { writeTestFiles } from './write-test-files.js'

/** Writes files to a new folder that is removed when the test ends; for tests. Returns its absolute path. */
export function createTestFolder(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'docgen-read-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeTestFiles(folder, files)
  return folder
}
