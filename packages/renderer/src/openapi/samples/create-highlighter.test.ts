import { expect, it } from 'vitest'
import { createHighlighter } from './create-highlighter.js'

const code = { language: 'json', text: '{"a": "MARK"}' }

it('fills the placeholder of a page literally, wherever it appears', async () => {
  const highlight = createHighlighter()
  const filled = (value: string) => highlight({ code, filling: { mark: 'MARK', value } })
  expect(await filled('$&')).toBe((await filled('x')).replaceAll('x', () => '$&'))
  expect(await filled('x')).not.toContain('MARK')
  const twice = { language: 'text', text: 'MARK MARK' }
  expect(await highlight({ code: twice, filling: { mark: 'MARK', value: 'v' } })).toContain('v v')
})

it('returns the same HTML however often the code appears', async () => {
  const highlight = createHighlighter()
  const results = [await highlight({ code }), await highlight({ code }), await highlight({ code })]
  expect(new Set(results).size).toBe(1)
  expect(results[0]).toContain('MARK')
  expect(await createHighlighter()({ code: { ...code } })).toBe(results[0])
})

it('replaces U+0000, with which docgen marks what it fills in later', async () => {
  expect(await createHighlighter()({ code: { language: 'text', text: 'a\u0000b' } })).toContain('a\uFFFDb')
})
