import { expect, it } from 'vitest'
import { openMdxFences } from './open-mdx-fences.js'

it.each([
  ['```mdx-code-block\n<A />\n```', '                 \n<A />\n   '],
  [
    '- x\n\n  ````mdx-code-block\r\n  ```js\r\n  ```\r\n  ````\n',
    '- x\n\n                    \r\n  ```js\r\n  ```\r\n      \n',
  ],
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
