import type { RankedQuery, SearchEvaluation } from '../../check/evaluate-search.js'
import { escapeText } from './escape-text.js'
import { formatCode, formatTable } from './format-table.js'

const MAX_ROWS = 20

/**
 * Formats a Markdown table of the queries whose page has a different rank than on the earlier site, worse ranks first;
 * empty if there are no such queries.
 */
export function formatSearch({ questions }: Pick<SearchEvaluation, 'questions'>): readonly string[] {
  const changed = listChanged(questions)
  if (changed.length === 0) return []
  const worse = changed.filter(isWorse).length
  const rows = changed.map(
    (question) =>
      `| ${escapeText(question.query)}<br>${formatCode(question.page)} | ${nameRank(question.before)} | ${nameRank(question.rank)} |`,
  )
  return [
    `#### Search: ${worse} ${worse === 1 ? 'query finds its page' : 'queries find their pages'} later than before`,
    '',
    ...formatTable(['| query and page | rank before | rank now |', '| --- | ---: | ---: |'], rows, MAX_ROWS),
  ]
}

/** Describes the quality of the search as lines for a terminal, with the queries whose rank has changed. */
export function describeSearch({ mrr, questions }: Pick<SearchEvaluation, 'mrr' | 'questions'>): readonly string[] {
  const first = questions.filter(({ rank }) => rank === 1).length
  const changed = listChanged(questions)
  return [
    `  ${first} of ${questions.length} ${questions.length === 1 ? 'query finds its' : 'queries find their'} page first; mean reciprocal rank ${mrr.toFixed(3)}.`,
    ...changed.slice(0, MAX_ROWS).map((question) => {
      const ranks = `rank ${nameRank(question.before)} → ${nameRank(question.rank)}`
      return `  ${isWorse(question) ? 'worse ' : 'better'}  ${ranks}  ${question.query} (${question.page})`
    }),
    ...(changed.length > MAX_ROWS ? [`  … and ${changed.length - MAX_ROWS} more`] : []),
  ]
}

/** Lists the queries whose rank has changed, worse ranks first. A query whose page had no rank has not become worse. */
function listChanged(questions: readonly RankedQuery[]): readonly RankedQuery[] {
  const changed = questions.filter(({ rank, before }) => before !== undefined && before !== rank)
  return [...changed.filter(isWorse), ...changed.filter((question) => !isWorse(question))]
}

function isWorse({ rank, before }: RankedQuery): boolean {
  return typeof before === 'number' && (rank === null || rank > before)
}

function nameRank(rank: number | null | undefined): string {
  return rank === null || rank === undefined ? 'none' : String(rank)
}
