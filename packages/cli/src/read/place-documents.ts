import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { hashBytes } from '../cache/hash.js'
import type { FileMemo } from './file-memo.js'
import { describeSource, type SourceWithoutIncludes } from './read-source.js'

/** A document that a plugin has written. */
export interface WrittenDocument {
  /** Relative to the site's folder. */
  readonly path: string
  readonly text: string
  /** Name of the plugin. */
  readonly writtenBy: string
}

/** Folders of documents with the files that lie there. */
export interface DocumentPlaces {
  readonly folders: readonly {
    readonly folder: string
    readonly version: string
    readonly locale: string
    readonly files: {
      /** Paths that are taken. */
      readonly pages: readonly string[]
      readonly partials: readonly string[]
    }
  }[]
  readonly memo: FileMemo
}

/** The documents of plugins by the folder in which they would lie. One outside of them all, or in the place of another, is an error. */
export function placeDocuments(
  documents: readonly WrittenDocument[],
  { folders, memo }: DocumentPlaces,
): Outcome<ReadonlyMap<string, readonly SourceWithoutIncludes[]>> {
  const diagnostics: Diagnostic[] = []
  const value = new Map<string, SourceWithoutIncludes[]>()
  const taken = new Map(
    folders.flatMap(({ files }) => [...files.pages, ...files.partials].map((path) => [path, 'a file of that name'])),
  )
  for (const document of documents) {
    const { path, text, writtenBy } = document
    const folder = folders.find((each) => each.folder === '' || path.startsWith(`${each.folder}/`))
    const other = taken.get(path)
    if (!folder) {
      const known = [...new Set(folders.map((each) => `${each.folder}/`))].join(', ')
      diagnostics.push(report(document, 'lies in no folder of documents', `Put it below one of ${known}`))
    } else if (other !== undefined) {
      diagnostics.push(report(document, `stands in the place of ${other}`, 'Give it another path'))
    } else {
      taken.set(path, `a document of the plugin ${writtenBy}`)
      const { version, locale } = folder
      const hash = hashBytes(text)
      // The text is part of the kind: nobody tells of a change of what is no file.
      const source = memo.recall(`written ${writtenBy} ${hash}`, path, () => {
        const described = describeSource({ path, text, hash, version, locale })
        return { ...described, value: { ...described.value, writtenBy } }
      })
      diagnostics.push(...source.diagnostics)
      const neighbours = value.get(folder.folder) ?? []
      neighbours.push(source.value)
      value.set(folder.folder, neighbours)
    }
  }
  return { value, diagnostics }
}

function report({ path, writtenBy }: WrittenDocument, what: string, hint: string): Diagnostic {
  const message = `the plugin ${writtenBy}: its document ${path} ${what}`
  return { code: 'plugin', severity: 'error', file: path, message, hint }
}
