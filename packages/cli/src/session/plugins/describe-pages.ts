import type { Content } from '@docgen/renderer/contract'
import type { Cache } from '../../cache/open-cache.js'
import type { FrontMatterInput } from '../../config/front-matter.js'
import type { PageFacts } from '../../config/plugin.js'
import { readRawFields } from '../../config/read-front-matter.js'
import { unpackAnchors } from '../../graph/links/pack-anchors.js'
import type { SiteFiles } from '../../read/site-files.js'
import { recallContent } from '../../workers/content-cache.js'
import type { FinishedPage } from '../build-site-pages.js'
import type { ReadMarkdown } from './create-markdown-reader.js'

/** Inputs of page descriptions. */
export interface DescribeRequest {
  readonly builtPages: readonly Pick<FinishedPage, 'planned' | 'links' | 'anchors' | 'contentKey'>[]
  readonly files: SiteFiles
  /** Path of a source → the front matter fields that plugins override. */
  readonly fields: ReadonlyMap<string, FrontMatterInput>
  readonly cache: Cache
  readonly readMarkdownPage: ReadMarkdownPage
  /** Creates the Markdown of a page, if the output does not contain it. */
  readonly createMarkdown: ReadMarkdown
}

/** Reads an output file of a page: its Markdown or, in a build, also its HTML. `undefined` if there is none. */
export type ReadMarkdownPage = (file: string) => Promise<Uint8Array | undefined>

/** Describes the pages for plugins. Reads cached content and front matter only when a plugin uses them. */
export function describePages({
  builtPages,
  files,
  fields,
  cache,
  readMarkdownPage,
  createMarkdown,
}: DescribeRequest): readonly PageFacts[] {
  const sources = new Map(files.sources.map((source) => [source.path, source]))
  return builtPages.map(({ planned, links, anchors, contentKey }) => {
    const { page, version, locale } = planned
    const source = page.source === undefined ? undefined : sources.get(page.source)
    let content: Content | undefined
    const readContent = (): Content | undefined => {
      content ??= contentKey === undefined ? undefined : recallContent(contentKey, cache)
      return content
    }
    return {
      kind: page.kind,
      route: page.route,
      href: page.href,
      file: page.file,
      ...(page.source !== undefined && { source: page.source }),
      title: page.title,
      version,
      locale,
      ...(page.head.description !== undefined && { description: page.head.description }),
      ...(page.lastUpdate?.date !== undefined && { lastUpdate: page.lastUpdate.date }),
      get frontMatter() {
        return source ? { ...readRawFields(source.text), ...fields.get(source.path) } : {}
      },
      links,
      get anchors() {
        return unpackAnchors(anchors)
      },
      get headings() {
        return (readContent()?.toc ?? []).map(({ id, level, text }) => ({ id, level, text }))
      },
      get sections() {
        return readContent()?.sections ?? []
      },
      text: source?.text ?? '',
      readMarkdown: async () => {
        const { markdownPage } = page.head
        if (!markdownPage) return createMarkdown(planned)
        const bytes = await readMarkdownPage(markdownPage.file)
        return bytes && Buffer.from(bytes).toString('utf8')
      },
      readHtml: async () => {
        const bytes = await readMarkdownPage(page.file)
        return bytes && Buffer.from(bytes).toString('utf8')
      },
    }
  })
}
