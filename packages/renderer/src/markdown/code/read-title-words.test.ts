import { expect, it } from 'vitest'
import { readTitleWords } from './read-title-words.js'

it.each([
  ['index.js', 'index.js', ''],
  ['Node.js client {1-2} lines', 'Node.js client', '{1-2} lines'],
  ['{6-8} theme={null} Last words', 'Last words', '{6-8} theme={null}'],
  ['a: "b" title="c d"', 'a: "b"', 'title="c d"'],
  ['expandable wrap', undefined, 'expandable wrap'],
  ['', undefined, ''],
])('splits %j into title and settings', (meta, title, settings) =>
  expect(readTitleWords(meta)).toEqual({ title, settings }),
)
