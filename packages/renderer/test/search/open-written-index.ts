import { createHash } from 'node:crypto'
import { createDocumentIndexer } from '../../src/search/create-document-indexer.js'
import { type ContextRange, NAME_LENGTH } from '../../src/search/index-root.js'
import type { SearchLanguage } from '../../src/search/language/search-language.js'
import { type OpenIndex, openIndex } from '../../src/search/open-index.js'
import type { SearchDocument } from '../../src/search/search-document.js'
import { createIndexWriter } from '../../src/search/write-index.js'

/** Names files by their content. */
export function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Writes the index of some documents to memory and opens it; appends the name of each file that it reads to `log`. */
export async function openWrittenIndex(
  documents: readonly SearchDocument[],
  language: SearchLanguage,
  contexts: readonly ContextRange[] = [],
  log: string[] = [],
): Promise<OpenIndex> {
  const index = createDocumentIndexer()
  const indexed = documents.map((document) => index(document, language))
  const stored = indexed.map((document) => ({
    ...document,
    fragments: document.fragments.map(({ start, json }) => ({ start, hash: hash(json) })),
  }))
  const { root, files } = createIndexWriter()({ documents: stored, language: language.tag, base: '', contexts, hash })
  const all = new Map([...files].map(([full, text]) => [full.slice(0, NAME_LENGTH), text]))
  for (const { fragments } of indexed) for (const { json } of fragments) all.set(hash(json).slice(0, NAME_LENGTH), json)
  const readFile = async (name: string): Promise<string> => {
    log.push(name)
    const text = all.get(name)
    if (text === undefined) throw new Error(`no file ${name}`)
    return text
  }
  return openIndex(root.slice(0, NAME_LENGTH), readFile, async () => language)
}
