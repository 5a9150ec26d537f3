import { describe, expect, it } from 'vitest'
import { findUrl } from './find-url.js'

/** The text with the found URL between two `|`. */
function mark(text: string, start: number, url: string): string | undefined {
  const span = findUrl({ text }, start, url)
  return span && `${text.slice(0, span.start)}|${text.slice(span.start, span.end)}|${text.slice(span.end)}`
}

describe('findUrl', () => {
  it.each([
    ['[a](./x.md)', './x.md', '[a](|./x.md|)'],
    ['[a](./x.md "title")', './x.md', '[a](|./x.md| "title")'],
    ['[a](<./x y.md>)', './x y.md', '[a](<|./x y.md|>)'],
    ['[a](\n  ./x.md)', './x.md', '[a](\n  |./x.md|)'],
    ['[./x.md](./x.md)', './x.md', '[./x.md](|./x.md|)'],
    ['[a [b] `](` c](./x.md)', './x.md', '[a [b] `](` c](|./x.md|)'],
    ['[a \\] b](./x.md)', './x.md', '[a \\] b](|./x.md|)'],
    ['[![a](./i.png)](./x.md)', './x.md', '[![a](./i.png)](|./x.md|)'],
    ['![a](./i(1).png)', './i(1).png', '![a](|./i(1).png|)'],
    ['[a](./x\\_y.md)', './x_y.md', '[a](|./x\\_y.md|)'],
    ['[a](./x?a&amp;b)', './x?a&b', '[a](|./x?a&amp;b|)'],
    ['[a](./ä.md)', './%C3%A4.md', '[a](|./ä.md|)'],
    ['[a](./x.md#SetUp)', './x.md#setup', '[a](|./x.md#SetUp|)'],
    ['[a][b] text\n\n[b]: ./x.md', './x.md', '[a][b] text\n\n[b]: |./x.md|'],
    ['[a][] text\n\n[A]: <./x.md>', './x.md', '[a][] text\n\n[A]: <|./x.md|>'],
    ['![a b] text\n\n> [A  B]:\n> ./x.md', './x.md', undefined],
    ['[a] text\n\n[a]: ./y.md\n[a]: ./x.md', './x.md', '[a] text\n\n[a]: ./y.md\n[a]: |./x.md|'],
    ['<a class="./x" href="./x">', './x', '<a class="|./x|" href="./x">'],
    ['<a class="b" href="./x">', './x', '<a class="b" href="|./x|">'],
    [':::card{link=./x}', './x', ':::card{link=|./x|}'],
    ['[a](./other.md)', './x.md', undefined],
    ['[a', './x.md', undefined],
    ['[`a](./x.md)', './x.md', '[`a](|./x.md|)'],
  ])('finds that of %j', (text, url, expected) => expect(mark(text, 0, url)).toBe(expected))

  it('takes linear time', () => {
    for (const text of [
      '['.repeat(200_000),
      '[a`'.repeat(70_000),
      `[a]${'\n[b]:'.repeat(40_000)}`,
      '<a '.repeat(70_000),
    ])
      expect(findUrl({ text }, 0, './x.md')).toBeUndefined()
  })
})
