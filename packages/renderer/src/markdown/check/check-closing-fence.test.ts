import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

const message = 'no fence closes this code block'

it.each([
  ['a document', 'a\n\n```js\nb\n', [`3:1 ${message}`]],
  ['a document with nothing after it', 'a\n\n~~~', [`3:1 ${message}`]],
  ['a list whose next line is not indented', '- ```js\n  a\nb\n\n  ```\n', [`1:3 ${message}`, `5:3 ${message}`]],
  ['a quote', '> ```\n> a\n', [`1:3 ${message}`]],
  ['a fence of another kind', '~~~\na\n```\n', [`1:1 ${message}`]],
  ['a fence that is too short', '````\na\n```\n', [`1:1 ${message}`]],
])('reports code that ends with %s', async (_what, text, expected) => {
  const { problems } = await compilePlain(text)
  expect([...problems].sort()).toEqual(expected.map((line) => `warning unclosed-code page.md:${line}`))
})

it.each([
  '```\na\n```',
  '```\n```',
  '~~~~ js title="~~~"\r\na\r\n~~~~~  \r\n',
  '> - ```\n>   a\n>   ```\n',
  ':::note\n```\na\n```\n:::\n',
  '    ```\n    indented\n',
  'a\n\n   ```\n   b\n  ```\n',
])('accepts %j', async (text) => {
  expect((await compilePlain(text)).problems).toEqual([])
})
