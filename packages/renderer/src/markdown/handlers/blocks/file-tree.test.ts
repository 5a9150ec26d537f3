import { expect, it } from 'vitest'
import { compilePlain } from '../../../../test/markdown/compile-plain.js'

const compile = async (list: string) => {
  const { html, problems } = await compilePlain(`:::file-tree\n\n${list}\n\n:::\n`)
  expect(problems).toEqual([])
  return html
}

it.each<[string, readonly string[]]>([
  ['- a.md', ['a.md']],
  ['- a.md the first page', ['a.md', 'the first page']],
  ['- `a b.md` with a space', ['a b.md', 'with a space']],
  ['- **a.md** the important one', ['a.md', 'the important one']],
  ['- page.*tsx* comment', ['page.']],
  ['- docs/\n  - b.md\n- …', ['docs/', 'b.md', '…']],
  ['1. first.md', ['first.md']],
])('shows the entries and comments of %j in order', async (list, texts) => {
  const html = await compile(list)
  const positions = texts.map((text) => html.indexOf(text))
  expect(positions).not.toContain(-1)
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
})

it('accepts an empty item and content that is not a list', async () => {
  expect(await compile('-\n- a.md')).toContain('a.md')
  expect(await compile('Text before\n\n- a.md')).toContain('Text before')
})
