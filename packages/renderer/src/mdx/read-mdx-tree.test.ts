import { expect, it } from 'vitest'
import { readMdxTree } from './read-mdx-tree.js'

const mistakesOf = (text: string): string[] => {
  const found: string[] = []
  readMdxTree(text, ({ line, column }, { message }) => found.push(`${line}:${column} ${message}`))
  return found
}

it('finds all errors of a file at once', () => {
  expect(mistakesOf('a <5\n\nb {c d}\n\n<br>\n\nand {')).toEqual([
    expect.stringMatching(/^1:3 </),
    expect.stringMatching(/^3:3 \{c d\} is no JavaScript/),
    expect.stringMatching(/^5:1 <br> needs a slash/),
    expect.stringMatching(/^7:5 no \} closes/),
  ])
})

it('reports nothing again around an error, nor a tag that lost its partner', () => {
  expect(mistakesOf('{a {b c} d}')).toHaveLength(1)
  expect(mistakesOf('Text <b>bold\n\nand</b> on')).toHaveLength(1)
})

it('treats the props of an unclosed tag as text, like the tag itself', () => {
  const text = 'A <div style={{ a: { b: 1 } }} title="{ > }" n={[{}]}>word\n\n{known}'
  const { children } = readMdxTree(text, () => {})
  expect(mistakesOf(text)).toEqual([expect.stringMatching(/^1:3 <div> is not closed/)])
  const [paragraph, expression] = children
  expect(paragraph).toMatchObject({ children: [{ type: 'text', value: text.split('\n')[0] }] })
  expect(expression).toMatchObject({ type: 'mdxFlowExpression', value: 'known' })
})

it('keeps everything that can be parsed', () => {
  const tree = readMdxTree('# Title\n\n<5\n\n[link](x)', () => {})
  expect(tree.children.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'paragraph'])
})

it.each([
  'x <',
  '{',
  '<',
  '<<<<',
  '{{{{',
  '<a {',
  '</',
  '<!--',
  '- <a\n- {b',
  '> {a\nb}',
  '```js\n<',
  '\u0000<\u0000{',
  '<A b={`$\u007b`}',
])('terminates on %j', (text) => {
  expect(() => readMdxTree(text, () => {})).not.toThrow()
})
