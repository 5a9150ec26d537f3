import type { Command } from 'commander'
import { addVerbosity, type JsonOptions, type Run, type VerbosityOptions } from '../verbosity.js'

/** Options of the cache commands. */
export interface CacheOptions extends VerbosityOptions, JsonOptions {
  readonly drafts?: boolean
}

/** Names of the commands about a site's caches. */
export type CacheAction = 'pull' | 'push' | 'stats' | 'prune'

/** Actions of the cache commands. */
export interface CacheRuns {
  readonly keygen: Run<[options: VerbosityOptions & JsonOptions]>
  readonly cache: (action: CacheAction) => Run<[dir: string, options: CacheOptions]>
}

/** Declares `docgen cache` and its subcommands. */
export function addCacheCommands(program: Command, runs: CacheRuns): void {
  const cache = program.command('cache').summary('share compiled pages between machines')
  cache.description('Works with the local cache of a site, and with the remote cache that its config names.')
  const keygen = cache
    .command('keygen')
    .summary('create the keys that sign what is shared')
    .description('Creates a pair of Ed25519 keys, and prints where each belongs. It stores neither.')
    .option('--json', 'print the keys as JSON')
  addVerbosity(keygen).action(runs.keygen)
  const add = (action: CacheAction, summary: string, description: string): void => {
    const command = cache
      .command(action)
      .summary(summary)
      .description(description)
      .argument('[dir]', 'folder with the site.config file', '.')
      .option('--drafts', 'include drafts')
      .option('--json', 'print the result as JSON')
    addVerbosity(command).action(runs.cache(action))
  }
  add('pull', 'download compiled pages', 'Downloads what the local cache lacks, such as before docgen serve.')
  add(
    'push',
    'upload compiled pages',
    'Uploads what the local cache has and the remote cache lacks. Needs the private key, and signs all of it: use it only with a cache that you trust.',
  )
  add('stats', 'describe the caches', 'Prints how many pages each cache has, and why builds do not use the remote one.')
  add(
    'prune',
    'shrink the local cache',
    'Removes compiled pages and results of type checks from the local cache that the site does not use.',
  )
}
