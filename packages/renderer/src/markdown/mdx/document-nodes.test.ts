import { expect, it } from 'vitest'
import { documentNodes } from './document-nodes.js'
import { readMdxTree } from './syntax/read-mdx-tree.js'

const read = (text: string) => documentNodes(readMdxTree(text, () => {}).children, () => 'id')
const convert = (text: string) => read(text).nodes

it('converts blocks and their text, with line feeds between blocks as MDX has them', () => {
  expect(convert('---\na: 1\n---\n\n# One\n\nTwo **three** [four](./a.md "T")\\\n`five`\n\n---\n')).toEqual([
    ['h1', { id: 'id' }, ['One']],
    '\n',
    [
      'p',
      {},
      [
        'Two ',
        ['strong', {}, ['three']],
        ' ',
        ['a', { href: './a.md', title: 'T' }, ['four']],
        ['br', {}, []],
        ['code', {}, ['five']],
      ],
    ],
    '\n',
    ['hr', {}, []],
  ])
})

it('has paragraphs in loose lists only', () => {
  const inner = ['ul', {}, ['\n', ['li', {}, ['c']], '\n']]
  expect(convert('3. a\n4. b\n   - c\n')).toEqual([
    ['ol', { start: 3 }, ['\n', ['li', {}, ['a']], '\n', ['li', {}, ['b', '\n', inner, '\n']], '\n']],
  ])
  const item = (text: string) => ['li', {}, ['\n', ['p', {}, [text]], '\n']]
  expect(convert('- a\n\n- b\n')).toEqual([['ul', {}, ['\n', item('a'), '\n', item('b'), '\n']]])
})

it('converts code, images, quotes and tables', () => {
  const row = (name: string, first: unknown, second: unknown) => [
    'tr',
    {},
    [
      [name, {}, [first]],
      [name, { style: { textAlign: 'center' } }, [second]],
    ],
  ]
  expect(convert('```js\na\n```\n\n> ![i](i.png)\n\n| a | b |\n| --- | :-: |\n| ~~c~~ | d |\n')).toEqual([
    ['pre', {}, [['code', { className: 'language-js' }, ['a\n']]]],
    '\n',
    ['blockquote', {}, ['\n', ['p', {}, [['img', { src: 'i.png', alt: 'i' }, []]]], '\n']],
    '\n',
    [
      'table',
      {},
      [
        ['thead', {}, [row('th', 'a', 'b')]],
        ['tbody', {}, [row('td', ['del', {}, ['c']], 'd')]],
      ],
    ],
  ])
})

it.each([
  ['<Card>*a*</Card>', [['', {}, [['em', {}, ['a']]]]]],
  ['a {b}', [['p', {}, ['a ', '']]]],
])('has no more than the content of what only the compiler renders: %s', (text, nodes) => {
  expect(read(text)).toEqual({ nodes, isPartial: true })
})

it('is complete in spite of imports and comments, which render nothing', () => {
  expect(read('Text\n\n<!-- a -->\n\n{/* b */}').isPartial).toBe(false)
  expect(read("import a from 'b'\n\nText")).toEqual({ nodes: [['p', {}, ['Text']]], isPartial: false })
})
