import { expect, it } from 'vitest'
import { hasName, readRegionMarker } from './region-marker.js'

it.each([
  '// #region a',
  '// region: a',
  '//#region a',
  '//region a',
  '/// #region a',
  '# region a',
  '#region a',
  '#Region "a"',
  '/* #region a */',
  '/* #region a  */  ',
  '{/* #region a */}',
  '<!-- #region a -->',
  '#pragma region a',
  '-- #region a',
  '--region a',
  '; #region a',
  '% region a',
  ':: #region a',
  'REM #region a',
  '(* #region a *)',
  '{- #region a -}',
  '"// #region a": "",',
])('reads the start %s of a region that nests', (line) =>
  expect(readRegionMarker(line)).toEqual({ isEnd: false, name: 'a', isNested: true }),
)

it.each(['// #endregion', '#endregion', '#End Region', '<!-- #endregion -->', '#pragma endregion'])(
  'reads the end %s of the innermost region',
  (line) => expect(readRegionMarker(line)).toEqual({ isEnd: true, name: '', isNested: true }),
)

it.each([
  ['// [start:a]', false],
  ['# --8<-- [start:a]', false],
  ['--8<-- [end:a]', true],
  ['<!-- [end: a] -->', true],
  ['# [START a]', false],
  ['// [END a]', true],
  ['// ANCHOR: a', false],
  ['# ANCHOR_END: a', true],
  ['// tag::a[]', false],
  ['# end::a[]', true],
])('reads %s, which names its region', (line, isEnd) =>
  expect(readRegionMarker(line)).toEqual({ isEnd, name: 'a', isNested: false }),
)

it.each([
  'region a',
  'const region = a',
  '#regions',
  'ANCHOR: a',
  'tag::a[]',
  '// text',
  '',
  `// #region ${'a'.repeat(300)}`,
])('does not read %s', (line) => expect(readRegionMarker(line)).toBeUndefined())

it('finds a name of several words by all of it, or by the first', () => {
  const marker = { isEnd: false, name: 'Set up clients', isNested: true }
  expect(['Set', 'Set up clients', 'Set up', 'set'].map((name) => hasName(marker, name))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
