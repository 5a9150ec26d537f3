import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

it.each(['const a = 1\n'.repeat(2000), `const a = 1\n${'a'.repeat(3000)}\n`])(
  'shows a block too long to be highlighted as plain text',
  async (code) => {
    const { diagnostics, html } = await compilePlain(`# A\n\n\`\`\`js\n${code}\`\`\`\n`)
    expect(diagnostics).toMatchObject([{ code: 'long-code', severity: 'warning', line: 3, column: 4 }])
    expect(html).toContain('<span>const a = 1\n</span>')
  },
)

it.each([
  ['rust', `${`"'`.repeat(900)}\n`.repeat(10)],
  ['scss', `${'a'.repeat(1500)}\n`.repeat(4)],
  ['csharp', `${'a.'.repeat(20)}\n`.repeat(150)],
  ['twig', `${'<a '.repeat(600)}\n`.repeat(4)],
])('shows a block whose highlighting takes too much work as plain text: %s', async (language, code) => {
  const { diagnostics, html } = await compilePlain(`# A\n\n\`\`\`${language}\n${code}\`\`\`\n`)
  expect(diagnostics).toMatchObject([
    { code: 'long-code', line: 3, column: 4, message: expect.stringContaining('too much work') },
  ])
  expect(html).not.toContain('class="s"')
})

it('shows long JSON5 as plain text: its strings take quadratic time', async () => {
  const { diagnostics } = await compilePlain(`# A\n\n\`\`\`json5\n${'\\\\"'.repeat(15_000)}\n\`\`\`\n`)
  expect(diagnostics).toMatchObject([{ code: 'long-code', line: 3 }])
})

it('highlights long blocks in languages that take linear time', async () => {
  const { diagnostics, html } = await compilePlain(`# A\n\n\`\`\`json\n[${'{"a": 1},\n'.repeat(3000)}1]\n\`\`\`\n`)
  expect(diagnostics).toEqual([])
  expect(html).toContain('class="')
})

it('lists only the first problems of a block', async () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => index + 100)
  const { diagnostics } = await compilePlain(`# A\n\n\`\`\`js {${lines.join(',')}}\na\n\`\`\`\n`)
  expect(diagnostics.length).toBeLessThan(20)
  expect(diagnostics.map(({ message }) => message)).toContainEqual(expect.stringContaining('more problems'))
})

it.each([
  ['csharp', 'var a = b.c;\n'.repeat(1000)],
  ['twig', `text ${'{{ a }} '.repeat(900)}\n\n<a href="b">c</a>\n`.replaceAll(' {{', '\n{{')],
])('highlights long blocks without such searches: %s', async (language, code) => {
  const { diagnostics, html } = await compilePlain(`# A\n\n\`\`\`${language}\n${code}\`\`\`\n`)
  expect(diagnostics).toEqual([])
  expect(html).toContain('class="')
})

it('highlights only the first 400,000 characters of a page', async () => {
  const block = `\`\`\`ini\n${'a=1\n'.repeat(4900)}\`\`\`\n\n`
  const { diagnostics } = await compilePlain(`# A\n\n${block.repeat(22)}`)
  expect(diagnostics).toHaveLength(2)
  expect(diagnostics[0]).toMatchObject({ code: 'long-code', message: expect.stringContaining('too much code') })
})
