import { describe, expect, it } from 'vitest'
import { escapeLiterals } from './escape-literals.js'
import { restoreCode } from './escape-markdown-for-mdx.js'
import { readMdxTree } from './read-mdx-tree.js'

const CODE = `\ninterface Store {\n${'  get: (key: Key<Item>) => void\n\n'.repeat(12)}}\n`

describe('escapeLiterals', () => {
  it.each([
    ['a template', '<A b={`{<c>`} />', '<A b={`  c>`} />'],
    ['a template with an expression', '{`{<a>${b < c}{<d>`}', '{`  a>${b < c}  d>`}'],
    ['an attribute', '<A b="{<c>" d=\'}\' />', '<A b="  c>" d=\' \' />'],
    ['a string and a comment', '{f("<a>{", /* <b> */ 1) // {\n}', '{f(" a> ", /*  b> */ 1) //  \n}'],
    ['an export', 'export const a = `<b>{\n\n<c>`\n\n<d>{', 'export const a = ` b> \n\n c>`\n\n<d>{'],
    ['an element in an expression', '{a < b && <c d="{" />}', '{a < b && <c d=" " />}'],
  ])('escapes %s', (_name, text, escaped) => {
    expect(escapeLiterals(text).replace(/[\uFDD2-\uFDD4]/g, ' ')).toBe(escaped)
    expect(restoreCode(escapeLiterals(text))).toBe(text)
  })

  it.each(['a `<b>` {', '\\{"<a>"}', '<a "<b>"', 'exported "<a>"', '{a < b, c > d}'])('keeps %s', (text) => {
    expect(escapeLiterals(text)).toBe(text)
  })
})

it.each([
  [`<A b={\`${CODE}\`} />`, 'mdxJsxFlowElement'],
  [`<A b="${CODE}" />`, 'mdxJsxFlowElement'],
  [`<A>{\`${CODE}\`}</A>`, 'mdxJsxFlowElement'],
  [`{/*${CODE}*/}`, 'mdxFlowExpression'],
  [`export const a = \`${CODE}\``, 'mdxjsEsm'],
])('reads code in literals that looks like unclosed elements: %#', (text, type) => {
  const tree = readMdxTree(`${text}\n\nEnd\n`, (_point, { message }) => expect.fail(message))
  expect(tree.children.map((node) => node.type)).toEqual([type, 'paragraph'])
  expect(JSON.stringify(tree)).toContain('Key<Item>')
})

it('reads elements after exports in code that looks like unclosed elements', () => {
  const code = `\`\`\`ts${CODE}export default a\n\`\`\`\n`
  const text = `<A>\n${code}</A>\n\n<B c={d}>\n\n\`\`\`js\ne\n\`\`\`\n\n</B>\n\n<C d="\n\`\`\`ts\nexport f\n\`\`\`\n" />\n`
  const tree = readMdxTree(text, (_point, { message }) => expect.fail(message))
  expect(tree.children).toMatchObject([{ name: 'A' }, { name: 'B' }, { name: 'C' }])
  for (const code of ['export default a', 'export f']) expect(JSON.stringify(tree)).toContain(code)
})
