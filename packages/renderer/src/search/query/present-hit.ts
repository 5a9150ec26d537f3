import type { Analyzer } from '../language/create-analyzer.js'
import type { OpenIndex } from '../open-index.js'
import type { NamedSection, PageCard } from '../page-card.js'
import type { HitType, SearchMatch } from '../search-document.js'
import { createSnippet, type SnippetPart } from './create-snippet.js'
import type { Clause } from './expand-clause.js'
import { findMatches } from './find-matches.js'
import type { Question } from './parse-question.js'

/** A search hit, ready to be shown. */
export interface SearchHit {
  readonly type: HitType
  /** Title of the page. */
  readonly title: readonly SnippetPart[]
  /** Heading of the section; absent for the page's beginning, empty until it is read. */
  readonly heading?: readonly SnippetPart[]
  /** Text around the match; empty until it is read. */
  readonly snippet: readonly SnippetPart[]
  /** Names of the page's ancestors, outermost first. */
  readonly breadcrumbs: readonly string[]
  /** URL of the page: the same for all hits of a page. */
  readonly pageHref: string
  /** URL of the section, with the words to mark there. */
  readonly href: string
  readonly score: number
}

/** A match with the data of its page and section; its texts are absent until they are read. */
export interface PresentedMatch extends NamedSection {
  readonly match: SearchMatch
  readonly card: PageCard
  readonly text?: string
  readonly description?: string
}

/** The query that found a hit, and the length of its snippet. */
export interface Presentation {
  readonly index: OpenIndex
  readonly question: Question
  readonly clauses: readonly Clause[]
  /** Characters of a snippet. */
  readonly length: number
}

/** Marks matches in the texts of a match, and builds the URL that links there. */
export function presentHit(
  { match, card, id, heading, text = '', description = '' }: PresentedMatch,
  { index: { analyzer, root }, question, clauses, length }: Presentation,
): SearchHit {
  const mark = (whole: string, limit: number): SnippetPart[] =>
    createSnippet(whole, findMatches(whole, clauses, analyzer), limit)
  const textsOfWords = (words: Question['words']): string[] =>
    words.filter(({ isStopWord }) => !isStopWord).map(({ text: word }) => word)
  const marked = findWordsToMark([card.t, heading, text, description], {
    words: textsOfWords(question.words),
    ...(question.wordsAndNames && { wordsAndNames: textsOfWords(question.wordsAndNames) }),
    clauses,
    analyzer,
  })
  const query = marked.map((word) => `highlight=${encodeURIComponent(word)}`).join('&')
  const pageHref = root.base + card.u
  const inText = mark(text, length)
  const isUnread = card.s === undefined && match.section > 0
  return {
    type: match.type,
    title: mark(card.t, card.t.length),
    ...((heading !== '' || isUnread) && { heading: mark(heading, heading.length) }),
    snippet: match.type === 'Description' ? chooseSnippet(mark(description, length), inText) : inText,
    breadcrumbs: card.b,
    pageHref,
    href: pageHref + (query === '' ? '' : `?${query}`) + (id === '' ? '' : `#${id}`),
    score: match.score,
  }
}

/** The matched description, or the text if it contains more of the query. */
function chooseSnippet(description: SnippetPart[], inText: SnippetPart[]): SnippetPart[] {
  const countWords = (parts: SnippetPart[]): number =>
    new Set(parts.flatMap(({ text, isMatch }) => (isMatch ? [text.toLowerCase()] : []))).size
  return countWords(inText) > countWords(description) ? inText : description
}

/** A query and the clauses that found its results. */
export interface AnsweredQuestion {
  /** Its words in lower case, without stop words. */
  readonly words: readonly string[]
  /** The words, with each hyphenated name as one word; absent if the query has no such names. */
  readonly wordsAndNames?: readonly string[]
  readonly clauses: readonly Clause[]
  readonly analyzer: Analyzer
}

/**
 * Returns the words to mark on a found page: the words of the query. If a word does not appear in the texts of the hit,
 * because it was misspelled or is inflected there, adds the words that match the query in these texts.
 */
function findWordsToMark(
  texts: readonly string[],
  { words, wordsAndNames = words, clauses, analyzer }: AnsweredQuestion,
): readonly string[] {
  const lower = texts.map((text) => text.toLowerCase())
  const allAppear = (all: readonly string[]): boolean => all.every((word) => lower.some((text) => text.includes(word)))
  if (allAppear(wordsAndNames)) return wordsAndNames
  if (allAppear(words)) return words
  // In original case, because code identifiers are split at capitals.
  const matchedWords = texts.flatMap((text) =>
    findMatches(text, clauses, analyzer).map(({ start, end }) => text.slice(start, end).toLowerCase()),
  )
  const marked = [...words]
  // Marking `refund` also marks the beginning of `refunds`.
  for (const word of matchedWords.sort((a, b) => a.length - b.length)) {
    if (!marked.some((other) => word.includes(other))) marked.push(word)
  }
  return marked
}
