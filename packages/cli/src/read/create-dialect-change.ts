import { posix } from 'node:path'
import { loadDialects } from '@docgen/renderer/markdown'
import type { Config } from '../config/config.js'
import type { SourceChange } from './read-source.js'

/** The settings of the site that dialects depend on. */
interface DialectSettings {
  readonly markdown: Pick<Config['markdown'], 'dialects'>
  readonly collections: readonly { readonly docs: Pick<Config['docs'], 'path'> }[]
  readonly alias: Config['alias']
}

/**
 * Creates a change that makes the changes of plugins, if there are any, and then converts the dialects of the config to
 * docgen's Markdown; `undefined` if there is nothing to change.
 */
export async function createDialectChange(
  { markdown: { dialects }, collections, alias }: DialectSettings,
  pluginChange: SourceChange | undefined,
): Promise<SourceChange | undefined> {
  if (dialects.length === 0) return pluginChange
  const { '@': root } = alias
  const roots =
    typeof root === 'string' ? [normalizeFolder(root)] : collections.map(({ docs }) => normalizeFolder(docs.path))
  const convert = await loadDialects(dialects, roots)
  return {
    key: [...dialects, ...roots, pluginChange?.key ?? ''].join(' '),
    apply: (rawText, path) => {
      const changed = pluginChange?.apply(rawText, path) ?? { value: { text: rawText }, diagnostics: [] }
      const { text, lines } = convert(changed.value.text, path)
      return { value: { text, ...(lines && { lines }) }, diagnostics: changed.diagnostics }
    },
  }
}

function normalizeFolder(path: string): string {
  const folder = posix.normalize(path).replace(/\/$/, '')
  return folder === '.' ? '' : folder
}
