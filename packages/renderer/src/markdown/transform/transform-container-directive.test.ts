import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

it('reports an unclosed directive', async () => {
  const { problems } = await compilePlain(':::note\na\n\n> :::tip\n> b\n> :::\n')
  expect(problems).toEqual([
    'warning unclosed-directive page.md:1:1 :::note is never closed, so it contains everything after it',
  ])
})

it('recognizes a closing fence in lists and quotes', async () => {
  expect((await compilePlain('- :::note\n  a\n  :::\n\n> :::tip\n> b\n> :::\n')).problems).toEqual([])
  expect((await compilePlain('> ::::note\n> :::tip\n> b\n> :::\n')).problems).toHaveLength(1)
})

it('prefers a title in brackets to one in the attributes', async () => {
  expect((await compilePlain(':::note[A]{title=b}\n:::')).html).toBe('<aside class="note"><p>A</p></aside>')
})
