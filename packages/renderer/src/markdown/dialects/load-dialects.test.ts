import { expect, it } from 'vitest'
import { findOrigin, loadDialects } from './load-dialects.js'

const SOURCE = '---\ntitle: T\n---\n\n!!! note "Title"\n\n    Text\n'

it('keeps a text as it is, if nothing in it belongs to a dialect', async () => {
  const convert = await loadDialects(['mkdocs'])
  const text = '---\r\ntitle: T\r\n---\r\n\r\n# Title\r\n\r\n```md\r\n!!! note\r\n```\r\n'
  expect(convert(text, 'docs/a.md')).toEqual({ text, dropped: [] })
  expect((await loadDialects([]))(SOURCE, 'docs/a.md')).toEqual({ text: SOURCE, dropped: [] })
})

it('finds the position in the source of each character of the result', async () => {
  const { text, lines = [] } = (await loadDialects(['mkdocs']))(SOURCE, 'docs/a.md')
  const line = text.split('\n').indexOf('Text') + 1
  expect(line).toBeGreaterThan(1)
  expect(findOrigin(lines, { line, column: 1 })).toEqual({ line: 7, column: 5, isInserted: false })
  expect(findOrigin(lines, { line: 2, column: 3 })).toEqual({ line: 2, column: 3, isInserted: false })
  expect(findOrigin(lines, { line: 99, column: 3 })).toEqual({ line: 99, column: 3, isInserted: true })
})
