import type { Analyzer } from './create-analyzer.js'
import { findHyphenatedNames } from './hyphenated-name.js'
import { openKernel } from './open-kernel.js'
import type { SearchDocument } from './search-document.js'
import { HEAD_LISTS } from './search-list.js'

/** What a page says, wherever it stands. */
export type SaidDocument = Pick<SearchDocument, 'title' | 'description' | 'keywords' | 'sections'>

/** The terms of one page. */
export interface CountedDocument {
  /** In the order of `LISTS`. */
  readonly lists: readonly ListTerms[]
}

/** The terms of one page in one list. A page's documents in a list are numbered by the sections they stand in. */
export interface ListTerms {
  /** How many documents there are. */
  readonly documents: number
  /** Terms in all of them, repetitions included. */
  readonly length: number
  /** Each different term once, divided by spaces. */
  readonly terms: string
  /**
   * Where each of them stands, in the same order. For each section: its number (after the first, the distance) with two flags
   * in the low bits, more to come and more than once; then how often less two, where more than once; then the document's
   * length, where lengths are kept; then a character for each time, of what follows it (`followerOf`).
   */
  readonly places: string
}

/** Counts the terms of a page in every list, as Lunr's builder does. */
export type CountPage = (document: SaidDocument) => CountedDocument

// Stands for a hyphen where the kernel is not to cut. No text has it: it is no character.
const WHOLE = '\ufffe'

/** A text, and behind it once more each of its names with hyphens, which are cut into words where they stand. */
function withNames(text: string): string {
  const names = findHyphenatedNames(text)
  return names.length === 0 ? text : `${text} ${names.join(' ').replaceAll('-', WHOLE)}`
}

/**
 * A counter for one language that remembers the words it has seen: a site says the same ones over and over, so the analyzer
 * is asked once for each. The counting is the kernel's.
 */
export function createPageCounter(analyzer: Analyzer): CountPage {
  const kernel = openKernel()
  const learn = (text: string, fresh: number): void => {
    const places = kernel.numbersAt(kernel.freshWords(), fresh * 2)
    let learnt = ''
    for (let index = 0; index < places.length; index += 2) {
      const word = text.slice(places[index], places[index + 1])
      learnt += `${analyzer.termsOf(word.replaceAll(WHOLE, '-')).join(' ')}\n`
    }
    kernel.learnWords(kernel.putText(learnt))
  }
  /** Counts a list of texts, each a document of its section; where there is no text, there is no document. */
  const countList = (texts: readonly string[], keepsLengths: boolean): ListTerms => {
    let documents = 0
    let length = 0
    kernel.beginList()
    for (const [section, said] of texts.entries()) {
      if (said === '') continue
      const text = withNames(said)
      const fresh = kernel.readText(kernel.putText(text))
      if (fresh > 0) learn(text, fresh)
      documents++
      length += kernel.countRead(section)
    }
    kernel.writeList(keepsLengths)
    const terms = kernel.textBetween(kernel.termsStart(), kernel.termsEnd())
    const places = kernel.textBetween(kernel.placesStart(), kernel.placesEnd())
    return { documents, length, terms, places }
  }
  return ({ title, description, keywords, sections }) => {
    const texts = [
      [title],
      sections.map((section) => section.title),
      [description],
      [keywords.join(', ')],
      sections.map(({ text }) => text),
    ]
    return { lists: texts.map((list, index) => countList(list, index < HEAD_LISTS)) }
  }
}
