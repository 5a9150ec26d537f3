import type { FragmentData } from '../cut-fragments.js'
import type { OpenIndex } from '../open-index.js'
import { type NamedSection, type PageCard, readName } from '../page-card.js'
import type { SearchMatch } from '../search-document.js'
import { hasPhrase } from './find-matches.js'
import { isInSection, listSections, readCards, readCardsIfCheap, type SectionCount } from './list-sections.js'
import { parseQuestion, type Question } from './parse-question.js'
import { createPhraseFilter } from './phrase-filter.js'
import { presentHit, type SearchHit } from './present-hit.js'
import { runQuery } from './run-query.js'

/** A query to an index. */
export interface SearchRequest {
  readonly text: string
  /**
   * Path of the context to search in, or to exclude; the whole index if absent. A context without pages has no hits.
   */
  readonly context?: string | undefined
  /** True to search everything except the context. */
  readonly isOutside?: boolean | undefined
  /** Breadcrumbs of the part of the site to show hits of; all hits if absent. */
  readonly section?: readonly string[] | undefined
  readonly limit: number
  /** Number of pages to return, with all of their hits; all pages if absent. */
  readonly pages?: number | undefined
  /** Characters of a snippet. */
  readonly snippetLength: number
  /** True to look up every word of a long query. In a browser, each of them may be a request. */
  readonly readsAll?: boolean | undefined
}

/** Hits before their text is read. */
export interface HitList {
  /** In display order, without snippets; in large indexes also without headings. */
  readonly hits: readonly SearchHit[]
  /** Number of pages with hits; absent if determining it would require reading more texts. */
  readonly pages?: number
  /**
   * The parts of the site with hits, including those outside `section`; absent if listing them would require reading
   * more files.
   */
  readonly sections?: readonly SectionCount[]
  /**
   * A hit with its heading and the text around the match; `undefined` if the text does not contain a phrase of the
   * query.
   */
  readonly show: (hit: number) => Promise<SearchHit | undefined>
}

/** A found section with the card of its page. */
interface MatchWithCard {
  readonly match: SearchMatch
  readonly card: PageCard
}

/** Name and text of a section; for the first section, also description and keywords of the page. */
interface SectionText extends NamedSection {
  readonly text: string
  readonly description: string
  readonly keywords: string
}

// Maximum number of matches to check for phrases: each may need a download.
const MAX_CANDIDATES = 200
// Number of matches whose texts are read at once.
const READ_AT_ONCE = 8

/** Searches an index, and reads only the text on which the order of the hits depends. */
export async function findHits(index: OpenIndex, request: SearchRequest): Promise<HitList> {
  const { analyzer } = index
  const question = parseQuestion(request.text, analyzer)
  if (question.words.length === 0) return { hits: [], pages: 0, show: () => Promise.reject(new Error('no hits')) }
  const { phrases } = question
  const { section = [] } = request
  const limit = phrases.length > 0 ? MAX_CANDIDATES : request.limit
  const result = await runQuery(
    question,
    { limit, accepts: createScope(index, request), readsAll: request.readsAll },
    index,
  )
  const ordered = await putSeparateLast(result.matches, question, index)
  const { matches: all, isWhole } =
    phrases.length > 0
      ? await keepPhrases(ordered, {
          phrases,
          request: section.length > 0 ? { ...request, pages: limit } : request,
          index,
        })
      : { matches: ordered, isWhole: true }
  const readSections = section.length > 0 ? readCards : readCardsIfCheap
  const cards = await readSections([...new Set(all.map(({ page }) => page))], index)
  const isShown = ({ page }: SearchMatch): boolean => {
    const card = cards?.get(page)
    return !card || isInSection(card, section)
  }
  const matches = all.filter(isShown)
  const pages = [...new Set(matches.map(({ page }) => page))]
  const requestedPages = new Set(pages.slice(0, request.pages))
  const matchedTexts = await Promise.all(
    matches.filter(({ page }) => requestedPages.has(page)).map((match) => readMatchCard(match, index)),
  )
  const present = ({ match, card }: MatchWithCard, section?: SectionText): SearchHit =>
    presentHit(
      { match, card, ...(section ?? readName(card.s?.[match.section])) },
      { index, question, clauses: result.clauses, length: request.snippetLength },
    )
  return {
    hits: matchedTexts.map((each) => present(each)),
    ...(isWhole && { pages: pages.length }),
    ...(cards && isWhole && { sections: listSections([...cards.values()]) }),
    show: async (hit) => {
      const each = matchedTexts[hit]
      if (!each) throw new Error(`no hit ${hit}`)
      const section = await readText(each.match, index)
      return hasPhrases(phrases, { ...each, section }, index) ? present(each, section) : undefined
    },
  }
}

