import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

const positions = async (text: string) => (await compilePlain(text)).problems.map((problem) => problem.split(' ')[2])

it('finds tags that only JSX allows', async () => {
  expect(await positions('a <Foo {...b} />\n\n<Bar\n  onClick={() => x({ y: 1 })}\n  z="w">\n  c\n</Bar>')).toEqual([
    'page.md:1:3',
    'page.md:3:1',
  ])
})

it('finds HTML elements written as JSX', async () => {
  const text = 'a <b style={{ color: "red" }}>c</b> <i class="d">e</i>\n'
  const { html, problems } = await compilePlain(text)
  expect(problems).toEqual([expect.stringContaining('page.md:1:3 <b> is JSX')])
  expect(html).toContain('&lt;b style={{ color: "red" }}&gt;c')
})

it('accepts escaped tags, code and comparisons', async () => {
  expect(await positions('\\<Foo {...b} /> `<Foo {...b} />` a <B and {c} > d')).toEqual([])
})

it('does not report tags twice that are also HTML', async () => {
  expect(await positions('a <Foo b={c} /> {d}')).toHaveLength(1)
})
