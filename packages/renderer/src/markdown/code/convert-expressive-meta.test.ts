import { expect, it } from 'vitest'
import { convertExpressiveMeta } from './convert-expressive-meta.js'

it.each([
  ['title="a b" {1,3-5} ins={2} del={ 4 }', ['title="a b"', '{1,3-5}', 'ins={2}', 'del={4}'], []],
  ['mark={1} wrap frame=none', ['{1}', 'wrap'], []],
  ['showLineNumbers startLineNumber={7}', ['showLineNumbers=7'], []],
  ['"a" /b/ ins="c"', [], ['marks of words in code', 'marks of words in code', 'marks of words in code']],
  ['{"One":1-2} collapse={3}', ['{1-2}'], ['labels of marked lines', 'collapsed lines of code']],
  ['npm2yarn', ['npm2yarn'], []],
])('converts %j', (meta, settings, reported) => {
  const kinds: string[] = []
  expect(convertExpressiveMeta(meta, (kind) => kinds.push(kind))).toEqual(settings)
  expect(kinds).toEqual(reported)
})
