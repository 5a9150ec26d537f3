import type { Paragraph } from 'mdast'
import { describe, expect, it } from 'vitest'
import { appendInline, areOnNeighboringLines, joinParagraphs, sourceBetween } from './source-text.js'

const at = (line: number, column: number, offset: number) => ({ line, column, offset })

describe('sourceBetween', () => {
  it('returns the characters and their position', () => {
    expect(sourceBetween(at(1, 2, 1), at(1, 4, 3), 'abcd')).toEqual({
      type: 'text',
      value: 'bc',
      position: { start: at(1, 2, 1), end: at(1, 4, 3) },
    })
  })

  it('omits the prefixes of further lines and replaces NUL', () => {
    expect(sourceBetween(at(1, 1, 0), at(3, 4, 15), '> a\r\n>  > b\n\tc\0').value).toBe('> a\r\nb\nc\ufffd')
  })
})

describe('appendInline', () => {
  it('joins adjacent texts and drops empty ones', () => {
    const nodes = [
      { type: 'text', value: 'a' } as const,
      { type: 'text', value: '' } as const,
      { type: 'text', value: 'b' } as const,
    ]
    expect(nodes.reduce(appendInline, [])).toEqual([{ type: 'text', value: 'ab' }])
    expect(appendInline([{ type: 'break' }], { type: 'text', value: 'a' })).toHaveLength(2)
  })
})

describe('paragraphs', () => {
  const first: Paragraph = {
    type: 'paragraph',
    children: [{ type: 'text', value: 'a' }],
    position: { start: at(1, 1, 0), end: at(1, 2, 1) },
  }
  const second: Paragraph = {
    type: 'paragraph',
    children: [{ type: 'text', value: 'b' }],
    position: { start: at(2, 1, 2), end: at(2, 2, 3) },
  }
  const third: Paragraph = { type: 'paragraph', children: [], position: { start: at(4, 1, 5), end: at(4, 2, 6) } }

  it('are adjacent when the second starts on the next line', () => {
    expect(areOnNeighboringLines(first, second)).toBe(true)
    expect(areOnNeighboringLines(second, third)).toBe(false)
    expect(areOnNeighboringLines({ type: 'paragraph', children: [] }, second)).toBe(false)
  })

  it('are joined by a line ending', () => {
    expect(joinParagraphs(first, second)).toMatchObject({
      children: [{ type: 'text', value: 'a\nb' }],
      position: { start: at(1, 1, 0), end: at(2, 2, 3) },
    })
  })
})
