import { describe, expect, it } from 'vitest'
import { parseWithSatteri } from './satteri-parser.js'

describe('parseWithSatteri', () => {
  it('returns plain objects in the shape of mdast', () => {
    expect(parseWithSatteri('# a\n')).toEqual({
      type: 'root',
      children: [
        {
          type: 'heading',
          depth: 1,
          children: [{ type: 'text', value: 'a', position: span(1, 3, 2, 4, 3) }],
          position: span(1, 1, 0, 4, 3),
        },
      ],
      position: { start: { line: 1, column: 1, offset: 0 }, end: { line: 2, column: 1, offset: 4 } },
    })
  })

  it('counts columns and offsets in UTF-16 code units', () => {
    const [paragraph] = parseWithSatteri('😀 *a*').children
    expect(paragraph).toMatchObject({ children: [{}, { type: 'emphasis', position: span(1, 4, 3, 7, 6) }] })
  })

  it('reads NUL as the replacement character without changing later positions', () => {
    expect(parseWithSatteri('\0*a*').children).toMatchObject([
      { children: [{ value: '\ufffd' }, { position: span(1, 2, 1, 5, 4) }] },
    ])
  })

  it('reads YAML front matter and no TOML', () => {
    expect(parseWithSatteri('---\na: 1\n---\n').children).toMatchObject([{ type: 'yaml', value: 'a: 1' }])
    expect(parseWithSatteri('+++\na = 1\n+++\n').children).toMatchObject([{ type: 'paragraph' }])
  })
})

function span(line: number, startColumn: number, startOffset: number, endColumn: number, endOffset: number) {
  return {
    start: { line, column: startColumn, offset: startOffset },
    end: { line, column: endColumn, offset: endOffset },
  }
}
