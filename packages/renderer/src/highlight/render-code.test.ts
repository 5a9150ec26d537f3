import { expect, it, vi } from 'vitest'
import { loadGrammar } from './load-grammar.js'
import { type CodeRequest, highlightCached, renderLoadedCode, renderWholeCode } from './render-code.js'

async function renderCode(request: CodeRequest): Promise<string> {
  await loadGrammar(request.language)
  return renderLoadedCode(request)
}

it('renders each line as a span, with the classes of marked lines', async () => {
  const lineClasses = new Map([[1, ['highlighted', 'added']]])
  expect(await renderCode({ language: 'js', lines: ['let a', 'b'], lineClasses })).toBe(
    '<span><span class="k">let</span> a\n</span><span class="highlighted added">b\n</span>',
  )
})

it('numbers the lines of a block with line numbers', async () => {
  const request = { language: 'text', lines: ['a', 'b'], lineClasses: new Map([[1, ['added']]]), firstLineNumber: 9 }
  expect(await renderCode(request)).toBe('<span data-line="9">a\n</span><span data-line="10" class="added">b\n</span>')
})

it('leaves code of an unknown language without colors', async () => {
  expect(await renderCode({ language: 'nonsense', lines: ['let <a>'], lineClasses: new Map() })).toBe(
    '<span>let &lt;a&gt;\n</span>',
  )
})

it('renders nothing for a block without lines, and one line for an empty one', async () => {
  expect(await renderCode({ language: 'js', lines: [], lineClasses: new Map() })).toBe('')
  expect(await renderCode({ language: 'js', lines: [''], lineClasses: new Map() })).toBe('<span>\n</span>')
})

it('highlights the same code of the same language once', () => {
  const tokenize = vi.fn((code: string) => code)
  expect(highlightCached('one', 'a\nb', tokenize)).toBe('a\nb')
  expect(highlightCached('one', 'a\nb', tokenize)).toBe('a\nb')
  expect(tokenize).toHaveBeenCalledTimes(1)
  highlightCached('other', 'a\nb', tokenize)
  expect(tokenize).toHaveBeenCalledTimes(2)
})

it('evicts the least recently used code when full', () => {
  const tokenize = vi.fn((code: string) => code)
  const read = (letter: string): number => {
    tokenize.mockClear()
    highlightCached('x', letter.repeat(450_000), tokenize)
    return tokenize.mock.calls.length
  }
  for (const letter of ['a', 'b', 'a', 'c', 'd']) read(letter)
  expect([read('a'), read('b')]).toEqual([0, 1])
})

it('renders all lines of a block as one element', async () => {
  expect(await renderWholeCode('nonsense', 'a <b>\nc')).toBe('<span>a &lt;b&gt;\nc\n</span>')
  expect(await renderWholeCode('js', '')).toBe('')
  expect(await renderWholeCode('js', '`a\nb`')).toBe('<span><span class="s">`a\nb`</span>\n</span>')
})
