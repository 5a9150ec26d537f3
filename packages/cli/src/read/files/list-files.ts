import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { isInside } from '../../config/site-path.js'
import { countRepositoryFolders } from '../git/count-repository-folders.js'
import { describeFileError } from './describe-file-error.js'

/** The folder to list. */
export interface ListRequest {
  /** Absolute path of the site's folder. */
  readonly siteDir: string
  /** The folder to list, relative to the site's folder. */
  readonly folder: string
  /** Whether to list dotfiles, such as `.nojekyll`. Only static folders contain dotfiles for the site. */
  readonly includesDotFiles: boolean
}

const ALWAYS_SKIPPED = new Set(['.DS_Store', '.git', '.hg', '.svn', 'node_modules', 'Thumbs.db'])

/**
 * Lists the files below a folder as paths relative to the site's folder, in code-unit order. Skips `node_modules`, data
 * of version control, temporary files of editors and, without `includesDotFiles`, dotfiles. Follows symbolic links that
 * stay inside the site's repository. A missing folder has no files.
 */
export function listFiles({ siteDir, folder, includesDotFiles }: ListRequest): Outcome<readonly string[]> {
  const walk: Walk = {
    siteDir,
    root: resolve(realpathSync(siteDir), '../'.repeat(countRepositoryFolders(siteDir))),
    includesDotFiles,
    files: [],
    diagnostics: [],
    followed: new Map(),
  }
  try {
    const target = realpathSync(join(siteDir, folder))
    // A folder that the config names outside the site (`../docs`) is intended.
    if (isInside(walk.root, target) || folder.startsWith('..')) listFolder(folder, [target], walk)
    else walk.diagnostics.push(reportLink(folder, POINTS_OUTSIDE, 'Move the folder itself into the site’s folder'))
  } catch (error) {
    if (!isMissing(error)) walk.diagnostics.push(reportUnreadable(folder, error))
  }
  // The default order of `sort` is by UTF-16 code units.
  return { value: walk.files.sort(), diagnostics: walk.diagnostics }
}

interface Walk {
  readonly siteDir: string
  /** Real path of the repository's root; without a repository, of the site's folder. */
  readonly root: string
  readonly includesDotFiles: boolean
  readonly files: string[]
  readonly diagnostics: Diagnostic[]
  /** Real path of a folder → number of links to it so far. */
  readonly followed: Map<string, number>
}

/**
 * Adds the files below `folder`. `ancestors` are the real paths of the folder and its parents, to detect cycles of
 * links.
 */
function listFolder(folder: string, ancestors: readonly string[], walk: Walk): void {
  for (const entry of readdirSync(join(walk.siteDir, folder), { withFileTypes: true })) {
    if (
      ALWAYS_SKIPPED.has(entry.name) ||
      isTemporaryFile(entry.name) ||
      (!walk.includesDotFiles && entry.name.startsWith('.'))
    )
      continue
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.name.includes('\ufffd')) {
      walk.diagnostics.push(reportInvalidName(path))
      continue
    }
    try {
      listEntry(entry, path, ancestors, walk)
    } catch (error) {
      walk.diagnostics.push(reportUnreadable(path, error))
    }
  }
}

function listEntry(entry: Dirent, path: string, ancestors: readonly string[], walk: Walk): void {
  if (entry.isFile()) walk.files.push(path)
  else if (entry.isDirectory()) openFolder(path, [...ancestors, join(ancestors.at(-1) ?? '', entry.name)], walk)
  else if (entry.isSymbolicLink()) followLink(path, ancestors, walk)
  else walk.diagnostics.push(reportSpecialFile(path))
}

