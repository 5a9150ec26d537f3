import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Diagnostic, type Outcome, readReason } from '@docgen/renderer/contract'
import { createFolder } from '../../cache/create-folder.js'
import { isProcessRunning } from '../../cache/take-lock.js'
import { fromStart } from '../../guard/working-folder.js'
import { readGit } from '../../read/git/run-git.js'
import { removeFolder } from '../../session/output/remove-folder.js'
import type { Base } from '../gate.js'

/** Each worktree of a check in the list that Git prints; the second group is the id of the process. */
const CHECK_WORKTREE = /^worktree (.*[/\\]\.docgen[/\\]base-(\d+))$/gm

/** The options of the command line that name an earlier site or description. */
export interface BaseRequest {
  /** Absolute path of the site's folder. */
  readonly siteDir: string
  /** A Git reference. */
  readonly since?: string | undefined
  /** Path of an API description, or of an older copy of the site's folder. */
  readonly base?: string | undefined
}

/** An opened base; `close` removes the folder that was created for it. */
export interface OpenedBase extends Base {
  readonly close: () => Promise<void>
}

/** Opens the base of a check; the value is undefined if the command line names none, or if it cannot be opened. */
export async function openBase({ siteDir, since, base }: BaseRequest): Promise<Outcome<OpenedBase | undefined>> {
  if (since !== undefined) return checkOut(siteDir, since)
  if (base === undefined) return { value: undefined, diagnostics: [] }
  const path = fromStart(base)
  if (!existsSync(path)) return refuse(`${base} does not exist`, 'Correct the path of --base')
  const location = statSync(path).isDirectory() ? { siteDir: path } : { file: path }
  return { value: { name: base, ...location, close: async () => {} }, diagnostics: [] }
}

/** Checks out a commit below `.docgen`, where its config finds the packages that the site has installed. */
async function checkOut(siteDir: string, since: string): Promise<Outcome<OpenedBase | undefined>> {
  const folder = join(siteDir, '.docgen', `base-${process.pid}`)
  const git = async (...args: readonly string[]): Promise<string> => (await readGit(siteDir, args)).trim()
  // Ctrl-C ends the process without `close`.
  const remove = (): void => removeFolder(folder)
  const close = async (): Promise<void> => {
    process.off('exit', remove)
    await git('worktree', 'remove', '--force', folder).catch(() => undefined)
    removeFolder(folder)
  }
  try {
    const prefix = await git('rev-parse', '--show-prefix')
    const commit = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${since}^{commit}`).catch(
      () => undefined,
    )
    if (commit === undefined)
      return refuse(
        `Git does not know ${JSON.stringify(since)}`,
        'Fetch it, for example with git fetch origin main, or correct the reference',
      )
    await close()
    createFolder(join(siteDir, '.docgen'))
    // Remove each worktree of a check that was killed.
    for (const [, path = '', pid] of (await git('worktree', 'list', '--porcelain')).matchAll(CHECK_WORKTREE))
      if (!isProcessRunning(Number(pid))) await git('worktree', 'remove', '--force', path).catch(() => undefined)
    process.on('exit', remove)
    await git('worktree', 'add', '--detach', '--force', folder, commit)
    return { value: { name: since, siteDir: join(folder, prefix), commit, close }, diagnostics: [] }
  } catch (error) {
    await close()
    const reason = readReason(error).replace(/^fatal: /, '')
    return refuse(`Git cannot check out ${JSON.stringify(since)}: ${reason}`, 'The site must be in a Git repository')
  }
}

function refuse(message: string, hint: string): Outcome<undefined> {
  const diagnostic: Diagnostic = { code: 'no-base', severity: 'error', message, hint }
  return { value: undefined, diagnostics: [diagnostic] }
}
