import { expect, it } from 'vitest'
import { parseMdx } from './parse-mdx.js'

const typesOf = (text: string, math = false): readonly string[] => {
  const parsed = parseMdx(text, math)
  if ('failure' in parsed) throw new Error(parsed.failure.reason)
  return parsed.tree.children.map(({ type }) => type)
}

it('parses front matter, modules, elements, expressions and directives', () => {
  const text = "---\ntitle: A\n---\n\nimport a from 'a'\n\n<B c={1} />\n\n{1 + 1}\n\n:::note\ntext\n:::\n"
  expect(typesOf(text)).toEqual(['yaml', 'mdxjsEsm', 'mdxJsxFlowElement', 'mdxFlowExpression', 'containerDirective'])
})

it('reads formulas only if they are enabled', () => {
  expect(typesOf('$$\nx\n$$', true)).toEqual(['math'])
  expect(typesOf('$$\nx\n$$')).toEqual(['paragraph'])
})

it('returns the position and reason of invalid syntax', () => {
  const parsed = parseMdx('text\n\n<b>\n\n{')
  expect('failure' in parsed && parsed.failure.line).toBeGreaterThanOrEqual(3)
  expect('failure' in parsed && parsed.failure.reason).not.toMatch(/\(mdx/)
})
