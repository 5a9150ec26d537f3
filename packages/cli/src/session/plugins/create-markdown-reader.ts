import { sep } from 'node:path'
import type { Cache } from '../../cache/open-cache.js'
import type { PlannedPage } from '../../plan/site-plan.js'
import type { BuildPage } from '../../workers/create-page-builder.js'
import { createPageTask } from '../build-site-pages.js'
import type { Site } from '../site.js'

/** Returns a page as Markdown; `undefined` for the search page and the 404 page. */
export type ReadMarkdown = (planned: PlannedPage) => Promise<string | undefined>

/**
 * Creates a function that builds the Markdown of compiled pages, for sites whose output does not contain the Markdown.
 */
export function createMarkdownReader(
  { plan, prepared, compileInputs }: Pick<Site, 'plan' | 'prepared' | 'compileInputs'>,
  cache: Cache,
): ReadMarkdown {
  // Folder → Markdown. Each call writes to another folder.
  const written = new Map<string, string>()
  let builder: Promise<BuildPage> | undefined
  let positions: ReadonlyMap<string, number> | undefined
  const load = async (): Promise<BuildPage> => {
    const { createPageBuilder } = await import('../../workers/create-page-builder.js')
    // Plugins that change the HTML of a page do not change its Markdown.
    const { htmlPlugins: _plugins, ...setup } = prepared.setup
    return createPageBuilder(setup, cache, (path, bytes) => {
      const [folder = '', file] = path.split(sep)
      if (file === MARKDOWN) written.set(folder, bytes.toString('utf8'))
    })
  }
  let serial = 0
  return async (planned) => {
    if (planned.page.kind === 'search' || planned.page.kind === 'not-found') return undefined
    builder ??= load()
    positions ??= new Map(plan.pages.map(({ page }, position) => [page.file, position]))
    const compile = compileInputs[positions.get(planned.page.file) ?? -1]
    const folder = String(++serial)
    const buildPage = await builder
    await buildPage({ ...createPageTask(planned, compile, true), markdownFile: MARKDOWN }, folder)
    const markdown = written.get(folder)
    written.delete(folder)
    return markdown
  }
}

/** Name of the Markdown file in the folder of a call. */
const MARKDOWN = '.md'
