import { BUILD_ID } from '../../cache/build-id.js'
import { hashValue } from '../../cache/hash.js'
import { STORE_NAME } from '../../cache/open-cache.js'
import { runGit } from '../../read/git/run-git.js'

/** Names of the artifacts that may list the content of a site, in the order in which to try them. */
export interface IndexNames {
  /** For the commit that is checked out; absent outside of a Git repository. */
  readonly current?: string
  /** For the commits before it on its branch, without those that changed nothing in the site's folder. */
  readonly earlier: readonly string[]
  /** For the last upload of any commit: shallow clones have no earlier commits. */
  readonly latest: string
  /** For a shard of the current commit, counted from 1; without Git, of any commit. */
  readonly shard: (number: number) => string
}

/** How many commits docgen looks through, and how many of their indexes it requests. */
const MAX_COMMITS = 200
const MAX_EARLIER = 16

/** What Git knows about a site's folder. */
export interface SiteHistory {
  /** Path of the site's folder in its repository. */
  readonly prefix: string
  /** Ids of the folder's trees, newest first, without repetitions. */
  readonly trees: readonly string[]
}

/** Reads the trees of a site's folder in the first-parent history of the current commit. */
export async function readSiteHistory(siteDir: string): Promise<SiteHistory> {
  const position = await runGit(siteDir, ['rev-parse', '--show-prefix'])
  if (position.status !== 0) return { prefix: '', trees: [] }
  const prefix = position.output.trim()
  const log = await runGit(siteDir, ['rev-list', '--first-parent', '-n', String(MAX_COMMITS), 'HEAD'])
  const commits = log.output.split('\n').filter(Boolean)
  const input = commits.map((commit) => `${commit}:${prefix.replace(/\/$/, '')}\n`).join('')
  const found = await runGit(siteDir, ['cat-file', '--batch-check=%(objectname) %(objecttype)'], { input })
  const trees = found.output.split('\n').flatMap((line) => (line.endsWith(' tree') ? line.slice(0, -5) : []))
  return { prefix, trees: [...new Set(trees)] }
}

/** Names the indexes of a site that are signed with a key. */
export function nameIndexes(
  { prefix, trees: [current, ...earlier] }: SiteHistory,
  { site, publicKey }: { readonly site: string; readonly publicKey: string },
): IndexNames {
  // Content may contain what the language data of Node.js decides, such as dates.
  const { modules, icu } = process.versions
  const scope = ['docgen-index-1', BUILD_ID, STORE_NAME, modules, icu, site, prefix, publicKey]
  const name = (...rest: readonly (string | number)[]): string => hashValue([...scope, ...rest])
  return {
    ...(current !== undefined && { current: name('tree', current) }),
    earlier: earlier.slice(0, MAX_EARLIER).map((tree) => name('tree', tree)),
    latest: name('latest'),
    shard: (number) => name('shard', current ?? '', number),
  }
}
