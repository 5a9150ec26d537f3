import { expect, it } from 'vitest'
import { findFormat } from './find-format.js'

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
