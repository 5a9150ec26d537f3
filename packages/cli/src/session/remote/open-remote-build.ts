import type { Cache } from '../../cache/open-cache.js'
import type { FinishedPage } from '../build-site-pages.js'
import type { Shard } from '../shard.js'
import type { Site } from '../site.js'
import { listKeys, listPageKeys, type PageKeys } from './list-page-keys.js'
import { type Pulled, pullEntries } from './pull-entries.js'
import { type Pushed, pushEntries } from './push-entries.js'
import { KEY_VARIABLE, type RemoteSettings, readRemoteSettings } from './remote-settings.js'
import { openRemoteStore, type RemoteStore } from './remote-store.js'
import { type FinishedBuild, listOutput } from './shared-output.js'

/** A site with a remote cache, whose pages are about to be built. */
export interface RemoteBuildRequest {
  readonly site: Pick<Site, 'siteDir' | 'config' | 'plan' | 'compileInputs' | 'findSearchFacts' | 'markdown'>
  readonly cache: Cache
  readonly env: Readonly<Record<string, string | undefined>>
  readonly shard?: Shard | undefined
  /** The store, if it is open already. */
  readonly store?: RemoteStore | undefined
}

/** The remote cache during one build. It affects time, never output. */
export interface RemoteBuild {
  /** Keys of the values of each page, in the order of the plan; `undefined` for pages without content. */
  readonly pages: readonly (PageKeys | undefined)[]
  readonly store: RemoteStore | undefined
  /** Why this machine uploads nothing, as a clause; `undefined` if it does. */
  readonly obstacle: string | undefined
  /** Downloads the values of the given pages that the local cache lacks; of all pages by default. */
  readonly pull: (pages?: readonly (PageKeys | undefined)[]) => Promise<Pulled>
  /** Uploads what this build has compiled, and its output; `undefined` if it must not, or this machine has no key. */
  readonly push: (built: readonly FinishedPage[], finished?: FinishedBuild) => Promise<Pushed | undefined>
  /** Describes what went wrong, as a clause. */
  readonly problem: () => string | undefined
}

const NOTHING: Pulled = { keys: new Set(), packs: 0, bytes: 0 }

/** Opens the remote cache for a build. Without a server or a token, it downloads and uploads nothing. */
export function openRemoteBuild({ site, cache, env, shard, store: opened }: RemoteBuildRequest): RemoteBuild {
  const { settings, problem, missing } = readRemoteSettings(site.config, env)
  const store = opened ?? (settings && openStore(settings, site))
  const pages = listPageKeys(site)
  // A page for which a plugin waits can contain parts of all others, which its key does not cover.
  const isUsable = site.markdown.pluginsWait !== true
  let pulled = NOTHING
  return {
    pages,
    store,
    obstacle: settings?.signer ? undefined : (missing ?? problem ?? `${KEY_VARIABLE} is not set, or readOnly is`),
    pull: async (wantedPages = pages) => {
      if (store && isUsable)
        pulled = await pullEntries(listKeys(wantedPages), { store, cache, includesShards: shard === undefined })
      return pulled
    },
    push: async (built, finished) => {
      const hasWaited = built.some(({ hasWaited }) => hasWaited)
      if (!store || !settings?.signer || !isUsable || hasWaited) return undefined
      const compiled = new Set(built.flatMap(({ outcome, contentKey }) => (outcome === 'compiled' && contentKey) || []))
      // The local cache may come from anywhere. Sign only what this build compiled, or what a trusted key has signed.
      const isOwn = ({ contentKey, content: [content] }: PageKeys): boolean =>
        compiled.has(contentKey) || pulled.keys.has(content)
      const output = finished && listOutput(finished)
      return pushEntries({ store, cache, pages, isOwn, output, ...(shard && { shard }) })
    },
    problem: () => store?.problem() ?? problem,
  }
}

type StoredSite = Pick<Site, 'siteDir' | 'config'>

/** Opens the remote cache of a site; `undefined` without a server or a token. */
export function openSiteStore(site: StoredSite, env: RemoteBuildRequest['env']): RemoteStore | undefined {
  const { settings } = readRemoteSettings(site.config, env)
  return settings && openStore(settings, site)
}

function openStore(settings: RemoteSettings, { siteDir, config }: StoredSite): RemoteStore {
  return openRemoteStore(settings, { siteDir, site: nameSite(config) })
}

/** Identifies a site on a server that several sites use. */
export function nameSite({ url, baseUrl }: Pick<Site['config'], 'url' | 'baseUrl'>): string {
  return `${url}${baseUrl}`
}
