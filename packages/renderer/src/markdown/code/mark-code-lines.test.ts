import { describe, expect, it } from 'vitest'
import { type LineMarking, markCodeLines } from './mark-code-lines.js'

const mark = (code: string, marking: Partial<LineMarking> = {}) => {
  const marked = markCodeLines(code.split('\n'), { language: 'js', ranges: [], magicComments: [], ...marking })
  return { ...marked, classes: Object.fromEntries(marked.lineClasses) }
}

describe('markCodeLines', () => {
  it('marks the next line and blocks of lines, and removes the comments', () => {
    const code = '// highlight-next-line\na\nb\n// highlight-start\nc\n\nd\n// highlight-end\ne'
    expect(mark(code)).toMatchObject({
      lines: ['a', 'b', 'c', '', 'd', 'e'],
      classes: { 0: ['highlighted'], 2: ['highlighted'], 3: ['highlighted'], 4: ['highlighted'] },
      problems: [],
    })
  })

  it('reports misspelled comments, and shows other words', () => {
    expect(mark('// highlight-nextline\na\n// hightlight-start\nb\n// highlight-theme').problems).toEqual([
      { message: 'the comment highlight-nextline marks no line', hint: 'Did you mean highlight-next-line?', line: 0 },
      { message: 'the comment hightlight-start marks no line', hint: 'Did you mean highlight-start?', line: 2 },
    ])
  })

  it('counts visible lines in ranges, combined with comments', () => {
    const ranges = [{ first: 2, last: 3, offset: 1, length: 3 }]
    expect(mark('// highlight-next-line\na\nb\nc', { ranges }).classes).toEqual({
      0: ['highlighted'],
      1: ['highlighted'],
      2: ['highlighted'],
    })
  })

  it("supports the site's comments in addition to the built-in ones, and no duplicate class", () => {
    const magicComments = [{ className: 'wrong', line: 'bad', block: { start: 'bad-start', end: 'bad-end' } }]
    const code = '// bad\n// highlight-next-line\n// bad\na\n// bad-start\nb\n// bad-end'
    expect(mark(code, { magicComments }).classes).toEqual({ 0: ['wrong', 'highlighted'], 1: ['wrong'] })
  })

  it('marks changes by comments, and in diffs by their signs', () => {
    expect(mark('a // [!code ++]\nb // [!code --]')).toMatchObject({
      lines: ['a', 'b'],
      classes: { 0: ['added'], 1: ['removed'] },
    })
    expect(mark('--- a\n+++ b\n-c\n+d\n e\n--f', { language: 'diff' }).classes).toEqual({
      2: ['removed'],
      3: ['added'],
      5: ['removed'],
    })
  })

  it('marks lines by the comments of VitePress, with a count, on the line or above it', () => {
    expect(mark('a // [!code focus:2]\nb\nc // [!code error]\n// [!code hl:2]\nd\ne\nf')).toEqual({
      lines: ['a', 'b', 'c', 'd', 'e', 'f'],
      lineIndexes: [0, 1, 2, 4, 5, 6],
      lineClasses: expect.any(Map),
      problems: [],
      classes: { 0: ['focused'], 1: ['focused'], 2: ['error'], 3: ['highlighted'], 4: ['highlighted'] },
    })
    expect(mark('a\n  // [!code ++]').classes).toEqual({ 1: ['added'] })
    expect(mark('a\n// [!code focus]').problems).toEqual([{ message: 'no line follows that could be marked', line: 1 }])
  })

  it('reports mismatches with their line or their position in the meta', () => {
    const ranges = [{ first: 1, last: 9, offset: 4, length: 3 }]
    expect(mark('// highlight-end\na\n// highlight-start\n// highlight-next-line', { ranges }).problems).toEqual([
      { message: 'highlight-end has no start', line: 0 },
      { message: 'no line follows that could be marked', line: 3 },
      { message: 'the lines marked as highlighted have no end', line: 2 },
      { message: 'line 9 is marked, but the code has 1 line', offset: 4, length: 3 },
    ])
  })
})

it('marks changed lines, whether or not comments are removed', () => {
  const mark = (lines: readonly string[]) =>
    markCodeLines(lines, {
      language: 'js',
      ranges: [],
      magicComments: [],
      changes: new Map([
        [1, 'removed'],
        [2, 'added'],
      ]),
    })
  expect([...mark(['a', 'b', 'c']).lineClasses]).toEqual([
    [1, ['removed']],
    [2, ['added']],
  ])
  expect([...mark(['// highlight-next-line', 'b', 'c']).lineClasses]).toEqual([
    [0, ['highlighted', 'removed']],
    [1, ['added']],
  ])
})
