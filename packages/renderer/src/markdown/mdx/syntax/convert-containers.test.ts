import type { Nodes } from 'mdast'
import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../../../parse/parse-markdown.js'
import { convertContainers } from './convert-containers.js'
import { readMdxTree } from './read-mdx-tree.js'

/** Types and values of a tree, one line per node. */
function outline(node: Nodes, depth = 0): string {
  const line = `${'  '.repeat(depth)}${node.type}${'value' in node ? ` ${node.value}` : ''}`
  const children = 'children' in node ? node.children.map((child) => outline(child, depth + 1)) : []
  return [line, ...children].join('\n')
}
const readMdx = (text: string): string => outline(readMdxTree(text, (_, { message }) => expect.fail(message)))
const TABLE = '| a | b |\n|---|---|\n| 1 | 2 |'

describe('a table right above the end of a directive', () => {
  it.each([
    `:::note\n${TABLE}\n:::\nAfter`,
    `::::a\n:::note\n\n${TABLE} \n:::\n::::\nAfter`,
    `:::note\n\n| a |\n|---|\n:::\n\nAfter`,
    `- x\n\n  :::note\n\n${TABLE.replace(/^/gm, '  ')}\n  :::\n\nAfter`,
    `> :::note\n>\n${TABLE.replace(/^/gm, '> ')}\n> :::\n\nAfter`,
  ])('ends in %j as in Markdown', (text) => {
    expect(readMdx(text)).toBe(outline(parseMarkdown(text, { parser: 'remark' })))
  })

  it('keeps the pipe of other text, of code and of an escaped pipe', () => {
    for (const text of [
      ':::note\ntext |\n:::',
      `:::note\n\`\`\`\n${TABLE}\n:::\n\`\`\`\n:::`,
      `:::a\n${TABLE}\\|\n:::`,
    ])
      expect(convertContainers(text)).toBe(text)
  })
})

describe('ESM in a directive', () => {
  it.each([
    ["import X from './x'", ''],
    ["import X from './x'\nimport Y from './y'", '\n'],
    ['export const f = () => {\n\n  return <b>{1}</b>\n}', '\n'],
  ])('is code: %j', (esm, space) => {
    const tree = readMdxTree(`:::note\n${space}${esm}\n${space}:::\n\nAfter {1}`, () => expect.fail())
    expect(tree.children[0]).toMatchObject({ children: [{ type: 'mdxjsEsm', value: esm }] })
    const lines = `:::note\n${space}${esm}\n${space}:::`.split('\n').length
    expect(tree.children[1]?.position?.start).toMatchObject({ line: lines + 2, column: 1 })
  })

  it.each([
    ':::note\nText\nimport X from "x"\n:::',
    ':::note\n\nimport the file\n:::',
    '> :::note\n>\n> import X from "x"\n> :::',
    ':::note\n```js\nimport X from "x"\n```\n:::',
  ])('is text or code in %j', (text) => {
    expect(convertContainers(text)).toBe(text)
  })

  it('is literal below an error that no parser recovers from', () => {
    const text = `${'<5\n\n'.repeat(25)}:::note\n\nexport const a = 1\n\n:::`
    expect(outline(readMdxTree(text, () => {}))).toContain('text export const a = 1')
  })
})
