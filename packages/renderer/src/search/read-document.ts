import type { Vocabulary } from './create-vocabulary.js'
import type { SearchDocument } from './search-document.js'

/** What a page says, wherever it stands. */
export type SaidDocument = Pick<SearchDocument, 'title' | 'description' | 'keywords' | 'sections'>

/** A document of a list on its way into an index. */
export interface ListDocument {
  readonly section: number
  /** Their numbers in a vocabulary. */
  readonly words: readonly number[]
}

/** A page in words, before a language has turned them into terms. */
export interface ReadDocument {
  /** In the order of `LISTS`. */
  readonly lists: readonly (readonly ListDocument[])[]
  /** How many sections there are. */
  readonly sections: number
}

/** Reads the texts of a page; where there is no text, there is no document. */
export function readDocument(document: SaidDocument, { numberWords }: Vocabulary): ReadDocument {
  const { title, description, keywords, sections } = document
  const read = (texts: readonly string[]): ListDocument[] => {
    const documents: ListDocument[] = []
    for (const [section, text] of texts.entries())
      if (text !== '') documents.push({ section, words: numberWords(text) })
    return documents
  }
  return {
    lists: [
      read([title]),
      read(sections.map((section) => section.title)),
      read([description]),
      read([keywords.join(', ')]),
      read(sections.map(({ text }) => text)),
    ],
    sections: sections.length,
  }
}
