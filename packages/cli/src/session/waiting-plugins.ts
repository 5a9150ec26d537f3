import type { Memo } from '../cache/memo.js'
import type { SiteFiles } from '../read/site-files.js'
import type { MarkdownSettings } from '../workers/render-setup.js'

const NAME = 'Markdown plugins that wait for other pages'

/** Whether Markdown plugins of a config, given by its hash, have waited for the content of other pages. */
export function recallWaits(memo: Memo, configHash: string): boolean {
  return memo.load<boolean>(NAME, configHash) ?? false
}

/** Remembers that plugins wait, so that the next build compiles all pages together at once. */
export function rememberWaits(memo: Memo, configHash: string): void {
  if (!recallWaits(memo, configHash)) memo.save(NAME, configHash, true)
}

/** The inputs of pages if plugins wait: each page may contain parts of every other page. */
export function declareSources(
  { pluginsWait }: Pick<MarkdownSettings, 'pluginsWait'>,
  { sources }: Pick<SiteFiles, 'sources'>,
): readonly { readonly pluginInputs: readonly string[] }[] {
  return pluginsWait ? [{ pluginInputs: sources.map(({ path }) => path) }] : []
}
