import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../../src/parse/parse-markdown.js'
import { compareParsers, isTolerated } from './compare-parsers.js'
import { firstDifference } from './first-difference.js'
import { KNOWN_DIFFERENCES, TOLERATED_DIFFERENCES } from './known-differences.js'

describe('the list of known differences', () => {
  it.each(KNOWN_DIFFERENCES)('$id still differs, for that reason', (each) => {
    const comparison = compareParsers(each.example)
    expect(comparison.kind).toBe('known')
    if (comparison.kind === 'known') expect(each.explains(comparison.difference)).toBe(true)
  })

  it.each(TOLERATED_DIFFERENCES)('$id still differs, in positions alone', (tolerated) => {
    const text = tolerated.example
    const reference = parseMarkdown(text, { parser: 'remark' })
    const actual = parseMarkdown(text, { parser: 'satteri' })
    const others = TOLERATED_DIFFERENCES.filter((other) => other !== tolerated)
    const difference = firstDifference(text, reference, actual, (place) =>
      others.some((other) => other.explains(place)),
    )
    expect(difference && tolerated.explains(difference)).toBe(true)
    expect(firstDifference(text, reference, actual, isTolerated)).toBeUndefined()
  })

  it('contains what remark itself asserts to be impossible, such as a checkbox outside of an item', () => {
    expect(compareParsers('- *\n[x] text\n').kind).toBe('refused')
  })

  it('has unique ids', () => {
    const ids = [...KNOWN_DIFFERENCES, ...TOLERATED_DIFFERENCES].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
