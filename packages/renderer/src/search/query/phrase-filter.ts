import { ANY_FOLLOWER, followerOf } from '../follower.js'
import type { OpenIndex } from '../open-index.js'
import { LISTS, type SearchMatch } from '../search-document.js'
import { afterTerm } from './expand-clause.js'
import type { Question } from './parse-question.js'

/**
 * Whether a match contains the phrases. `likely`: every word is followed by one with the hash of the next; `unknown`:
 * only the text can decide.
 */
export type HasPhrases = 'no' | 'unknown' | 'likely'

const ORDER: readonly HasPhrases[] = ['no', 'unknown', 'likely']

/** Creates a function that checks matches by the followers in the index, without reading any text. */
export async function createPhraseFilter(
  phrases: Question['phrases'],
  index: OpenIndex,
): Promise<(match: SearchMatch) => HasPhrases> {
  const filters = await Promise.all(phrases.map((phrase) => filterPhrase(phrase, index)))
  return (match) => least(filters.map((filter) => filter(match)))
}

async function filterPhrase(
  phrase: readonly string[],
  index: OpenIndex,
): Promise<(match: Pick<SearchMatch, 'page' | 'section'>) => HasPhrases> {
  const terms = phrase.flatMap((word) => index.analyzer.termsOf(word)[0] ?? [])
  const pairs = terms.slice(1).map((term, before) => [terms[before] ?? '', followerOf(term)] as const)
  if (pairs.length === 0) return () => 'unknown'
  const perList = await Promise.all(
    LISTS.map((_, list) => Promise.all(pairs.map(([term, follower]) => checkPair(term, follower, { list, index })))),
  )
  return ({ page, section }) =>
    // A phrase must be within one text: the title, a heading, the content of a section …
    greatest(perList.map((results) => least(results.map((matches) => matches.get(`${page}:${section}`) ?? 'no'))))
}

/** Page and section → whether the required word follows the term there. */
async function checkPair(
  term: string,
  follower: string,
  { list, index }: { readonly list: number; readonly index: OpenIndex },
): Promise<ReadonlyMap<string, HasPhrases>> {
  const postingsByTerm = await index.findTerms(list, term, afterTerm(term))
  return new Map(
    (postingsByTerm.get(term) ?? []).map(({ page, section, followers }) => {
      const other = followers.includes(ANY_FOLLOWER) ? 'unknown' : 'no'
      return [`${page}:${section}`, followers.includes(follower) ? 'likely' : other]
    }),
  )
}

function least(results: readonly HasPhrases[]): HasPhrases {
  return ORDER.find((one) => results.includes(one)) ?? 'no'
}

function greatest(results: readonly HasPhrases[]): HasPhrases {
  return ORDER.findLast((one) => results.includes(one)) ?? 'no'
}
