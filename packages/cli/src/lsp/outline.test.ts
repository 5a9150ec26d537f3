import { expect, it } from 'vitest'
import { loadOutlines } from '../session/live/load-outlines.js'
import { listFixes, listFoldingRanges, listSymbols } from './outline.js'
import { toLspDiagnostic } from './to-lsp-diagnostic.js'

const TEXT = '---\ntitle: x\n---\n\n# A\n\n## B\n\n:::note\n\n```ts\n:::\n```\n\n:::\n\n# C\n'

const outlineOf = async (text: string) => (await loadOutlines(undefined))('a.md', text)

it('lists headings as a tree', async () => {
  const names = listSymbols(TEXT, await outlineOf(TEXT)).map(({ name, children }) => [
    name,
    children?.map((each) => each.name),
  ])
  expect(names).toEqual([
    ['A', ['B']],
    ['C', []],
  ])
})

it('folds front matter, sections, directives and code', async () => {
  expect(listFoldingRanges(TEXT, await outlineOf(TEXT)).map(({ startLine, endLine }) => [startLine, endLine])).toEqual([
    [0, 2],
    [4, 14],
    [6, 14],
    [8, 14],
    [10, 12],
  ])
})

it.each([
  ['[a](./setpu.md#x)', './setpu.md#x', 'Did you mean ./setup.md?', './setup.md#x'],
  ['[a](./b.md#instal)', './b.md#instal', 'Did you mean #install?', './b.md#install'],
  ['titel: x', 'titel', 'Did you mean title?', 'title'],
])('fixes what %s misspells', (text, written, hint, fixed) => {
  const column = text.indexOf(written) + 1
  const diagnostic = toLspDiagnostic(
    {
      code: 'broken-link',
      severity: 'error',
      file: 'a.md',
      line: 1,
      column,
      length: written.length,
      message: 'x',
      hint,
    },
    '/site',
  )
  expect(listFixes('file:///a.md', text, [diagnostic])[0]?.edit?.changes?.['file:///a.md']).toEqual([
    { range: diagnostic.range, newText: fixed },
  ])
})

it('offers no action without a suggestion', () => {
  const diagnostic = toLspDiagnostic(
    { code: 'empty-page', severity: 'warning', message: 'x', hint: 'Write text' },
    '/site',
  )
  expect(listFixes('file:///a.md', 'x', [diagnostic])).toEqual([])
})
