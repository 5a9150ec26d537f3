import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { hasText } from '../../config/write-if-changed.js'
import type { ContentRule, FileRewrite } from './content-rule.js'
import { type ChangedFile, listChangedFiles } from './list-changed-files.js'
import { rewriteFile } from './rewrite-files.js'

/** The site, and what may change. */
export interface RewriteRequest {
  readonly siteDir: string
  readonly rules: readonly ContentRule[]
  /** What the rules would change. */
  readonly rewrites: readonly FileRewrite[]
  /** Whether to convert files with uncommitted changes. */
  readonly isForced: boolean
  /** Files that the migration writes, relative to the site's folder. */
  readonly created: readonly string[]
}

/**
 * Plans the conversion of the content. Without `--force`, it needs a Git repository without other changes, so that
 * everything can be undone. Changes that an interrupted run has made do not count.
 */
export async function planRewrites(request: RewriteRequest): Promise<Outcome<readonly FileRewrite[] | undefined>> {
  const { siteDir, rules, rewrites, isForced, created } = request
  const taken = rewrites.find(
    ({ before, after }, index) =>
      before.path !== after.path &&
      ((existsSync(join(siteDir, after.path)) && !hasText(join(siteDir, after.path), after.text)) ||
        rewrites.findIndex((other) => other.after.path === after.path) < index),
  )
  if (taken)
    return refuse({
      code: 'file-exists',
      file: taken.after.path,
      message: `${taken.before.path} would become this file, which already exists`,
      hint: 'Rename one of the two files',
    })
  if (isForced) return { value: rewrites, diagnostics: [] }
  const changed = await listChangedFiles(siteDir)
  if (!changed) {
    // Nothing has to be undone.
    if (rewrites.length === 0) return { value: rewrites, diagnostics: [] }
    return refuse({
      ...UNCOMMITTED,
      message: 'no Git repository contains this folder, so you could not undo changes',
    })
  }
  const own = listOwnChanges(siteDir, changed, rules)
  const planned = new Set(rewrites.flatMap(({ before, after }) => (before.path === after.path ? [] : [after.path])))
  const [first] = changed.filter(({ path }) => !created.includes(path) && !own.has(path) && !planned.has(path))
  if (!first) return { value: rewrites, diagnostics: [] }
  return refuse({ ...UNCOMMITTED, file: first.path, message: 'this file has uncommitted changes' })
}

/** Paths of files that an earlier run has converted: its result for the text of the last commit. */
function listOwnChanges(
  siteDir: string,
  changed: readonly ChangedFile[],
  rules: readonly ContentRule[],
): ReadonlySet<string> {
  const own = new Set<string>()
  for (const { path, isDeleted, committed } of changed) {
    const rewrite = committed === undefined ? undefined : rewriteFile({ path, text: committed }, rules)
    if (!rewrite || isDeleted !== (rewrite.after.path !== path)) continue
    if (!hasText(join(siteDir, rewrite.after.path), rewrite.after.text)) continue
    own.add(path).add(rewrite.after.path)
  }
  return own
}

const UNCOMMITTED = {
  code: 'uncommitted-changes',
  hint: 'Commit your work first, so that you can review and undo what --write changes; or add --force',
} as const

function refuse(problem: Omit<Diagnostic, 'severity'>): Outcome<undefined> {
  return { value: undefined, diagnostics: [{ severity: 'error', ...problem }] }
}
