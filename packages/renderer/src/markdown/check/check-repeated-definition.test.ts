import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

it.each(['satteri', 'remark'] as const)(
  'reports a second text of a footnote, which is not shown (%s)',
  async (parser) => {
    const { html, problems } = await compilePlain('One.[^a]\n\n[^a]: Shown.\n\n> [^A]: Lost.', { parser })
    expect(html).toContain('Shown.')
    expect(html).not.toContain('Lost.')
    expect(problems).toEqual([
      'warning duplicate-definition page.md:5:3 the footnote [^A] is already defined, so this text is not shown',
    ])
  },
)

it.each(['satteri', 'remark'] as const)('reports a second URL of a link definition (%s)', async (parser) => {
  const { html, problems } = await compilePlain('[Go][r]\n\n[r]: https://a.example\n[R]: https://b.example', { parser })
  expect(html).toContain('https://a.example')
  expect(problems).toEqual([
    'warning duplicate-definition page.md:4:1 [R] is already defined as https://a.example, so this URL is not used',
  ])
})

it('accepts repetitions that lose nothing, comments, and labels of other files', async () => {
  const same = '[a][r][^1]\n\n[r]: https://a.example\n[r]: https://a.example\n\n[^1]: Text.\n\n[^1]: Text.'
  expect((await compilePlain(same)).problems).toEqual([])
  const comments = '[//]: # (one)\n[//]: <> (two)\n[//]: <a> (three)'
  expect((await compilePlain(comments)).problems).toEqual([])
  const includes = { '_part.md': 'Part.[^1]\n\n[^1]: Of the part.' }
  const page = 'Page.[^1]\n\n::include{file="./_part.md"}\n\n[^1]: Of the page.'
  expect((await compilePlain(page, { includes })).problems).toEqual([])
})

it('reports a text that nothing refers to once', async () => {
  const { problems } = await compilePlain('[^1]: One.\n\n[^1]: Two.')
  expect(problems.map((each) => each.split(' ').slice(1, 3).join(' '))).toEqual([
    'duplicate-definition page.md:3:1',
    'unused-footnote page.md:1:1',
  ])
})
