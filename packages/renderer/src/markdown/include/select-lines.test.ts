import { expect, it } from 'vitest'
import { keepLines, readLines, selectLines } from './select-lines.js'

const CODE = [
  'import a from "a"',
  '// #region use',
  '  a()',
  '  // #region inner',
  '  b()',
  '  // #endregion',
  '// #endregion use',
  'c()',
]

it.each([
  [{}, [0, 1, 2, 3, 4, 5, 6, 7]],
  [{ lines: '2-3' }, [1, 2]],
  [{ lines: '7-' }, [6, 7]],
  [{ lines: '-2' }, [0, 1]],
  [{ lines: '3' }, [2]],
  [{ lines: '8, 1-2,2' }, [0, 1, 7]],
  [{ region: 'use' }, [2, 4]],
  [{ region: 'inner' }, [4]],
  [{ region: 'use', lines: '2-' }, [4]],
])('selects %j', (selection, expected) => expect(selectLines(CODE, selection, 'a.ts')).toEqual({ lines: expected }))

it.each([
  [{ lines: '9-' }, 'a.ts has no lines 9-', 'Correct lines, which counts from 1: the file has 8 lines'],
  [{ lines: '0-1' }, 'a.ts has no lines 0-1', 'Correct lines, which counts from 1: the file has 8 lines'],
  [{ lines: 'a' }, '"a" is not a range of lines', 'Write lines="3-5", lines="3-" or lines="1,4-6"'],
  [{ lines: '-' }, '"-" is not a range of lines', 'Write lines="3-5", lines="3-" or lines="1,4-6"'],
  [{ region: 'ues' }, 'a.ts has no region ues', 'Did you mean use?'],
  [{ region: 'none' }, 'a.ts has no region none', 'Name one of its regions: use, inner'],
  [
    { region: 'use', lines: '3-' },
    'a.ts has no lines 3-',
    'Correct lines, which counts from 1: its region use has 2 lines',
  ],
])('explains why %j selects nothing', (selection, message, hint) =>
  expect(selectLines(CODE, selection, 'a.ts')).toEqual({ problem: { message, hint } }),
)

it('explains a region that never ends, is empty, or has no comments', () => {
  const select = (lines: string[]) => selectLines(lines, { region: 'a' }, 'a.ts').problem?.message
  expect(select(['x', '// #region a', 'y'])).toBe('the region a of a.ts begins on line 2 and never ends')
  expect(select(['// #region a', '// #endregion'])).toBe('the region a of a.ts is empty')
  expect(selectLines(['x'], { region: 'a' }, 'a.ts').problem?.hint).toBe(
    'Write a comment with #region a before the lines in the file, and one with #endregion after them',
  )
})

it('selects the section of a heading only in Markdown, by its text or by its id', () => {
  const lines = ['# Page', '## First `part`', 'a', '### Inner', 'b', '## Second {#two}', 'c']
  expect(selectLines(lines, { region: 'first-part' }, 'a.md').lines).toEqual([2, 3, 4])
  expect(selectLines(lines, { region: 'two' }, 'a.mdx').lines).toEqual([6])
  expect(selectLines(lines, { region: 'two' }, 'a.py').lines).toBeUndefined()
})

it('keeps the positions of lines of Markdown, and removes the common indentation of code', () => {
  expect(keepLines('a\nb\nc', [1])).toBe('\nb\n')
  expect(readLines(CODE, [2, 4])).toEqual(['a()', 'b()'])
  expect(readLines(CODE, [2, 4], true)).toEqual(['  a()', '  b()'])
  expect(readLines(['\u001b[1;32mok\u001b[0m'], [0])).toEqual(['ok'])
  expect(readLines(['', '\tx', ''], [0, 1, 2])).toEqual(['', 'x', ''])
})
