import { posix } from 'node:path'
import { loadDialects } from '@docgen/renderer/markdown'
import { type Collection, versionKey } from '../config/collection.js'
import type { Config } from '../config/config.js'
import { CURRENT_VERSION } from '../config/version-name.js'
import type { SourceChange } from './read-source.js'
import { translatedDocs } from './versions/version-files.js'

/** The settings of the site that dialects depend on. */
interface DialectSettings {
  readonly markdown: Pick<Config['markdown'], 'dialects' | 'anchors'>
  readonly collections: readonly (Pick<Collection, 'id'> & { readonly docs: Pick<Config['docs'], 'path'> })[]
  readonly alias: Config['alias']
  readonly i18n: Pick<Config['i18n'], 'locales' | 'layout'>
}

/**
 * Creates a change that makes the changes of plugins, if there are any, and then converts the dialects of the config to
 * docgen's Markdown; `undefined` if there is nothing to change.
 */
export async function createDialectChange(
  { markdown: { dialects, anchors }, collections, alias, i18n }: DialectSettings,
  pluginChange: SourceChange | undefined,
): Promise<SourceChange | undefined> {
  if (dialects.length === 0) return pluginChange
  const { '@': root } = alias
  const roots =
    typeof root === 'string'
      ? [normalizeFolder(root)]
      : collections.flatMap(({ id, docs }) => [
          normalizeFolder(docs.path),
          // The URL of a page of Hugo depends on its path in the folder.
          ...(dialects.includes('hugo') ? i18n.locales : []).map((locale) =>
            translatedDocs(locale, versionKey(id, CURRENT_VERSION), i18n.layout),
          ),
        ])
  const isOwn = anchors.style !== undefined || anchors.maintainCase
  const convert = await loadDialects(dialects, roots, isOwn ? anchors : undefined)
  return {
    key: [...dialects, ...roots, ...(isOwn ? [JSON.stringify(anchors)] : []), pluginChange?.key ?? ''].join(' '),
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
