import { type DialectName, loadDialects } from '@docgen/renderer/markdown'
import type { SourceChange } from './read-source.js'

/**
 * Creates a change that makes the changes of plugins, if there are any, and then converts the dialects of the config to
 * docgen's Markdown; `undefined` if there is nothing to change. MDX files are not converted.
 */
export async function createDialectChange(
  dialects: readonly DialectName[],
  pluginChange: SourceChange | undefined,
): Promise<SourceChange | undefined> {
  if (dialects.length === 0) return pluginChange
  const convert = await loadDialects(dialects)
  return {
    key: [...dialects, pluginChange?.key ?? ''].join(' '),
    apply: (rawText, path) => {
      const changed = pluginChange?.apply(rawText, path) ?? { value: { text: rawText }, diagnostics: [] }
      if (path.endsWith('x')) return changed
      const { text, lines } = convert(changed.value.text, path)
      return { value: { text, ...(lines && { lines }) }, diagnostics: changed.diagnostics }
    },
  }
}
