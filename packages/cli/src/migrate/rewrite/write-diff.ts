import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createFolder } from '../../cache/create-folder.js'
import { runGit } from '../../read/git/run-git.js'
import type { FileRewrite, SiteFile } from './content-rule.js'

/**
 * The changes of files as a unified diff that `git apply` accepts; `undefined` if Git cannot be started. Nothing of
 * the site is written.
 */
export async function writeDiff(rewrites: readonly FileRewrite[]): Promise<string | undefined> {
  if (rewrites.length === 0) return ''
  const folder = mkdtempSync(join(tmpdir(), 'docgen-diff-'))
  try {
    for (const { before, after } of rewrites) {
      put(join(folder, 'a'), before)
      put(join(folder, 'b'), after)
    }
    const options = ['--no-index', '--no-prefix', '--no-color', '--no-ext-diff', '--no-textconv', '--find-renames=20%']
    const { status, output } = await runGit(folder, ['diff', ...options, 'a', 'b'])
    // Lines of texts begin with a space or a sign.
    return status === 0 || status === 1 ? output.replace(/^(rename (?:from|to) "?)[ab]\//gm, '$1') : undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function put(folder: string, { path, text }: SiteFile): void {
  createFolder(dirname(join(folder, path)))
  writeFileSync(join(folder, path), text)
}
