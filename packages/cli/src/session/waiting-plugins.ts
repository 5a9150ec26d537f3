import type { Memo } from '../cache/memo.js'
import type { SiteFiles } from '../read/site-files.js'
import type { MarkdownSettings } from '../workers/render-setup.js'

const NAME = 'Markdown plugins that wait for other pages'

/** Whether an earlier build recorded that Markdown plugins of this config wait for the content of other pages. */
export function recallWaits(memo: Memo, configHash: string): boolean {
  return memo.load<boolean>(NAME, configHash) ?? false
}

/** Records that plugins wait, so that the next build compiles all pages together from the start. */
export function rememberWaits(memo: Memo, configHash: string): void {
  if (!recallWaits(memo, configHash)) memo.save(NAME, configHash, true)
}

/** Returns all sources as plugin inputs if plugins wait, because each page may contain parts of every other page. */
export function declareSources(
  { pluginsWait }: Pick<MarkdownSettings, 'pluginsWait'>,
  { sources }: Pick<SiteFiles, 'sources'>,
): readonly { readonly pluginInputs: readonly string[] }[] {
  return pluginsWait ? [{ pluginInputs: sources.map(({ path }) => path) }] : []
}
