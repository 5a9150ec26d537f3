import { createHash } from 'node:crypto'
import type { Analyzer } from '../../src/search/create-analyzer.js'
import { indexDocument } from '../../src/search/index-document.js'
import { type ContextRange, NAME_LENGTH } from '../../src/search/index-root.js'
import { type OpenIndex, openIndex } from '../../src/search/open-index.js'
import type { SearchDocument } from '../../src/search/search-document.js'
import { writeIndex } from '../../src/search/write-index.js'

/** Names of files by their text. */
export function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Writes the index of some documents into memory and opens it. */
export async function openWrittenIndex(
  documents: readonly SearchDocument[],
  analyzer: Analyzer,
  contexts: readonly ContextRange[] = [],
): Promise<OpenIndex> {
  const indexed = documents.map((document) => indexDocument(document, analyzer))
  const stored = indexed.map((document) => ({
    ...document,
    fragments: document.fragments.map(({ start, json }) => ({ start, hash: hash(json) })),
  }))
  const { root, files } = writeIndex({ documents: stored, language: 'en', base: '', contexts, hash })
  const all = new Map([...files].map(([full, text]) => [full.slice(0, NAME_LENGTH), text]))
  for (const { fragments } of indexed) for (const { json } of fragments) all.set(hash(json).slice(0, NAME_LENGTH), json)
  return openIndex(root.slice(0, NAME_LENGTH), async (name) => {
    const text = all.get(name)
    if (text === undefined) throw new Error(`no file ${name}`)
    return text
  })
}
