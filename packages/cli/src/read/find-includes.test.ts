import { findIncludes as findByCompiler } from '@docgen/renderer'
import { describe, expect, it } from 'vitest'
import { findIncludes } from './find-includes.js'

const texts: readonly (readonly [string, readonly string[]])[] = [
  ['No include here', []],
  ['::include{file="./_a.md"}', ['./_a.md']],
  ["Text\r\n\r\n::include{file='_a.md'}\r\n", ['_a.md']],
  ['::include{file=_a.md}', ['_a.md']],
  ['::include[Terms]{.wide file="/shared/a.md"}', ['/shared/a.md']],
  ['- ::include{file="_a.md"}\n  1. ::include{file="_b.md"}', ['_a.md', '_b.md']],
  ['> ::include{file="_a.md"}', ['_a.md']],
  ['Say ::include{file="_a.md"} inline', []],
  ['::include{}\n::include', []],
  ['::includes{file="_a.md"}', []],
  ['```\n::include{file="_a.md"}\n```\n::include{file="_b.md"}', ['_b.md']],
  ['````md\n```\n::include{file="_a.md"}\n```\n````\n::include{file="_b.md"}', ['_b.md']],
  ['~~~\n```\n::include{file="_a.md"}\n~~~\n::include{file="_b.md"}', ['_b.md']],
  ['```js title="x"\n::include{file="_a.md"}\n``` not the end\n::include{file="_b.md"}', []],
  ['- ```\n  ::include{file="_a.md"}\n  ```\n\n::include{file="_b.md"}', ['_b.md']],
]

describe('findIncludes', () => {
  it.each(texts)('finds in %j', (text, files) => {
    expect(findIncludes(text)).toEqual(files)
  })

  it.each(texts)('finds what the compiler finds in %j', (text, files) => {
    expect(findByCompiler(text).map(({ href }) => href)).toEqual(files)
  })
})
