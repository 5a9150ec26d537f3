import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import type { PlaceInConfig } from '../config/place-in-config.js'
import type { SiteFiles } from '../read/site-files.js'
import { buildEdition } from './build-edition.js'
import { buildLinkTable } from './build-link-table.js'
import { collectRedirects } from './collect-redirects.js'
import { createAddress } from './create-address.js'
import type { Address, Doc, GeneratedIndex } from './doc.js'
import { listEditions } from './edition.js'
import { findConflicts } from './find-conflicts.js'
import { nameAssets } from './name-assets.js'
import { docKey, type SiteGraph } from './site-graph.js'

/** What a build may ask of the graph. */
export interface GraphOptions {
  /** Whether drafts have pages. */
  readonly includesDrafts?: boolean
  /** Name of the config file, for diagnostics; `site.config.ts` where absent. */
  readonly configFile?: string
  /** Where a part of the config stands, for diagnostics; only the file is named where absent. */
  readonly placeInConfig?: PlaceInConfig
}

/** The whole site without its text, and what is wrong with ids, slugs and sidebars. */
export function buildGraph(files: SiteFiles, config: Config, options: GraphOptions = {}): Outcome<SiteGraph> {
  const { includesDrafts = false, configFile = 'site.config.ts' } = options
  const { placeInConfig = () => ({ file: configFile }) } = options
  const editions = listEditions(config)
  const built = editions.map((edition) =>
    buildEdition({ files, config, edition, includesDrafts, configFile, placeInConfig }),
  )
  const docs = built.flatMap((edition) => edition.docs)
  const indexes = built.flatMap((edition) => edition.indexes)
  const diagnostics: readonly Diagnostic[] = built.flatMap((edition) => edition.diagnostics)
  const search = createAddress('/search', config)
  const notFound: Address = { route: '/404', href: `${config.baseUrl}404.html`, file: '404.html' }
  const redirects = collectRedirects(config, docs, configFile)
  const assets = nameAssets(files.assets, config.baseUrl)
  const links = buildLinkTable({
    config,
    editions,
    docs,
    others: [search, ...indexes],
    drafts: built.flatMap((edition) => edition.drafts),
    assets: files.assets,
    outputs: assets,
    statics: files.statics,
    redirects,
  })
  const value: SiteGraph = {
    ...keepWinners([search, notFound], docs, indexes),
    docsByKey: new Map(docs.toReversed().map((doc) => [docKey(doc.version, doc.locale, doc.id), doc])),
    sidebars: built.flatMap((edition) => edition.sidebars),
    search,
    notFound,
    redirects,
    links,
    assets,
    conflicts: findConflicts({
      docs,
      indexes,
      statics: files.statics,
      own: { 'the search page': search, 'the page for unknown addresses': notFound },
    }),
  }
  return { value, diagnostics }
}

/** Of the pages with one output file only the first is built; the others are among the conflicts. */
function keepWinners(
  own: readonly Address[],
  docs: readonly Doc[],
  indexes: readonly GeneratedIndex[],
): Pick<SiteGraph, 'docs' | 'indexes'> {
  const taken = new Set(own.map(({ file }) => file))
  const isFirst = ({ file }: Address): boolean => taken.size < taken.add(file).size
  return { docs: docs.filter(isFirst), indexes: indexes.filter(isFirst) }
}