async function readMatchCard(match: SearchMatch, index: OpenIndex): Promise<MatchWithCard> {
  return { match, card: await index.readCard(match.page) }
}

async function readText({ page, section }: SearchMatch, index: OpenIndex): Promise<SectionText> {
  const { n, h, s, description = '', keywords = '' }: FragmentData = JSON.parse(await index.readFragment(page, section))
  return { ...readName(h[section - n]), text: s[section - n] ?? '', description, keywords }
}

/**
 * Moves titles and headings that contain the words of a name separately after everything that contains the whole name.
 */
async function putSeparateLast(
  matches: readonly SearchMatch[],
  { names }: Question,
  index: OpenIndex,
): Promise<readonly SearchMatch[]> {
  if (names.length === 0) return matches
  const lastNamed = matches.findLastIndex(({ isNamed }) => isNamed)
  const isSeparate = await Promise.all(
    matches.map(async (match, at) => {
      if (match.isNamed || at > lastNamed) return at > lastNamed
      const { card } = await readMatchCard(match, index)
      const texts = [card.t, readName(card.s?.[match.section]).heading]
      return !names.every((name) => texts.some((text) => hasPhrase(text, name, index.analyzer)))
    }),
  )
  return [...matches.filter((_, at) => !isSeparate[at]), ...matches.filter((_, at) => isSeparate[at])]
}

interface PhraseRequest {
  readonly phrases: Question['phrases']
  readonly request: SearchRequest
  readonly index: OpenIndex
}

/** Keeps the matches that contain the phrases. If the index can't decide, reads texts until there are enough. */
async function keepPhrases(
  all: readonly SearchMatch[],
  { phrases, request: { limit, pages = limit }, index }: PhraseRequest,
): Promise<{ readonly matches: readonly SearchMatch[]; readonly isWhole: boolean }> {
  const checkPhrases = await createPhraseFilter(phrases, index)
  const checked = all.map((match) => ({ match, has: checkPhrases(match) })).filter(({ has }) => has !== 'no')
  const accepted: SearchMatch[] = []
  const isEnough = (): boolean => accepted.length >= limit || new Set(accepted.map(({ page }) => page)).size >= pages
  let read = 0
  while (read < checked.length && !isEnough()) {
    const candidates = checked.slice(read, read + READ_AT_ONCE)
    read += candidates.length
    const areMatching = await Promise.all(
      candidates.map(async ({ match, has }) => {
        if (has === 'likely') return true
        const [cardMatch, section] = await Promise.all([readMatchCard(match, index), readText(match, index)])
        return hasPhrases(phrases, { ...cardMatch, section }, index)
      }),
    )
    accepted.push(...candidates.filter((_, at) => areMatching[at]).map(({ match }) => match))
  }
  return { matches: accepted.slice(0, limit), isWhole: checked.every(({ has }, at) => at < read && has !== 'likely') }
}

function hasPhrases(
  phrases: Question['phrases'],
  { match, card, section }: MatchWithCard & { readonly section: SectionText },
  { analyzer }: OpenIndex,
): boolean {
  const ofPage = match.section === 0 ? [card.t, section.description, section.keywords] : []
  const texts = [section.heading, section.text, ...ofPage]
  return phrases.every((phrase) => texts.some((text) => hasPhrase(text, phrase, analyzer)))
}

/** Creates the filter for pages that a request may find. */
function createScope({ root }: OpenIndex, { context, isOutside }: SearchRequest): (page: number) => boolean {
  if (context === undefined) return () => true
  const [start, end] = root.contexts.find(({ path }) => path === context)?.range ?? [0, 0]
  return (page) => (page >= start && page < end) !== (isOutside === true)
}
