import { isTemporaryFile } from '../../read/files/list-files.js'
import { runGit } from '../../read/git/run-git.js'

/** A file that differs from the last commit. */
export interface ChangedFile {
  /** Relative to the site's folder. */
  readonly path: string
  readonly isDeleted: boolean
  /** Text in the last commit; `undefined` if it is not in it. */
  readonly committed: string | undefined
}

/** Lists the files of the site that differ from the last commit; `undefined` if no Git repository contains them. */
export async function listChangedFiles(siteDir: string): Promise<readonly ChangedFile[] | undefined> {
  const prefix = await runGit(siteDir, ['rev-parse', '--show-prefix'])
  if (prefix.status !== 0) return undefined
  const status = await runGit(siteDir, ['status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames', '.'])
  if (status.status !== 0) return undefined
  const root = prefix.output.replace(/\r?\n$/, '')
  const changed: ChangedFile[] = []
  for (const entry of status.output.split('\0')) {
    const [state, fullPath] = [entry.slice(0, 2), entry.slice(3)]
    const path = fullPath.slice(root.length)
    if (fullPath === '' || !fullPath.startsWith(root) || isOutput(state, path)) continue
    const shown = state === '??' ? undefined : await runGit(siteDir, ['show', `HEAD:./${path}`])
    const committed = shown?.status === 0 ? shown.output.replace(/^\ufeff/, '') : undefined
    changed.push({ path, isDeleted: state.includes('D'), committed })
  }
  return changed
}

/** Whether a file is never content: a new file of packages or builds, or one that an interrupted run has left. */
function isOutput(state: string, path: string): boolean {
  if (isTemporaryFile(path)) return true
  return (
    state === '??' &&
    /^(?:node_modules|dist|\.docgen|package(?:-lock)?\.json|pnpm-lock\.yaml|yarn\.lock)(?:\/|$)/.test(path)
  )
}
