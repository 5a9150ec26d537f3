import { createHash } from 'node:crypto'
import {
  createDocumentIndexer,
  findLanguage,
  NAME_LENGTH,
  openIndex,
  type SearchDocument,
  type SearchHit,
  searchIndex,
  writeIndex,
} from '@docgen/renderer/search'

/** Writes an index of documents to memory and searches it. Files are named after the hash of their content. */
export async function search(documents: readonly SearchDocument[], text: string): Promise<readonly SearchHit[]> {
  const hash = (content: string): string => createHash('sha256').update(content).digest('hex')
  const language = findLanguage('en')
  const indexDocument = createDocumentIndexer()
  const files = new Map<string, string>()
  const indexed = documents.map((document) => {
    const { fragments, ...terms } = indexDocument(document, language)
    for (const { json } of fragments) files.set(hash(json).slice(0, NAME_LENGTH), json)
    return { ...terms, fragments: fragments.map(({ start, json }) => ({ start, hash: hash(json) })) }
  })
  const written = writeIndex({ documents: indexed, language: 'en', base: '', contexts: [], hash })
  for (const [name, content] of written.files) files.set(name.slice(0, NAME_LENGTH), content)
  const index = await openIndex(
    written.root.slice(0, NAME_LENGTH),
    async (name) => files.get(name) ?? '',
    async () => language,
  )
  return searchIndex(index, { text, limit: 8, snippetLength: 50 })
}
