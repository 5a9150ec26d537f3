import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { hasText } from '../../config/write-if-changed.js'
import { describeUnwritableFile } from '../../emit/describe-write-error.js'
import { replaceFile } from '../../emit/replace-file.js'
import type { FileRewrite } from './content-rule.js'

/**
 * Converts files, one after the other. A kill at any moment leaves each file as it was or converted; a file with
 * another name can then exist under both. Returns why a file can't be written; `undefined` if all were.
 */
export function applyRewrites(siteDir: string, rewrites: readonly FileRewrite[]): Diagnostic | undefined {
  for (const { before, after } of rewrites) {
    const isDone = hasText(join(siteDir, after.path), after.text)
    const failure = isDone ? undefined : replaceFile(siteDir, after.path, after.text)
    if (failure) return failure
    if (after.path === before.path) continue
    try {
      rmSync(join(siteDir, before.path), { force: true })
    } catch (error) {
      return describeUnwritableFile(error, before.path)
    }
  }
  return undefined
}
