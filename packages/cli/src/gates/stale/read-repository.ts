import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readRegularFile } from '../../config/read-regular-file.js'
import { readGit } from '../../read/git/run-git.js'

/** Where GitHub and GitLab look for the CODEOWNERS file, in this order. */
const OWNER_FILES = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS', '.gitlab/CODEOWNERS']

/** The Git repository of a site; paths are relative to its root, with `/` as separator. */
export interface Repository {
  /** Path of the site's folder with `/` at its end; empty if it is the root. */
  readonly prefix: string
  /** All files that Git does not ignore, committed or not. */
  readonly files: readonly string[]
  /** Files that differ from the last common commit of `HEAD` and the compared commit, including untracked files. */
  readonly changed: readonly string[]
  /** The text of the CODEOWNERS file; empty without one. */
  readonly codeOwners: string
}

/** Reads the files of a site's repository, and which of them have changed since a commit, committed or not. */
export async function readRepository(siteDir: string, commit: string): Promise<Repository> {
  const paths = await readGit(siteDir, ['rev-parse', '--show-toplevel', '--show-prefix'])
  const [root = '', prefix = ''] = paths.split('\n')
  // Without a common commit, as in a shallow clone, compare with the given commit itself.
  const start = await readGit(siteDir, ['merge-base', commit, 'HEAD']).catch(() => commit)
  const [tracked, untracked, diff] = await Promise.all([
    readGit(root, ['ls-files', '-z']),
    readGit(root, ['ls-files', '-z', '--others', '--exclude-standard']),
    readGit(root, ['diff', '--name-only', '--no-renames', '--no-ext-diff', '-z', start.trim()]),
  ])
  const added = splitPaths(untracked)
  const ownerFile = OWNER_FILES.map((path) => join(root, path)).find((path) => existsSync(path))
  return {
    prefix,
    files: [...splitPaths(tracked), ...added],
    changed: [...splitPaths(diff), ...added].sort(),
    codeOwners: ownerFile === undefined ? '' : readRegularFile(ownerFile).toString(),
  }
}

function splitPaths(output: string): readonly string[] {
  return output.split('\0').filter((path) => path !== '')
}
