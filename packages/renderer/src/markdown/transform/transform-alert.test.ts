import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

const compile = (text: string, options = {}) => compilePlain(text, options)

it.each([
  ['> [!NOTE]\n> text', ['text']],
  ['> [!note] My *title*\n> text', ['My <em>title</em>', 'text']],
  ['> [!tip]- Folded in Obsidian\n> text', ['Folded in Obsidian', 'text']],
  ['> [!WARNING]\n>\n> - a list', ['a list']],
  ['> [!custom]\n> text', ['Custom', 'text']],
])('reads %j as an admonition', async (text, parts) => {
  const { html, problems } = await compile(text)
  expect(problems).toEqual([])
  expect(html).not.toContain('[!')
  for (const part of parts) expect(html).toContain(part)
})

it.each(['> \\[!NOTE]\n> text', '> text [!NOTE]', '> **[!NOTE]**', '[!NOTE]', '> [!]'])(
  'leaves %j as it is',
  async (text) => {
    expect((await compile(text)).html).toContain('[!')
  },
)

it('reports a likely misspelling', async () => {
  const { problems } = await compile('> [!WARNIGN]\n> text')
  expect(problems).toEqual(['warning unknown-alert page.md:1:3 unknown alert "WARNIGN", shown as a note'])
})

it('names an admonition of the site by its word', async () => {
  const { html, problems } = await compile('> [!pro-tip]\n> text', { admonitions: { 'pro-tip': 'tip' } })
  expect(problems).toEqual([])
  expect(html).toContain('Pro tip')
})
