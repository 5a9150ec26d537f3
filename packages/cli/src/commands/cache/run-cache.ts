import type { Outcome } from '@docgen/renderer/contract'
import { enterSite } from '../../guard/working-folder.js'
import { type CacheState, describeCaches, pruneSite, pullSite, pushSite } from '../../session/remote/exchange-site.js'
import type { SiteRequest } from '../../session/site-request.js'
import { formatBytes, formatCount } from '../../terminal/format-amounts.js'
import { printDiagnostics } from '../../terminal/print-diagnostics.js'
import { EXIT } from '../exit-codes.js'
import { findMissingFolder } from '../find-missing-folder.js'
import { openTerminal } from '../open-terminal.js'
import type { CacheAction, CacheOptions } from './cache-command.js'

/** A result as JSON, and in words. */
interface Answer {
  readonly json: object
  readonly words: string
}

/** `docgen cache pull`, `push`, `stats` and `prune`. */
export async function runCache(action: CacheAction, dir: string, options: CacheOptions): Promise<number> {
  const terminal = openTerminal(options)
  const siteDir = enterSite(dir)
  const missing = findMissingFolder(siteDir)
  if (missing) {
    printDiagnostics([missing], siteDir, terminal)
    return EXIT.usage
  }
  const { value, diagnostics } = await ACTIONS[action]({ siteDir, includesDrafts: options.drafts === true })
  printDiagnostics(diagnostics, siteDir, terminal)
  if (!value) return EXIT.usage
  if (options.json) terminal.write(`${JSON.stringify(value.json, null, 2)}\n`)
  else terminal.print(value.words)
  // A script that calls `docgen cache push` has to notice that nothing was uploaded.
  return diagnostics.length > 0 && action !== 'stats' ? EXIT.problems : EXIT.success
}

const ACTIONS: Readonly<Record<CacheAction, (request: SiteRequest) => Promise<Outcome<Answer | undefined>>>> = {
  pull: async (request) =>
    answer(await pullSite(request, process.env), ({ keys, packs, bytes }) => ({
      json: { entries: keys.size, packs, bytes },
      words:
        keys.size === 0
          ? 'Nothing to download.'
          : `Downloaded ${formatCount(keys.size, 'value')} in ${formatCount(packs, 'pack')}, ${formatBytes(bytes)}.`,
    })),
  push: async (request) =>
    answer(await pushSite(request, process.env), ({ entries, packs, bytes }) => ({
      json: { entries, packs, bytes },
      words:
        packs === 0
          ? 'Nothing to upload.'
          : `Uploaded ${formatCount(entries, 'value')} in ${formatCount(packs, 'pack')}, ${formatBytes(bytes)}.`,
    })),
  stats: async (request) =>
    answer(await describeCaches(request, process.env), (state) => ({ json: state, words: describe(state) })),
  prune: async (request) =>
    answer(await pruneSite(request, process.env), (removed) => ({
      json: { removed },
      words: removed === 0 ? 'Nothing to remove.' : `Removed ${formatCount(removed, 'value')}.`,
    })),
}

function answer<Value>(
  { value, diagnostics }: Outcome<Value | undefined>,
  format: (value: Value) => Answer,
): Outcome<Answer | undefined> {
  return { value: value === undefined ? undefined : format(value), diagnostics }
}

const ORIGINS: Readonly<Record<CacheState['origin'], string>> = {
  current: 'index of this commit',
  earlier: 'index of an earlier commit',
  latest: 'index of the last upload',
  shards: 'indexes of shards of this commit',
  none: 'no index',
}

function describe({ pages, local, remote, packs, bytes, lost, origin, obstacle, missing }: CacheState): string {
  const of = (count: number): string => `${count} of ${formatCount(pages, 'page')}`
  const gone = lost === 0 ? '' : `, ${lost} of them missing`
  return [
    `Local cache: ${of(local)}.`,
    remote === undefined
      ? `Remote cache: not used, because ${missing}.`
      : `Remote cache: ${of(remote)} in ${formatCount(packs, 'pack')}${gone}, ${formatBytes(bytes)} (${ORIGINS[origin]}).`,
    ...(missing === undefined
      ? [obstacle === undefined ? 'Builds upload to it.' : `Builds do not upload to it, because ${obstacle}.`]
      : []),
  ].join('\n')
}
