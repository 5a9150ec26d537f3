import { join } from 'node:path'
import type { AuthorView, Page } from '@docgen/renderer/contract'
import type { Memo } from '../../cache/memo.js'
import type { Config } from '../../config/config.js'
import { hasRedirectPages } from '../../config/has-redirect-pages.js'
import { type Artifact, deferredFile } from '../../emit/artifact.js'
import { SAMPLES_ENDING } from '../../emit/content-type.js'
import { createApiFeeds } from '../../emit/create-api-feeds.js'
import { createFeeds } from '../../emit/create-feeds.js'
import { createHeaders } from '../../emit/create-headers.js'
import { createLlmsFiles } from '../../emit/create-llms-files.js'
import { createPageList, PAGE_LIST_FILE } from '../../emit/create-page-list.js'
import { createRedirectPages } from '../../emit/create-redirect-pages.js'
import { buildRedirects } from '../../emit/create-redirects.js'
import { createRobots, createSitemaps } from '../../emit/create-sitemap.js'
import { createVersionsFile } from '../../emit/create-versions-file.js'
import { isMarkdownLink, resolveLink } from '../../graph/links/resolve-link.js'
import { editionKey, type SiteGraph } from '../../graph/site-graph.js'
import { listVersionedCollections, versionsFile } from '../../plan/navbar/plan-version-links.js'
import { createOperationList, operationListFile } from '../../plan/operation-list.js'
import { pageStyleFile } from '../../plan/page-style-file.js'
import { planFeeds } from '../../plan/plan-feeds.js'
import { absolute } from '../../plan/plan-head.js'
import type { SitePlan } from '../../plan/site-plan.js'
import type { SiteFiles } from '../../read/site-files.js'
import type { FinishedPage } from '../build-site-pages.js'
import type { ClientFiles } from '../prepare-client-files.js'
import type { PreparedSetup } from '../prepare-setup.js'
import { createConsoleFiles } from './api-consoles.js'
import { createCollectionFiles, createDownloadFiles } from './api-downloads.js'
import { listReservedFiles } from './list-reserved-files.js'

/** Inputs of the artifacts. */
export interface ArtifactInput {
  readonly siteDir: string
  readonly config: Config
  readonly graph: SiteGraph
  readonly files: SiteFiles
  readonly plan: SitePlan
  readonly builtPages: readonly Pick<FinishedPage, 'planned' | 'links' | 'resolved' | 'pageStyles' | 'samples'>[]
  readonly client: ClientFiles
  readonly prepared: PreparedSetup
  readonly searchFiles: readonly Artifact[]
  /** Files added by plugins. */
  readonly pluginFiles: readonly Artifact[]
}

/**
 * Collects every output file that is not a page: images that pages use, static files, the theme's files, and files for
 * machines, such as the sitemap. A site's static file overrides docgen's file of the same name. The memo contains what
 * the last build has created.
 */
export async function collectArtifacts(input: ArtifactInput, memo?: Memo): Promise<Artifact[]> {
  const generated = [
    ...(await collectPlannedFiles(input, memo)),
    ...collectAssets(input),
    ...input.builtPages.flatMap(listPageFiles),
    ...input.searchFiles,
    ...input.pluginFiles,
    ...collectStatics(input),
  ]
  return [...new Map(generated.map((artifact) => [artifact.file, artifact])).values()]
}

