import { join } from 'node:path'
import type { Content, Outcome } from '@docgen/renderer/contract'
import { type MarkdownOptions, mentionsTypes } from '@docgen/renderer/markdown'
import { hashBytes } from '../cache/hash.js'
import type { Cache } from '../cache/open-cache.js'
import { writeStaged } from '../cache/write-staged.js'
import { takeWaits } from '../guard/plugin-calls.js'
import { runGuarded, runNamed } from '../guard/start-watchdog.js'
import { createIconFinder } from '../read/icons/create-icon-finder.js'
import { factsOf, recallContent, rememberContent } from './content-cache.js'
import { createContentIndexer } from './create-content-indexer.js'
import { createEncoder } from './create-encoder.js'
import { findTargets } from './find-targets.js'
import { loadLocales } from './load-locales.js'
import { loadMarkdownPlugins } from './load-markdown-plugins.js'
import type { ChangeHtml } from './open-html-plugins.js'
import { createPageKey, hashInputs } from './page-key.js'
import type { PageResult, PageTask, WritePage } from './page-task.js'
import type { HtmlPlugins, RenderSetup } from './render-setup.js'

/** Builds a page: compiles its source or reads the content from the cache, renders it, and writes its files. */
export type BuildPage = (task: PageTask, stageDir: string) => Promise<PageResult>

/**
 * Loads the components and options that pages share, and creates a function that builds pages. `write` replaces writing
 * the pages to disk.
 */
export async function createPageBuilder(
  setup: RenderSetup,
  cache: Cache,
  write: WritePage = writeStaged,
): Promise<BuildPage> {
  const { compile, render } = await loadLocales(setup, await loadMarkdownOptions(setup, cache))
  const runsCode = setup.modules.overrides !== undefined || setup.markdown.pluginModule !== undefined
  const encode = createEncoder()
  const changeHtml = setup.htmlPlugins && (await openPlugins(setup.htmlPlugins))
  const indexContent = createContentIndexer({ setup, cache, encode, write })
  const writePage = (path: string, text: string): NonNullable<PageResult['markdownPage']> => {
    const bytes = encode(text)
    write(path, bytes)
    return { hash: hashBytes(bytes), size: bytes.length }
  }

  // Tasks with the same content, as in the next version or in another language, are adjacent.
  let last: { readonly key: string | undefined; readonly content: Content | undefined } | undefined
  const recall = ({ contentKey, isCached }: PageTask): Content | undefined => {
    if (contentKey === undefined) return undefined
    if (last?.key === contentKey) return last.content
    return isCached ? recallContent(contentKey, cache) : undefined
  }
  const buildPage: BuildPage = async (task, stageDir) => {
    const { page, contentKey, search, markdownFile } = task
    const start = performance.now()
    const recalled = recall(task)
    // Release the previous page, so that two pages are never in memory at once.
    last = undefined
    const attempted = recalled ? { value: recalled, diagnostics: [] } : await compile(task)
    const compiled = attempted.value
    const isCompiled = compiled !== undefined && recalled === undefined
    if (isCompiled && contentKey !== undefined && !setup.forgetsContent) rememberContent(contentKey, compiled, cache)
    last = { key: contentKey, content: compiled }
    if (search && compiled) await indexContent({ search, content: compiled, isCompiled, stageDir })
    const compiledAt = performance.now()
    const targets = findTargets(compiled?.links ?? [], task, setup.links)
    const rendered = setup.skipsRendering ? NOT_RENDERED : render(task, compiled, targets)
    const changed = rendered.value === undefined ? undefined : await changeHtml?.(rendered.value.html, page)
    const html = changed?.value ?? rendered.value?.html ?? ''
    const diagnostics = [...rendered.diagnostics, ...(changed?.diagnostics ?? [])]
    const renderedAt = performance.now()
    const fileFacts = setup.skipsRendering ? { hash: '', size: 0 } : writePage(join(stageDir, page.file), html)
    const markdown = rendered.value?.markdown
    const markdownPage =
      markdownFile !== undefined && markdown !== undefined && writePage(join(stageDir, markdownFile), markdown)
    const inputs = hashInputs(task, targets, setup.hashes)
    return {
      file: page.file,
      key: createPageKey(inputs),
      inputs,
      ...fileFacts,
      ...(markdownPage && { markdownPage }),
      isCompiled,
      // Pages without a key are built only because others wait for them, and their results are dropped.
      ...(isCompiled && contentKey !== undefined && takeWaits() && { hasWaited: true }),
      times: { compile: compiledAt - start, render: renderedAt - compiledAt, write: performance.now() - renderedAt },
      diagnostics: [...attempted.diagnostics, ...diagnostics],
      ...(compiled && { facts: factsOf(compiled) }),
    }
  }
  return (task, stageDir) => {
    const { source, route } = task.page
    const run = (): Promise<PageResult> => buildPage(task, stageDir)
    const subject = source ?? `the page ${route}`
    return runsCode || task.mdxModules || isLong(task, setup.markdown)
      ? runGuarded(subject, run)
      : runNamed(subject, run)
  }
}

const NOT_RENDERED: Outcome<undefined> = { value: undefined, diagnostics: [] }

/**
 * Number of characters, with includes. Building a longer page, or one with types, may take over a second: signals must
 * not wait for it.
 */
const LONG_PAGE = 200_000

function isLong({ source }: PageTask, { types }: RenderSetup['markdown']): boolean {
  if (!source) return false
  const texts = [source.text, ...Object.values(source.includes)]
  if (types && texts.some(mentionsTypes)) return true
  return texts.reduce((sum, { length }) => sum + length, 0) > LONG_PAGE
}

/** Opens the HTML plugins. Imports the code for them on demand, because most sites have no HTML plugins. */
async function openPlugins(plugins: HtmlPlugins): Promise<ChangeHtml> {
  const { openHtmlPlugins } = await import('./open-html-plugins.js')
  return openHtmlPlugins(plugins)
}

async function loadMarkdownOptions({ markdown }: RenderSetup, cache: Cache): Promise<MarkdownOptions> {
  const plugins = await runGuarded('the Markdown plugins of the config', () => loadMarkdownPlugins(markdown))
  const findIcon = createIconFinder(markdown.iconSets, markdown.options.dialects?.includes('mintlify'))
  const { types } = markdown
  const checkTypes = types && (await import('./types/open-type-check.js')).openTypeCheck(types, cache)
  return { ...markdown.options, ...plugins, findIcon, ...(checkTypes && { checkTypes }) }
}
