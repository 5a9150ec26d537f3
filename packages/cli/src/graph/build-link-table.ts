import type { Config } from '../config/config.js'
import { cleanFolder } from '../read/clean-folder.js'
import type { Asset, StaticFile } from '../read/site-files.js'
import { encodePath } from './create-address.js'
import type { Address, DocFacts } from './doc.js'
import type { Edition } from './edition.js'
import type { FileTarget, LinkTable } from './link-table.js'
import type { OutputAsset, Redirect } from './site-graph.js'

/** What the link table is made of. */
export interface LinkTableInput {
  readonly config: Config
  readonly editions: readonly Edition[]
  readonly docs: readonly DocFacts[]
  /** Pages without a source. */
  readonly others: readonly Address[]
  readonly drafts: readonly string[]
  readonly assets: readonly Asset[]
  readonly outputs: readonly OutputAsset[]
  readonly statics: readonly StaticFile[]
  readonly redirects: readonly Redirect[]
}

/** Gathers all that links may lead to. Where two pages have one route, the first has it. */
export function buildLinkTable(input: LinkTableInput): LinkTable {
  const { config, editions, docs, others, drafts, redirects } = input
  return {
    baseUrl: config.baseUrl,
    trailingSlash: config.trailingSlash,
    contentRoots: editions.map(({ contentRoot }) => contentRoot),
    staticRoots: config.staticDirectories.map(cleanFolder),
    pages: Object.fromEntries(
      docs.filter(({ api }) => api?.pointer === undefined).map(({ source, route, href }) => [source, { route, href }]),
    ),
    routes: Object.fromEntries([...docs, ...others].reverse().map(({ route, href }) => [route, href])),
    statics: listStatics(input),
    assets: listAssets(input),
    redirects: Object.fromEntries(redirects.toReversed().map(({ from, to }) => [from, to])),
    operations: listOperations(docs),
    drafts,
  }
}

/** By operation id as written, and by the name in the address; where two APIs share one, the first has it. */
function listOperations(docs: readonly DocFacts[]): LinkTable['operations'] {
  return Object.fromEntries(
    docs
      .toReversed()
      .flatMap(({ api, route, href }) =>
        [api?.slug, api?.operationId].flatMap((name) => (name === undefined ? [] : [[name, { route, href }] as const])),
      ),
  )
}

function listStatics({ statics, config }: LinkTableInput): Readonly<Record<string, FileTarget>> {
  const hrefs = new Map(statics.map(({ output }) => [output, config.baseUrl + encodePath(output)]))
  return Object.fromEntries(statics.map((file) => [`/${file.output}`, toTarget(file, file.output, hrefs)]))
}

function listAssets({ assets, outputs }: LinkTableInput): Readonly<Record<string, FileTarget>> {
  const hrefs = new Map(outputs.map(({ source, href }) => [source, href]))
  return Object.fromEntries(assets.map((asset) => [asset.path, toTarget(asset, asset.path, hrefs)]))
}

/** `hrefs` holds the files of one kind by path: a picture's dark twin lies beside it. */
function toTarget({ width, height }: Asset, path: string, hrefs: ReadonlyMap<string, string>): FileTarget {
  const darkHref = hrefs.get(path.replace(/\.(\w+)$/, '.dark.$1'))
  return {
    href: hrefs.get(path) ?? '',
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(darkHref !== undefined && width !== undefined && { darkHref }),
  }
}
