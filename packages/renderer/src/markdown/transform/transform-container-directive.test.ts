import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

it('reports an unclosed directive', async () => {
  const { problems } = await compilePlain(':::note\na\n\n> :::tip\n> b\n> :::\n')
  expect(problems).toEqual([
    'warning unclosed-directive page.md:1:1 :::note is never closed, so it contains everything after it',
  ])
})

it('reports a directive once if the next one of its kind was meant to close it', async () => {
  const { diagnostics } = await compilePlain('a\n\n:::note\nb\n:::note\n\nc\n')
  expect(diagnostics).toMatchObject([
    { line: 3, hint: 'Write ::: instead of :::note in line 5, which opens another one' },
  ])
  const nested = await compilePlain('::::note\n\n:::note\nb\n:::\n')
  expect(nested.diagnostics).toMatchObject([{ line: 1, hint: 'Write :::: on a separate line after its content' }])
})

it('recognizes a closing fence in lists and quotes', async () => {
  expect((await compilePlain('- :::note\n  a\n  :::\n\n> :::tip\n> b\n> :::\n')).problems).toEqual([])
  expect((await compilePlain('> ::::note\n> :::tip\n> b\n> :::\n')).problems).toHaveLength(1)
})

it('prefers a title in brackets to one in the attributes', async () => {
  expect((await compilePlain(':::note[A]{title=b}\n:::')).html).toBe('<aside class="note"><p>A</p></aside>')
})

it.each([
  [':::tip{titel=a}', 'tip', 'titel'],
  [':::details[A]{opn}', 'details', 'opn'],
  [':::tabs{grup=a}', 'tabs', 'grup'],
  [':::tab[A]{defalt}', 'tab', 'defalt'],
])('reports the misspelled attribute of %s', async (line, name, attribute) => {
  const { problems } = await compilePlain(`${line}\na\n:::\n`)
  expect(problems).toContain(
    `warning block page.md:1:${line.indexOf(attribute) + 1} :::${name} has no attribute ${attribute}`,
  )
})

it.each([':::tip{icon=a .b #c}', ':::details{open summary=a}', ':::note{title=a}'])('accepts %s', async (line) => {
  expect((await compilePlain(`${line}\na\n:::\n`)).problems).toEqual([])
})

it('shows no title if the title is empty', async () => {
  expect((await compilePlain(':::note{title=""}\na\n:::')).html).toBe('<aside class="note"><p>a</p></aside>')
  const { html, sheets } = await compilePlain(':::pro-tip{title=""}\na\n:::', { admonitions: { 'pro-tip': 'tip' } })
  expect(html).toBe('<aside class="tip pro-tip"><p>a</p></aside>')
  expect(sheets).toEqual(['untitled'])
})
