import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { findIncludes } from '@docgen/renderer/markdown'

import type { PluginDocument } from '../../config/plugin.js'
import type { GraphFiles } from '../../graph/graph-files.js'
import type { ReadyPlugin } from '../../plugins/ready-plugin.js'
import { NO_FILE_MEMO } from '../../read/files/file-memo.js'
import { groupDocuments } from '../../read/group-documents.js'
import type { DocsFolder } from '../../read/list-folders.js'
import { mayListCards } from '../../read/resolve-includes.js'
import type { Source } from '../../read/source.js'

/** Where to add documents, and the plugin that adds them. */
export interface Addition {
  readonly files: GraphFiles
  /** Paths of the files that pages can include, but that are not pages. */
  readonly partialPaths: readonly string[]
  readonly folders: readonly DocsFolder[]
  readonly ready: ReadyPlugin
}

/**
 * Creates the sources of the documents that a `pages` hook adds. Reports a document that includes files, because docgen
 * has already read the site's files.
 */
export function addDocuments(
  documents: readonly PluginDocument[],
  { files, partialPaths, folders, ready }: Addition,
): Outcome<readonly Source[]> {
  const { plugin, report } = ready
  const diagnostics: Diagnostic[] = documents.flatMap(({ path, text }) => {
    const message = `its document ${path} includes another file, which documents of the pages hook cannot do`
    return findIncludes(text).length === 0
      ? []
      : [report({ message, file: path, hint: 'Return it from the content hook, or copy the text into it' })]
  })
  const pages = files.sources.map(({ path }) => path)
  const grouped = groupDocuments(
    documents.map(({ path, text }) => ({ path, text, pluginName: plugin.name })),
    {
      folders: folders.map((folder) => ({ ...folder, files: { pages, partials: partialPaths } })),
      memo: NO_FILE_MEMO,
    },
  )
  const value = [...grouped.value.values()].flat().map(
    (source): Source => ({
      ...source,
      includes: [],
      listsCards: mayListCards(source.text),
    }),
  )
  return { value, diagnostics: [...diagnostics, ...grouped.diagnostics] }
}
