import { posix } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { hashBytes } from '../../cache/hash.js'
import { type Memo, NO_MEMO } from '../../cache/memo.js'
import type { Config } from '../../config/config.js'
import type { LastChange } from '../site-files.js'
import { runGit } from './run-git.js'

/** Last or first change of each file, by path relative to the site's folder. */
export type History = ReadonlyMap<string, LastChange>

/** The files to look up. */
export interface HistoryRequest {
  /** Absolute path of the site's folder. */
  readonly siteDir: string
  /** Files in code-unit order, relative to the site's folder. */
  readonly paths: readonly string[]
  readonly memo?: Memo
}

/** Reads the last change of each file. The walk through the log stops once every file is found. */
export function readLastChanges(request: HistoryRequest): Promise<Outcome<History>> {
  return readHistory(request, { name: 'last changes', read: readLog, shallow: SHALLOW })
}

/** Reads the last change and all authors of each file. The authors with the most changes come first. */
export function readContributors(request: HistoryRequest): Promise<Outcome<History>> {
  return readHistory(request, { name: 'contributors', read: readAuthors, shallow: SHALLOW })
}

/** Reads the first change of each file. */
export function readFirstChanges(request: HistoryRequest): Promise<Outcome<History>> {
  return readHistory(request, { name: 'first changes', read: readFirst, shallow: SHALLOW_POSTS })
}

/** A kind of lookup in the log. */
interface Lookup {
  /** Name of the lookup in the memo. */
  readonly name: string
  readonly read: (request: LogRequest) => Promise<LogRead>
  /** The warning for a shallow clone. */
  readonly shallow: Diagnostic
}

/**
 * Reads changes of files from the repository's log, or from the memo. Empty without a repository; skips files that were
 * never committed. Warns about a shallow clone.
 */
async function readHistory(
  { siteDir, paths, memo = NO_MEMO }: HistoryRequest,
  { name, read, shallow }: Lookup,
): Promise<Outcome<History>> {
  const state = await runGit(siteDir, ['rev-parse', 'HEAD', '--is-shallow-repository', '--show-prefix'])
  if (state.status !== 0) return { value: new Map(), diagnostics: explainFailure(state.problem) }
  const [head = '', isShallow, prefix = ''] = state.output.split('\n')
  const diagnostics = isShallow === 'true' ? [shallow] : []
  const key = hashBytes([head, siteDir, ...paths].join('\0'))
  const saved = memo.load<[string, LastChange][]>(name, key)
  if (saved) return { value: new Map(saved), diagnostics }
  const { history, problem } = await read({ siteDir, prefix, paths })
  // Do not cache an incomplete result.
  if (problem !== undefined) return { value: history, diagnostics: [...diagnostics, ...explainFailure(problem)] }
  memo.save(name, key, [...history])
  return { value: history, diagnostics }
}

/** The files to look up in the log. */
interface LogRequest extends Pick<HistoryRequest, 'siteDir' | 'paths'> {
  /** Path of the site's folder in the repository, with a slash at its end; empty if it is the repository's root. */
  readonly prefix: string
}

interface LogRead {
  readonly history: History
  readonly problem?: string
}

async function readAuthors(request: LogRequest): Promise<LogRead> {
  const requestedPaths = new Set(request.paths)
  const last = new Map<string, LastChange>()
  const counts = new Map<string, Map<string, number>>()
  const onChange: OnChange = (path, change) => {
    if (!requestedPaths.has(path)) return false
    if (!last.has(path)) last.set(path, change)
    const authors = counts.get(path) ?? new Map<string, number>()
    counts.set(path, authors.set(change.author, (authors.get(change.author) ?? 0) + 1))
    return false
  }
  const { status, problem } = await walkLog(request, onChange)
  const history = new Map([...last].map(([path, change]) => [path, { ...change, authors: rank(counts.get(path)) }]))
  return status === 0 ? { history } : { history, problem }
}

function rank(authors: ReadonlyMap<string, number> = new Map()): readonly string[] {
  // Git lists the newest change first: with equal counts, the most recent author comes first.
  return [...authors].sort(([, one], [, other]) => other - one).map(([name]) => name)
}

async function readFirst(request: LogRequest): Promise<LogRead> {
  const requestedPaths = new Set(request.paths)
  const history = new Map<string, LastChange>()
  const { status, problem } = await walkLog(request, (path, change) => {
    if (requestedPaths.has(path)) history.set(path, change)
    return false
  })
  return status === 0 ? { history } : { history, problem }
}

async function readLog(request: LogRequest): Promise<LogRead> {
  const missing = new Set(request.paths)
  const history = new Map<string, LastChange>()
  const onChange: OnChange = (path, change) => {
    if (missing.delete(path)) history.set(path, change)
    return missing.size === 0
  }
  if (missing.size === 0) return { history }
  const { status, problem } = await walkLog(request, onChange)
  // Once all files are found, Git is killed, which is no failure.
  return status === 0 || missing.size === 0 ? { history } : { history, problem }
}

