import type { Analyzer } from './create-analyzer.js'
import type { FragmentData } from './cut-fragments.js'
import { findMatches, hasPhrase } from './find-matches.js'
import { findWordsToMark } from './find-words-to-mark.js'
import type { FoundPlace } from './found-place.js'
import { makeSnippet, type SnippetPart } from './make-snippet.js'
import type { OpenIndex } from './open-index.js'
import { parseQuestion, type Question } from './parse-question.js'
import { type QueryAnswer, runQuery } from './run-query.js'
import type { HitType } from './search-list.js'

/** What is asked of an index. */
export interface SearchRequest {
  readonly text: string
  /** Path of the context to stay within, or to leave out; the whole index where absent. One without pages has no hits. */
  readonly context?: string | undefined
  /** True to search everything but the context. */
  readonly isOutside?: boolean | undefined
  readonly limit: number
  /** Characters of a snippet. */
  readonly snippetLength: number
}

/** An answer to a search, ready to be shown. */
export interface SearchHit {
  readonly type: HitType
  /** Title of the page. */
  readonly title: readonly SnippetPart[]
  /** Heading of the section; absent where the page's beginning was found. */
  readonly heading?: readonly SnippetPart[]
  /** Text around what was found. */
  readonly snippet: readonly SnippetPart[]
  /** Names of what stands around the page, outermost first. */
  readonly trail: readonly string[]
  /** Address of the page: the same for all hits of one page. */
  readonly pageHref: string
  /** Address of the place, with the words to mark there. */
  readonly href: string
  readonly score: number
}

// Each that is read may be a file to download.
const MOST_CANDIDATES = 200
// For each hit that is shown: nearly all phrases are seen in so many.
const FEW_CANDIDATES = 4
/** Searches an index; the hits stand in the order in which they are to be shown. */
export async function searchIndex(index: OpenIndex, request: SearchRequest): Promise<SearchHit[]> {
  const { analyzer } = index
  const question = parseQuestion(request.text, analyzer)
  if (question.words.length === 0) return []
  const { answer, texts } = await findTexts(question, request, index)
  return texts.map((found) => present(found, { index, analyzer, question, answer, length: request.snippetLength }))
}

/** The texts that answer a question, best first. Whether words follow each other is only known from the text: for them more have to be read than are shown. */
async function findTexts(
  question: Question,
  request: SearchRequest,
  index: OpenIndex,
): Promise<{ readonly answer: QueryAnswer; readonly texts: readonly FoundText[] }> {
  const { limit } = request
  const accepts = createScope(index, request)
  const readBest = async (candidates: number) => {
    const answer = await runQuery(question, { limit: candidates, accepts }, index)
    const read = await Promise.all(answer.places.map((place) => readHit(place, index)))
    const texts = read.filter((text) => hasPhrases(text, question.phrases, index)).slice(0, limit)
    // Titles that have the words of a name apart stand behind texts that have it whole.
    const isApart = texts.map((text) => !hasPhrases(text, question.names, index))
    return { answer, texts: [...texts.filter((_, at) => !isApart[at]), ...texts.filter((_, at) => isApart[at])] }
  }
  if (question.phrases.length === 0) return readBest(limit)
  const few = Math.min(limit * FEW_CANDIDATES, MOST_CANDIDATES)
  const first = await readBest(few)
  const isEnough = first.texts.length === limit || first.answer.places.length < few
  return isEnough || few === MOST_CANDIDATES ? first : readBest(MOST_CANDIDATES)
}

function hasPhrases(found: FoundText, phrases: Question['phrases'], { analyzer }: OpenIndex): boolean {
  return phrases.every((phrase) => textsOf(found).some((text) => hasPhrase(text, phrase, analyzer)))
}

/** A place with the text that it shows. */
interface FoundText {
  readonly place: FoundPlace
  readonly fragment: FragmentData
  readonly section: FragmentData['s'][number]
}

async function readHit(place: FoundPlace, index: OpenIndex): Promise<FoundText> {
  const fragment: FragmentData = JSON.parse(await index.readFragment(place.page, place.section))
  return { place, fragment, section: fragment.s[place.section - fragment.n] ?? ['', '', ''] }
}

function textsOf({ place, fragment, section: [, heading, text] }: FoundText): string[] {
  const { t, description = '', keywords = '' } = fragment
  return [heading, text, ...(place.section === 0 ? [t, description, keywords] : [])]
}

/** Which pages a request may find. */
function createScope({ root }: OpenIndex, { context, isOutside }: SearchRequest): (page: number) => boolean {
  if (context === undefined) return () => true
  const [start, end] = root.contexts.find(({ path }) => path === context)?.range ?? [0, 0]
  return (page) => (page >= start && page < end) !== (isOutside === true)
}

interface Presentation {
  readonly index: OpenIndex
  readonly analyzer: Analyzer
  readonly question: Question
  readonly answer: QueryAnswer
  readonly length: number
}

function present({ place, fragment, section }: FoundText, show: Presentation): SearchHit {
  const { index, analyzer, question, answer, length } = show
  const [id, heading, text] = section
  const mark = (whole: string, limit: number): SnippetPart[] =>
    makeSnippet(whole, findMatches(whole, answer.clauses, analyzer), limit)
  const textsOfWords = (words: Question['words']): string[] =>
    words.filter(({ isStopWord }) => !isStopWord).map(({ text: word }) => word)
  const marked = findWordsToMark([fragment.t, heading, text, fragment.description ?? ''], {
    words: textsOfWords(question.words),
    ...(question.wordsAndNames && { wordsAndNames: textsOfWords(question.wordsAndNames) }),
    clauses: answer.clauses,
    analyzer,
  })
  const query = marked.map((word) => `highlight=${encodeURIComponent(word)}`).join('&')
  const pageHref = index.root.base + fragment.u
  const inText = mark(text, length)
  return {
    type: place.type,
    title: mark(fragment.t, fragment.t.length),
    ...(heading !== '' && { heading: mark(heading, heading.length) }),
    snippet: place.type === 'Description' ? chooseSnippet(mark(fragment.description ?? '', length), inText) : inText,
    trail: fragment.b,
    pageHref,
    href: pageHref + (query === '' ? '' : `?${query}`) + (id === '' ? '' : `#${id}`),
    score: place.score,
  }
}

/** The description that was found, or the text where more of the question stands together. */
function chooseSnippet(description: SnippetPart[], inText: SnippetPart[]): SnippetPart[] {
  const countWords = (parts: SnippetPart[]): number =>
    new Set(parts.flatMap(({ text, isMatch }) => (isMatch ? [text.toLowerCase()] : []))).size
  return countWords(inText) > countWords(description) ? inText : description
}
