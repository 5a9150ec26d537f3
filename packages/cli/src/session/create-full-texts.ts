import { renderPlainHtml } from '@docgen/renderer/markdown'
import { type Artifact, readArtifact } from '../emit/artifact.js'
import { createFeeds, listFeedDocs } from '../emit/create-feeds.js'
import { listFullTexts } from '../emit/create-llms-files.js'
import { listFeedFiles } from '../emit/write-feed.js'
import { planFeeds } from '../plan/plan-feeds.js'
import { absolute } from '../plan/plan-head.js'
import { type ArtifactInput, collectStatics } from './output/collect-artifacts.js'
import type { ReadMarkdownPage } from './plugins/describe-pages.js'

/** Inputs of the full texts. */
export type FullTextInput = Pick<ArtifactInput, 'siteDir' | 'config' | 'files' | 'graph' | 'plan' | 'pluginFiles'>

/**
 * Creates the `llms-full.txt` files: the Markdown of all pages of a version and language, in the order of `llms.txt`. A
 * file of a plugin or a static folder overrides a file of the same name.
 */
export async function createFullTexts(
  input: FullTextInput,
  readMarkdownPage: ReadMarkdownPage,
): Promise<readonly Artifact[]> {
  const { config, graph, plan } = input
  const texts = listFullTexts({ config, graph, pages: plan.pages })
  if (texts.length === 0) return []
  const { isReplaced, read } = openTexts(input, readMarkdownPage)
  const created: Artifact[] = []
  for (const { file, start, markdownPages } of texts.filter((text) => !isReplaced(text.file))) {
    const parts = [start]
    // One at a time: thousands of files can't be open together.
    for (const markdownPage of markdownPages) parts.push(...(await read(markdownPage)))
    created.push({ file, bytes: parts.join('\n') })
  }
  return created
}

/** Creates the feeds with the whole text of their pages. */
export async function createFullFeeds(
  input: FullTextInput,
  readMarkdownPage: ReadMarkdownPage,
): Promise<readonly Artifact[]> {
  const { config, graph, plan } = input
  const feeds = planFeeds(graph, config).filter(({ feed }) => feed.isFull)
  if (feeds.length === 0) return []
  const { isReplaced, read } = openTexts(input, readMarkdownPage)
  const heads = new Map(plan.pages.map(({ page }) => [page.route, page.head]))
  const texts = new Map<string, string>()
  for (const { route, href } of feeds.flatMap(listFeedDocs)) {
    const { markdownPage } = heads.get(route) ?? {}
    if (!markdownPage || texts.has(route)) continue
    for (const text of await read(markdownPage.file))
      texts.set(route, await renderPlainHtml(text, absolute(href, config.url)))
  }
  return feeds
    .flatMap((planned) => createFeeds({ config, ...planned, texts }))
    .filter((artifact) => !isReplaced(artifact.file))
}

/** Lists the output files that `createFullTexts` and `createFullFeeds` create. */
export function listTextFiles({
  config,
  graph,
  plan,
}: Pick<FullTextInput, 'config' | 'graph' | 'plan'>): readonly { readonly file: string }[] {
  return [
    ...listFullTexts({ config, graph, pages: plan.pages }),
    ...planFeeds(graph, config).flatMap(({ feed }) => (feed.isFull ? listFeedFiles(feed) : [])),
  ]
}

interface Texts {
  /** Whether a plugin or a static folder has a file with this output path. */
  readonly isReplaced: (file: string) => boolean
  /** Returns a list that contains the Markdown of a page; empty if there is none. */
  readonly read: (file: string) => Promise<readonly string[]>
}

function openTexts(input: FullTextInput, readMarkdownPage: ReadMarkdownPage): Texts {
  const others = new Map([...input.pluginFiles, ...collectStatics(input)].map((artifact) => [artifact.file, artifact]))
  return {
    isReplaced: (file) => others.has(file),
    read: async (file) => {
      const other = others.get(file)
      const bytes = other ? readArtifact(other) : await readMarkdownPage(file)
      return bytes ? [removeNote(Buffer.from(bytes).toString('utf8'))] : []
    },
  }
}

const FRONT_MATTER_END = '\n---\n\n'
const NOTE = '> For AI agents: '

/** Removes the reference to `llms.txt` from the Markdown of a page, because each page would repeat it. */
function removeNote(text: string): string {
  const start = text.indexOf(FRONT_MATTER_END) + FRONT_MATTER_END.length
  const end = text.indexOf('\n\n', start)
  return text.startsWith(NOTE, start) && end !== -1 ? text.slice(0, start) + text.slice(end + 2) : text
}
