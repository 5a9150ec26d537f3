import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

it.each([
  ['See [the guide][guide].', '1:5', '[guide]'],
  ['See [the guide][] now.', '1:5', '[the guide]'],
  ['![A chart][chart]', '1:1', '[chart]'],
  ['> See\n> [the guide][guide].', '2:3', '[guide]'],
  ['See [`code`][guide].', '1:14', '[guide]'],
  ['See [**bold**][guide].', '1:16', '[guide]'],
  ['Text.[^1]', '1:6', '[^1]'],
  ['Text[^Long-note].', '1:5', '[^Long-note]'],
])('reports undefined references in %j', async (text, position, label) => {
  const { problems } = await compilePlain(text)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(`page.md:${position} `)
  expect(problems[0]).toContain(label)
})

it.each([
  'matrix[row][column]',
  'The cell [i][j], [0][1] or [a][b].',
  'An `array[first][second]` and `[text][label]`',
  'A type string[][] or [][].',
  'The option [-f][--file].',
  '\\[text][label] and [text]\\[label]',
  '[text][label](x)[index]',
  '[shortcut] alone, and [x]',
  'All but [^a-z], [^abc]+ and [^0-9]*.',
  '\\[^1]',
  '<code>[text][label]</code>',
  '[text][label]\n\n[label]: https://example.org',
  'Text.[^1]\n\n[^1]: Note.',
])('reports nothing for %j', async (text) => {
  expect((await compilePlain(text)).problems.filter((each) => each.includes('missing-'))).toEqual([])
})

it('suggests the closest definition', async () => {
  const { diagnostics } = await compilePlain('[a text][guied] and [b text][guide]\n\n[guide]: https://example.org')
  expect(diagnostics.map(({ hint }) => hint)).toEqual(['Did you mean [guide]?'])
})
