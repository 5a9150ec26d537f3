import { existsSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createLineTable, type Diagnostic, type Outcome } from '@docgen/renderer/contract'
import { createFolder } from '../cache/create-folder.js'
import { readCode } from '../config/read-regular-file.js'
import { isInside, toSitePath } from '../config/site-path.js'
import { describeUnwritableFile } from '../emit/describe-write-error.js'
import { replaceFile } from '../emit/replace-file.js'
import { runGit } from '../read/git/run-git.js'
import { openSession } from '../session/live/open-session.js'
import { applyEdits } from './edit-list.js'
import { listMovedFiles } from './list-moved-files.js'
import { type MovePlan, planMoves } from './plan-moves.js'
import { listSiteLinks } from './site-links.js'

/** A file or folder to move. Paths are absolute. */
export interface MoveRequest {
  readonly siteDir: string
  readonly from: string
  readonly to: string
  /** Whether to change nothing. */
  readonly isDryRun: boolean
}

/** What a move has changed, or would change. Paths are relative to the site's folder; lines and columns 1-based. */
export interface MoveReport {
  readonly moves: readonly { readonly from: string; readonly to: string }[]
  readonly edits: readonly {
    readonly file: string
    readonly line: number
    readonly column: number
    readonly before: string
    readonly after: string
  }[]
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
  /** Links that have to be changed by hand. */
  readonly unfixable: readonly {
    readonly file: string
    readonly line: number
    readonly column: number
    readonly href: string
  }[]
}

/**
 * Moves a file or folder of a site, with everything that depends on its path. Changes nothing if it finds a problem
 * before its first write; if a write fails, earlier changes stay.
 */
export async function moveFiles({
  siteDir,
  from,
  to,
  isDryRun,
}: MoveRequest): Promise<Outcome<MoveReport | undefined>> {
  const problem = findObstacle(siteDir, from, to)
  if (problem) return { value: undefined, diagnostics: [problem] }
  const session = openSession({ siteDir, includesDrafts: true, now: () => performance.now() })
  try {
    const problems = await session.update({ paths: [], isStructural: true })
    const snapshot = session.snapshot()
    if (!snapshot || problems.length > 0) return { value: undefined, diagnostics: problems }
    await session.compileAll()
    const given = new Map(
      listMovedFiles(from, to).map(([before, after]) => [toSitePath(siteDir, before), toSitePath(siteDir, after)]),
    )
    const readText = (file: string): string => readCode(join(siteDir, file))
    const links = listSiteLinks(snapshot, session.findLinks)
    const plan = await planMoves(given, { site: snapshot.site, links, readText })
    const report = describePlan(plan, readText)
    const taken = [...plan.moves].find(([before, after]) => before !== after && existsSync(join(siteDir, after)))
    if (taken && !mayBeSameFile(taken)) return { value: undefined, diagnostics: [reportTaken(taken[1])] }
    return { value: report, diagnostics: isDryRun ? [] : await applyPlan(plan, siteDir, readText) }
  } finally {
    await session.close()
  }
}

/** Whether two paths are equal, or differ only in letter case: on some disks, they then name the same file. */
function mayBeSameFile([before, after]: readonly [string, string]): boolean {
  return before.toLowerCase() === after.toLowerCase()
}

function findObstacle(siteDir: string, from: string, to: string): Diagnostic | undefined {
  const [before, after] = [toSitePath(siteDir, from), toSitePath(siteDir, to)]
  if (!existsSync(from))
    return { code: 'unreadable-file', severity: 'error', message: `${before} does not exist`, hint: 'Correct the path' }
  if (existsSync(to) && !mayBeSameFile([before, after])) return reportTaken(after)
  if (isInside(from, to))
    return {
      code: 'unwritable-file',
      severity: 'error',
      message: `${after} is inside of ${before}`,
      hint: 'Name another folder',
    }
  if (isInside(siteDir, to)) return undefined
  return {
    code: 'unwritable-file',
    severity: 'error',
    message: `${after} is outside of the site's folder`,
    hint: 'Name a path in the same site',
  }
}

function reportTaken(path: string): Diagnostic {
  return {
    code: 'file-exists',
    severity: 'error',
    message: `${path} already exists`,
    hint: 'Name another path, or remove the file',
  }
}

function describePlan({ moves, edits, unfixable, routes }: MovePlan, readText: (file: string) => string): MoveReport {
  return {
    moves: [...moves].map(([from, to]) => ({ from, to })),
    edits: [...edits].flatMap(([file, list]) => {
      const text = readText(file)
      const lines = createLineTable(text)
      return list.map(({ start, end, text: after }) => {
        const line = lines.lineAt(start)
        return { file, line, column: start - lines.startOf(line) + 1, before: text.slice(start, end), after }
      })
    }),
    redirects: [...routes].map(([from, to]) => ({ from, to })),
    unfixable: unfixable.map(({ use: { file, line, column, href } }) => ({ file, line, column, href })),
  }
}

/** Writes all edits, then moves the files. Stops at the first one that it can't write, and returns the error. */
async function applyPlan(
  { moves, edits }: MovePlan,
  siteDir: string,
  readText: (file: string) => string,
): Promise<readonly Diagnostic[]> {
  for (const [file, list] of edits) {
    const problem = replaceFile(siteDir, file, applyEdits(readText(file), list))
    if (problem) return [problem]
  }
  for (const [from, to] of moves) {
    const [before, after] = [join(siteDir, from), join(siteDir, to)]
    try {
      createFolder(dirname(after))
      // Git moves only files that it tracks, and not every site is in a repository.
      const { status } = await runGit(siteDir, ['mv', '--', before, after])
      if (status !== 0) renameSync(before, after)
    } catch (error) {
      return [describeUnwritableFile(error, to)]
    }
  }
  return []
}
