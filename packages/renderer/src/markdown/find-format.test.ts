import { expect, it } from 'vitest'
import { findFormat, openMdxFences } from './find-format.js'

it.each([
  ['a.mdx', 'text', 'md', 'mdx'],
  ['a.md', '<Tabs />', 'md', 'md'],
  ['a.md', 'text', 'mdx', 'mdx'],
  ['a.md', 'text with <b>HTML</b> and {braces}', 'detect', 'md'],
  ['a.md', "import Tabs from '@theme/Tabs'", 'detect', 'mdx'],
  ['a.md', 'export const a = 1', 'detect', 'mdx'],
  ['a.md', 'a <Tabs> b', 'detect', 'mdx'],
  ['a.md', '`<Tabs>` and\n\n```jsx\nimport A from "a"\n<Tabs />\n```', 'detect', 'md'],
  ['a.md', 'we import things and <https://a.b>', 'detect', 'md'],
] as const)('reads %s with %j under %s as %s', (path, text, setting, format) => {
  expect(findFormat(path, text, setting)).toBe(format)
})

it.each([
  ['```mdx-code-block\n<A />\n```', '                 \n<A />\n   '],
  [
    '- x\n\n  ````mdx-code-block\r\n  ```js\r\n  ```\r\n  ````\n',
    '- x\n\n                    \r\n  ```js\r\n  ```\r\n      \n',
  ],
  [
    '````mdx-code-block\n<A>\n```mdx-code-block\n<B />\n```\n```js\n1\n```\n</A>\n````',
    '                  \n<A>\n                 \n<B />\n   \n```js\n1\n```\n</A>\n    ',
  ],
  ['````mdx-code-block\n```mdx-code-block\n````', '                  \n```mdx-code-block\n    '],
  ['> ``` mdx-code-block\n> <A />\n> ```', '>                   \n> <A />\n>    '],
])('opens %j without changing positions', (text, opened) => {
  expect(openMdxFences(text)).toBe(opened)
})

it.each([
  '```mdx\n<A />\n```',
  '```mdx-code-block title="x"\n<A />\n```',
  '```mdx-code-block\n<A />',
  'an `mdx-code-block`',
])('leaves %j unchanged', (text) => {
  expect(openMdxFences(text)).toBe(text)
})