// `-M` detects renames, whatever the user's Git config.
const LOG = ['--literal-pathspecs', 'log', '-z', '--no-show-signature', '--no-relative', '--name-status', '-M']

/**
 * Walks through the log. Passes each change to `onChange`, with its path relative to the site's folder, until it stops.
 */
function walkLog({ siteDir, prefix, paths }: LogRequest, onChange: OnChange): ReturnType<typeof runGit> {
  const toSitePath = (path: string): string =>
    path.startsWith(prefix) ? path.slice(prefix.length) : posix.relative(prefix, path)
  const onOutput = createGitLogParser((path, change) => onChange(toSitePath(path), change))
  // `%ct`: committer time in seconds; `%aN`: author's name, through the mailmap.
  return runGit(siteDir, [...LOG, '--format=%x01%ct %aN', '--', '.', ...listOutside(paths, prefix)], { onOutput })
}

/** Lists the folders with pages outside the site's folder, but inside the repository: Git rejects all other paths. */
function listOutside(paths: readonly string[], prefix: string): readonly string[] {
  const depth = prefix.split('/').length - 1
  const folders = paths.flatMap((path) => {
    const [up = ''] = /^(?:\.\.\/)+/.exec(path) ?? []
    return up !== '' && up.length / '../'.length <= depth ? up + path.slice(up.length).split('/', 1)[0] : []
  })
  return [...new Set(folders)]
}

/** Creates the warning for a history that cannot be read; none if there is no repository or no commit yet. */
function explainFailure(problem: string): readonly Diagnostic[] {
  if (/not a git repository|ambiguous argument 'HEAD'|unknown revision/.test(problem)) return []
  const isAbsent = problem.includes('ENOENT')
  return [
    {
      code: 'no-git-history',
      severity: 'warning',
      message: isAbsent
        ? 'pages show no last update: git is not installed'
        : `pages show no last update: git reports "${problem.trim().split('\n')[0]}"`,
      hint: isAbsent
        ? 'Install git, or set docs.showLastUpdateTime, docs.showLastUpdateAuthor and docs.showContributors to false'
        : 'Repair the repository',
    },
  ]
}

const SHALLOW: Diagnostic = {
  code: 'shallow-clone',
  severity: 'warning',
  message: 'this is a shallow clone, so the dates of last updates may be too recent',
  hint: 'Run `git fetch --unshallow`; in CI, check out with the full history (`fetch-depth: 0`)',
}

const SHALLOW_POSTS: Diagnostic = {
  ...SHALLOW,
  message: 'this is a shallow clone, so the dates of posts without a date may be too recent',
}

/** Receives each change in the log with the newest name of its file; returns true to stop. */
export type OnChange = (path: string, change: LastChange) => boolean

/** First character of each field that describes a commit. */
const COMMIT = '\u0001'

/**
 * Creates a streaming parser of `git log -z --name-status -M --format=%x01%ct %aN`, which buffers only the unfinished
 * end of the last chunk. The parser returns true once `onChange` has returned true.
 */
export function createGitLogParser(onChange: OnChange): (chunk: string) => boolean {
  const newestNames = new Map<string, string>()
  let incompleteField = ''
  let change: LastChange | undefined
  let status = ''
  let oldName: string | undefined
  let isDone = false
  const readPath = (path: string): void => {
    if (status.startsWith('R') && oldName === undefined) {
      oldName = path
      return
    }
    const newestName = newestNames.get(path) ?? path
    // The log goes back in time, so the changes that follow have the old name.
    if (oldName !== undefined) newestNames.set(oldName, newestName)
    if (change) isDone = onChange(newestName, change)
    status = ''
    oldName = undefined
  }
  return (chunk) => {
    const fields = (incompleteField + chunk).split('\0')
    incompleteField = fields.pop() ?? ''
    for (const field of fields) {
      if (isDone) break
      if (status !== '') readPath(field)
      else if (field.startsWith(COMMIT)) change = readChange(field)
      else status = field.trimStart()
    }
    return isDone
  }
}

function readChange(field: string): LastChange {
  const space = field.indexOf(' ')
  const seconds = Number(field.slice(COMMIT.length, space))
  // Without the milliseconds, which are always zero.
  return { date: new Date(seconds * 1000).toISOString().replace('.000Z', 'Z'), author: field.slice(space + 1) }
}

interface HistoryStart {
  readonly siteDir: string
  readonly config: Config
  readonly paths: readonly string[]
  readonly memo: Memo
}

/**
 * Reads the last change of each file if pages show it, with all authors if pages show contributors. Otherwise reads
 * nothing, because the history can be long.
 */
export function startHistory({
  siteDir,
  config,
  paths,
  memo,
}: HistoryStart): Promise<Outcome<ReadonlyMap<string, LastChange>>> {
  const listsAuthors = config.collections.some(({ docs }) => docs.showContributors)
  const isShown = config.collections.some(({ docs }) => docs.showLastUpdateTime || docs.showLastUpdateAuthor)
  if (!isShown && !listsAuthors) return Promise.resolve({ value: new Map(), diagnostics: [] })
  return (listsAuthors ? readContributors : readLastChanges)({ siteDir, paths, memo })
}
