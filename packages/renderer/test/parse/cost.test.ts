import { describe, expect, it } from 'vitest'
import { needsReferenceParser } from '../../src/parse/needs-reference-parser.js'
import { parseMarkdown } from '../../src/parse/parse-markdown.js'

const PARTS = [
  '<a ',
  '<a b="',
  '<a b=',
  '<a b="c" ',
  ':::',
  '::a',
  '::a-',
  '*_',
  '[',
  '`',
  '```\n',
  '~~~ a\n',
  '> ',
  '- ',
  '    a\n',
]

describe('the parsing time of unusual text', () => {
  // Quadratic time would be some hundred seconds here; the limits only have to distinguish it from linear time on a
  // busy machine.
  it.each(PARTS)('is proportional to the length of %j repeated many times, before parsing', (part) => {
    const start = performance.now()
    needsReferenceParser(part.repeat(30_000))
    expect(performance.now() - start).toBeLessThan(3000)
  })

  it.each(PARTS)('is bounded for a page of %j', (part) => {
    const start = performance.now()
    parseMarkdown(part.repeat(1000), { parser: 'satteri' })
    expect(performance.now() - start).toBeLessThan(10_000)
  })
})