function followLink(path: string, ancestors: readonly string[], walk: Walk): void {
  const target = resolveLink(join(walk.siteDir, path))
  if (target === undefined) {
    const link = reportLink(path, 'points to nothing', MISSING_TARGET)
    // Without its target, a page would be missing from the site.
    walk.diagnostics.push(/\.mdx?$/i.test(path) ? { ...link, severity: 'error' } : link)
    return
  }
  if (!isInside(walk.root, target)) {
    walk.diagnostics.push(reportLink(path, POINTS_OUTSIDE, 'Copy the file into the site’s folder'))
    return
  }
  const stat = statSync(target)
  if (stat.isFile()) walk.files.push(path)
  else if (!stat.isDirectory()) walk.diagnostics.push(reportSpecialFile(path))
  else if (ancestors.some((ancestor) => isInside(target, ancestor))) {
    walk.diagnostics.push(reportLink(path, 'points to a folder that contains it', 'Remove the link'))
  } else {
    const times = (walk.followed.get(target) ?? 0) + 1
    walk.followed.set(target, times)
    if (times <= MAX_LINKS) openFolder(path, [...ancestors, target], walk)
    else
      walk.diagnostics.push(
        reportLink(path, `is one of more than ${MAX_LINKS} that point to one folder`, 'Remove the link'),
      )
  }
}

// Links inside linked folders multiply with each level.
const MAX_LINKS = 16

const POINTS_OUTSIDE = 'points outside the site’s folder and repository'

const MISSING_TARGET =
  'Restore its target, or remove the link. If the target is in a Git submodule, run git submodule update --init'

function resolveLink(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

function openFolder(path: string, ancestors: readonly string[], walk: Walk): void {
  if (/\.mdx?$|(?:^|\/)_category_\.(?:json|ya?ml)$/i.test(path)) walk.diagnostics.push(reportFileLikeFolder(path))
  listFolder(path, ancestors, walk)
}

function reportLink(file: string, what: string, hint: string): Diagnostic {
  return {
    code: 'bad-symlink',
    severity: 'warning',
    file,
    message: `this symbolic link ${what} and is not followed`,
    hint,
  }
}

function reportFileLikeFolder(file: string): Diagnostic {
  return {
    code: 'file-like-folder',
    severity: 'warning',
    file,
    message: `this folder has the name of a ${/\.mdx?$/i.test(file) ? 'Markdown' : 'category'} file`,
    hint: 'Rename it, or replace it with a file',
  }
}

/**
 * Reports a name that is not valid UTF-8: Node.js replaces the invalid bytes, so it cannot open the file by this name.
 */
function reportInvalidName(file: string): Diagnostic {
  return {
    code: 'unreadable-file',
    severity: 'error',
    file,
    message: 'could not be read: its name is not valid UTF-8',
    hint: 'Rename it',
  }
}

/** Reports a pipe, a socket or a device. */
function reportSpecialFile(file: string): Diagnostic {
  const error = Object.assign(new Error(), { code: 'ENOTREG' })
  return { ...reportUnreadable(file, error), severity: 'warning', hint: 'Replace it with a file, or remove it' }
}

function reportUnreadable(file: string, error: unknown): Diagnostic {
  return { code: 'unreadable-file', severity: 'error', file, message: describeFileError(error) }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/**
 * Temporary files: locks and backups of Emacs, swap files of Vim, and files that docgen and the editors of GNOME, KDE and
 * JetBrains write and then rename.
 */
const TEMPORARY =
  /(?:^|[\\/])(?:\.#[^\\/]+|#[^\\/]+#|[^\\/]+\.[\w-]+~|\.[^\\/]+\.(?:sw[a-p]|swpx|kate-swp)|\.goutputstream-\w+|[^\\/]+___jb_(?:tmp|old)___|[^\\/]+\.docgen-partial)$/

/** Whether a path is the path of a temporary file of an editor or of docgen, which is never an input of a site. */
export function isTemporaryFile(path: string): boolean {
  return TEMPORARY.test(path)
}

/** Whether a path of a site is, or is below, a file or folder of a tool, such as `.git`, which is never an input. */
export function isToolFile(path: string): boolean {
  return path.split(/[\\/]/).some((name) => name === '.docgen' || ALWAYS_SKIPPED.has(name))
}
