import { expect, it } from 'vitest'
import { type TwoslashNode, type TwoslashResult, toTypedCode, type WrittenBlock } from './to-typed-code.js'

const node = (type: TwoslashNode['type'], more: Partial<TwoslashNode> = {}): TwoslashNode => ({
  ...{ type, start: 0, length: 1, line: 0, character: 6, text: 'const a: 1' },
  ...more,
})

const convert = (
  nodes: readonly TwoslashNode[],
  meta: Partial<TwoslashResult['meta']> = {},
  block: Partial<WrittenBlock> = {},
) =>
  toTypedCode(
    {
      code: 'const a = 1\n',
      nodes,
      meta: {
        extension: 'ts',
        handbookOptions: { errors: [], showEmit: false },
        flagNotations: [],
        removals: [],
        ...meta,
      },
    },
    { written: 'const a = 1\n', errors: [], incomplete: [], settings: ['strict'], ...block },
  )

it('shows types with their documentation, cut if they are long', () => {
  const { types, code } = convert([node('hover', { docs: ' The first. ' }), node('hover', { text: 'x'.repeat(2000) })])
  expect(code).toBe('const a = 1')
  expect(types[0]).toEqual({ line: 0, start: 6, length: 1, text: 'const a: 1\n\nThe first.' })
  expect(types[1]?.text).toHaveLength(1000)
})

it('points at the identifier of a query, a completion and a mark', () => {
  const completions = Array.from({ length: 10 }, (_, index) => ({ name: `n${index}` }))
  const { notes, marks } = convert([
    node('query', { text: 'const a: {\n}' }),
    node('completion', { length: 0, completions }),
    node('highlight', { length: 2, text: 'here' }),
    node('tag', { name: 'error', text: 'Wrong', line: 1, character: 0, length: 0 }),
  ])
  expect(notes.map(({ kind, text }) => [kind, text])).toEqual([
    ['query', '   ^? const a: {\n   }'],
    ['query', '   ^| n0, n1, n2, n3, n4, n5, n6, n7, …'],
    ['query', '   ^^ here'],
    ['error', 'Wrong'],
  ])
  expect(marks).toEqual([{ line: 0, start: 6, length: 2, kind: 'mark' }])
})

it('reports the errors that a block does not expect, where they are in the code as written', () => {
  const written = '// @errors: 1\nlet a\nlet b'
  const errors = [
    { start: 0, length: 1, text: 'expected', code: 1 },
    { start: 18, length: 1, text: 'Type.\nMore', code: 2 },
  ]
  const handbookOptions = { errors: [1], showEmit: false }
  expect(convert([], { handbookOptions }, { written, errors }).problems).toEqual([
    {
      message: 'TypeScript error 2: Type.',
      hint: 'If the block shows this error on purpose, add the comment // @errors: 1 2',
      ...{ line: 1, character: 4, length: 1 },
    },
  ])
  const flagNotations = [{ type: 'handbookOptions', name: 'noErrorValidation', start: 0, end: 1 }]
  expect(convert([], { handbookOptions, flagNotations }, { written, errors }).problems).toEqual([])
})

it('reports unknown settings, and completions of nothing', () => {
  const flagNotations = [
    { type: 'unknown', name: 'srict', start: 12, end: 20 },
    { type: 'unknown', name: 'deprecated', start: 12, end: 20 },
  ]
  const { problems } = convert([], { flagNotations }, { written: 'const a = 1\n// @srict', incomplete: [3] })
  expect(problems.map(({ line, character, hint }) => [line, character, hint])).toEqual([
    [1, 0, 'Did you mean @strict?'],
    [1, 0, 'Remove the comment'],
    [0, 3, 'Move the caret below the end of the word to complete'],
  ])
})

it('lists the lines that are shown, unless the code was generated', () => {
  const removals = [[0, 4] as const, [2, 4] as const]
  expect(convert([], { removals }, { written: '//\n\nx' }).sourceLines).toEqual([2])
  const emitted = convert([], { extension: 'js', handbookOptions: { errors: [], showEmit: true } })
  expect(emitted).toMatchObject({ language: 'js' })
  expect(emitted).not.toHaveProperty('sourceLines')
})
