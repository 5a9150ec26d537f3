import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { createFolder } from '../../cache/create-folder.js'
import { describeFailure, hasText, replaceFile } from '../write/replace-file.js'
import type { FileRewrite } from './content-rule.js'

/**
 * Converts files, one after the other. A kill at any moment leaves each file as it was or converted; a file with
 * another name can then exist under both. Returns why a file can't be written; `undefined` if all were.
 */
export function applyRewrites(siteDir: string, rewrites: readonly FileRewrite[]): Diagnostic | undefined {
  for (const { before, after } of rewrites) {
    if (!hasText(siteDir, after.path, after.text)) {
      const failure = createParent(siteDir, after.path) ?? replaceFile(siteDir, after.path, after.text)
      if (failure) return failure
    }
    if (after.path === before.path) continue
    try {
      rmSync(join(siteDir, before.path), { force: true })
    } catch (error) {
      return describeFailure(before.path, error)
    }
  }
  return undefined
}

function createParent(siteDir: string, path: string): Diagnostic | undefined {
  try {
    createFolder(dirname(join(siteDir, path)))
    return undefined
  } catch (error) {
    return describeFailure(path, error)
  }
}