/** Collects the files that do not depend on the content of pages: of the theme, for machines, and API descriptions. */
export async function collectPlannedFiles(
  { config, graph, files, plan, client, prepared }: Omit<ArtifactInput, 'builtPages' | 'searchFiles' | 'pluginFiles'>,
  memo?: Memo,
): Promise<Artifact[]> {
  const { baseUrl } = config
  const origin = config.url.replace(/\/$/, '')
  const pages = plan.pages.map(({ page }) => page)
  const redirects = graph.redirects.map(({ from, to }) => ({ from: baseUrl + from.replace(/^\//, ''), to }))
  const others = [...pages.map(({ file }) => file), ...files.statics.map(({ output }) => output)]
  return [
    ...(hasRedirectPages(config)
      ? createRedirectPages({
          redirects: graph.redirects,
          rules: config,
          origin,
          languages: Object.values(config.i18n.localeConfigs),
          files: others,
        })
      : []),
    ...client.artifacts,
    deferredFile(PAGE_LIST_FILE, () => createPageList(graph, plan.pages)),
    ...createSitemaps({ pages, base: absolute(baseUrl, origin) }),
    { file: 'robots.txt', bytes: createRobots(absolute(`${baseUrl}sitemap.xml`, origin), !config.noIndex) },
    {
      file: '_headers',
      bytes: createHeaders({
        baseUrl,
        policy: prepared.policy,
        siteText: textOf('_headers', files),
        hasList: config.llms.pages,
        markdownPages: pages.flatMap(({ href, head: { markdownPage } }) =>
          markdownPage ? [{ href, markdownHref: markdownPage.href }] : [],
        ),
      }),
    },
    {
      file: '_redirects',
      bytes: buildRedirects({
        redirects,
        siteText: textOf('_redirects', files),
        baseUrl,
        pageFiles: pages.map(({ file }) => file),
      }),
    },
    ...createDownloadFiles(files.apis, graph),
    ...(await createCollectionFiles(files.apis, graph, memo)),
    ...(await createConsoleFiles({ apis: files.apis, graph, locales: prepared.setup.locales })),
    ...collectVersions(graph),
    ...collectOperationLists(graph),
    ...collectFeeds(config, graph),
    ...(await createApiFeeds({ config, graph, apis: files.apis })),
    ...(config.llms.pages ? createLlmsFiles({ config, graph, pages: plan.pages }) : []),
  ]
}

function textOf(file: string, { statics }: SiteFiles): string | undefined {
  return statics.find(({ output }) => output === file)?.text
}

/** The files of a page besides its HTML and Markdown: its styles, and the request samples that readers can choose. */
export function listPageFiles({
  planned,
  pageStyles = '',
  samples = '',
}: Pick<FinishedPage, 'planned' | 'pageStyles' | 'samples'>): readonly { file: string; bytes: string }[] {
  return [
    ...(pageStyles === '' ? [] : [{ file: pageStyleFile(pageStyles), bytes: pageStyles }]),
    ...(samples === '' ? [] : [{ file: planned.page.route.slice(1) + SAMPLES_ENDING, bytes: samples }]),
  ]
}

/**
 * Collects the static files, except files that docgen extends, such as `_headers`, and files with the name of a page or
 * of a reserved file.
 */
export function collectStatics({
  siteDir,
  files,
  graph,
  config,
}: Pick<ArtifactInput, 'siteDir' | 'files' | 'graph' | 'config'>): Artifact[] {
  const reserved = new Set(listReservedFiles(graph, config).map(({ file }) => file.toLowerCase()))
  const pages = new Set([...graph.docs, ...graph.indexes].map(({ file }) => file))
  return files.statics.flatMap(({ path, output, hash, bytes, text }) =>
    text === undefined && !pages.has(output) && !reserved.has(output.toLowerCase())
      ? { file: output, copyFrom: join(siteDir, path), hash, size: bytes }
      : [],
  )
}

/** Creates the feeds without the whole text of their pages; `createFullFeeds` creates the feeds with it. */
function collectFeeds(config: Config, graph: SiteGraph): Artifact[] {
  return planFeeds(graph, config).flatMap((planned) => (planned.feed.isFull ? [] : createFeeds({ config, ...planned })))
}

/** Creates the files with the versions that readers can choose, per language; none if there is only one version. */
function collectVersions(graph: SiteGraph): Artifact[] {
  return listVersionedCollections(graph).flatMap((id) =>
    [...graph.locales.keys()].map((locale) => ({
      file: versionsFile(locale, id, graph),
      bytes: createVersionsFile(graph, locale, id),
    })),
  )
}

/** Creates the files that the filters of large sidebars with operations read. */
function collectOperationLists({ sidebars }: SiteGraph): Artifact[] {
  return sidebars.flatMap((sidebar) => {
    const file = operationListFile(sidebar)
    return file === undefined ? [] : [deferredFile(file, () => createOperationList(sidebar))]
  })
}

/** Collects the assets that pages show or link to; other assets are not copied. */
function collectAssets({ siteDir, graph, files, builtPages }: ArtifactInput): Artifact[] {
  const used = new Set<string>()
  const outputs = new Map(graph.assets.map((asset) => [asset.href, asset]))
  const use = (href: string | undefined): void => void (href !== undefined && used.add(href.replace(/[?#].*/s, '')))
  for (const { planned, links, resolved } of builtPages) {
    const { route } = planned.page
    for (const [index, { href, file }] of links.entries()) {
      // Most links point to pages, and looking them up takes time.
      if (isMarkdownLink(href)) continue
      const target = resolved?.[index] ?? resolveLink(href, { file, route, edition: editionKey(planned) }, graph.links)
      if (target.kind !== 'asset') continue
      use(target.href)
      use(target.darkHref)
    }
    for (const { image } of listAuthorsOf(planned.page)) use(image)
    const { image } = planned.page.head
    if (image !== undefined && URL.canParse(image)) use(new URL(image).pathname)
  }
  const byPath = new Map(files.assets.map((asset) => [asset.path, asset]))
  return [...used].flatMap((href) => {
    const output = outputs.get(href)
    const asset = output && byPath.get(output.source)
    if (!output || !asset) return []
    return [{ file: output.file, copyFrom: join(siteDir, asset.path), hash: asset.hash, size: asset.bytes }]
  })
}

/** Lists the authors on a page, because it shows their images. */
function listAuthorsOf({ post, authors = [], cards }: Page): readonly AuthorView[] {
  return [...(post?.authors ?? []), ...authors, ...cards.flatMap((card) => card.post?.authors ?? [])]
}
