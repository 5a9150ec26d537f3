import { expect, it } from 'vitest'
import { keepLines, readCode, selectLines } from './select-lines.js'

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
  [{ region: 'use' }, [2, 4]],
  [{ region: 'inner' }, [4]],
  [{ region: 'use', lines: '2-' }, [4]],
])('selects %j', (selection, expected) => expect(selectLines(CODE, selection)).toEqual(expected))

it.each([{ lines: '9-' }, { lines: '0-1' }, { lines: 'a' }, { region: 'none' }, { region: 'use', lines: '3-' }])(
  'selects nothing for %j',
  (selection) => expect(selectLines(CODE, selection)).toBeUndefined(),
)

it.each([
  ['<!-- #region a -->', '<!-- #endregion a -->'],
  ['# region a', '# endregion'],
  ['/* #region a */', '/* #endregion */'],
  ['#pragma region a', '#pragma endregion a'],
  ['-- #region a', '-- #endregion'],
  ['"// #region a": "",', '"// #endregion a": "",'],
])('knows the comments %s and %s', (start, end) =>
  expect(selectLines([start, 'x', end, 'y'], { region: 'a' })).toEqual([1]),
)

it('selects the section of a heading, by its text or by its id', () => {
  const lines = ['# Page', '## First `part`', 'a', '### Inner', 'b', '## Second {#two}', 'c']
  expect(selectLines(lines, { region: 'first-part' })).toEqual([2, 3, 4])
  expect(selectLines(lines, { region: 'two' })).toEqual([6])
})

it('keeps the positions of lines of Markdown, and removes the common indentation of code', () => {
  expect(keepLines('a\nb\nc', [1])).toBe('\nb\n')
  expect(readCode(CODE, [2, 4])).toBe('a()\nb()')
  expect(readCode(['\u001b[1;32mok\u001b[0m'], [0])).toBe('ok')
  expect(readCode(['', '\tx', ''], [0, 1, 2])).toBe('\nx\n')
})
