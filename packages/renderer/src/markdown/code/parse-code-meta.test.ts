import { describe, expect, it } from 'vitest'
import { parseCodeMeta } from './parse-code-meta.js'

describe('parseCodeMeta', () => {
  it('reads all settings in any order', () => {
    expect(parseCodeMeta('{1, 3-5} wrap live title="a \\"b\\" {2}" showLineNumbers=7 x={y}')).toMatchObject({
      title: 'a "b" {2}',
      firstLineNumber: 7,
      isWrapped: true,
      ranges: [
        { first: 1, last: 1 },
        { first: 3, last: 5 },
      ],
      problems: [],
    })
  })

  it('numbers lines from 1 by default', () => {
    expect(parseCodeMeta('showLineNumbers').firstLineNumber).toBe(1)
    expect(parseCodeMeta('showLineNumbers={3}').firstLineNumber).toBe(3)
    expect(parseCodeMeta("title='x'")).toEqual({
      title: 'x',
      ranges: [],
      isWrapped: false,
      isExpanded: false,
      problems: [],
    })
  })

  it('accepts an unclosed quote, and reports it', () => {
    expect(parseCodeMeta('wrap title="babel.config.json {1}')).toEqual({
      title: 'babel.config.json',
      ranges: [{ first: 1, last: 1, offset: 31, length: 1 }],
      isWrapped: true,
      isExpanded: false,
      problems: [{ message: 'the quote after title= is never closed', offset: 5, length: 24 }],
    })
    expect(parseCodeMeta("title='it").title).toBe('it')
    expect(parseCodeMeta('title=""')).not.toHaveProperty('title')
  })

  it('reads the lines to focus and to highlight by name, and whether a long block is expanded', () => {
    expect(parseCodeMeta('focus={2,4-5} highlight="1" collapse=false')).toMatchObject({
      isExpanded: true,
      ranges: [
        { first: 2, last: 2, offset: 7, length: 1, className: 'focused' },
        { first: 4, last: 5, offset: 9, length: 3, className: 'focused' },
        { first: 1, last: 1, offset: 25, length: 1 },
      ],
    })
    expect(parseCodeMeta('ins={2} del="3-4"').ranges).toMatchObject([
      { first: 2, last: 2, className: 'added' },
      { first: 3, last: 4, className: 'removed' },
    ])
    expect(parseCodeMeta('focus={x}').problems).toMatchObject([{ offset: 7, length: 1 }])
  })

  it('suggests the closest setting for a word', () => {
    expect(parseCodeMeta('titel="x" showLineNumber npm2yarn nowrap').problems).toEqual([
      { message: 'code blocks have no setting titel', hint: 'Did you mean title?', offset: 0, length: 9 },
      {
        message: 'code blocks have no setting showLineNumber',
        hint: 'Did you mean showLineNumbers?',
        offset: 10,
        length: 14,
      },
    ])
    expect(parseCodeMeta('title').problems).toMatchObject([{ message: 'title has no value' }])
  })

  it('reports the position of an invalid range', () => {
    const { problems, ranges } = parseCodeMeta('a {2,x, 5-3,0} showLineNumbers=no')
    expect(ranges).toHaveLength(1)
    expect(problems).toEqual([
      { message: '"x" is not a line or a range of lines such as 3 or 3-5', offset: 5, length: 1 },
      { message: 'the range 5-3 is reversed', offset: 8, length: 3 },
      { message: 'lines are counted from 1', offset: 12, length: 1 },
      { message: 'showLineNumbers=no is not a line number', offset: 15, length: 18 },
    ])
  })

  it('translates attributes of Pandoc', () => {
    const hint = (meta: string) => parseCodeMeta(meta).problems.map((problem) => problem.hint)
    expect(hint('{.sh caption="Install it"}')).toEqual(['Write ```sh title="Install it"'])
    expect(hint('{.c++ .numberLines}')).toEqual(['Write ```c++'])
  })
})
