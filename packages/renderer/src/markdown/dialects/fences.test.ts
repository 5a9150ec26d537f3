import { expect, it } from 'vitest'
import { changeFences } from './fences.js'
import { splitLines } from './source-line.js'

const change = (text: string): string =>
  changeFences(splitLines(text), ({ info, code, column }) => ({
    info: `${info} n=${code.length} at=${column}`,
    ...(code[0]?.text.includes('remove') && { code: code.slice(1) }),
  }))
    .map((line) => line.text)
    .join('\n')

it('changes openings, and replaces code', () => {
  expect(change('a\n```js x\n// remove\nb\n```\n```\n```')).toBe('a\n```js x n=2 at=0\nb\n```\n``` n=0 at=0\n```')
})

it('knows fences in lists and quotes, and leaves other text', () => {
  expect(change('- ```sh\n  a\n  ```\n> ~~~\n> b\n> ~~~')).toBe(
    '- ```sh n=1 at=2\n  a\n  ```\n> ~~~ n=1 at=2\n> b\n> ~~~',
  )
  expect(change('no `code`')).toBe('no `code`')
})
