import { createHash } from 'node:crypto'
import { createDocumentIndexer } from '../../src/search/create-document-indexer.js'
import { type ContextRange, NAME_LENGTH } from '../../src/search/index-root.js'
import type { SearchLanguage } from '../../src/search/language/search-language.js'
import { type OpenIndex, openIndex } from '../../src/search/open-index.js'
import type { SearchDocument } from '../../src/search/search-document.js'
import { writeIndex } from '../../src/search/write-index.js'

/** Names files by their content. */
export function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** The files of an index by their short names, and the name of that which opens it. */
export interface WrittenFiles {
  readonly root: string
  readonly files: ReadonlyMap<string, string>
}

/** Writes the index of some documents to memory. */
export function writeTestIndex(
  documents: readonly SearchDocument[],
  language: SearchLanguage,
  contexts: readonly ContextRange[] = [],
): WrittenFiles {
  const index = createDocumentIndexer()
  const indexed = documents.map((document) => index(document, language))
  const stored = indexed.map((document) => ({
    ...document,
    fragments: document.fragments.map(({ start, json }) => ({ start, hash: hash(json) })),
  }))
  const written = writeIndex({ documents: stored, language: language.tag, base: '', contexts, hash })
  const files = new Map([...written.files].map(([full, text]) => [full.slice(0, NAME_LENGTH), text]))
  for (const { fragments } of indexed)
    for (const { json } of fragments) files.set(hash(json).slice(0, NAME_LENGTH), json)
  return { root: written.root.slice(0, NAME_LENGTH), files }
}

/** The same, opened; appends the name of each file that it reads to `log`. */
export async function openWrittenIndex(
  documents: readonly SearchDocument[],
  language: SearchLanguage,
  contexts: readonly ContextRange[] = [],
  log: string[] = [],
): Promise<OpenIndex> {
  return openTestFiles(writeTestIndex(documents, language, contexts), language, log)
}

/** Opens an index in memory; appends the name of each file that it reads to `log`. */
export async function openTestFiles(
  { root, files }: WrittenFiles,
  language: SearchLanguage,
  log: string[] = [],
): Promise<OpenIndex> {
  const readFile = async (name: string): Promise<string> => {
    log.push(name)
    const text = files.get(name)
    if (text === undefined) throw new Error(`no file ${name}`)
    return text
  }
  return openIndex(root, readFile, async () => language)
}
