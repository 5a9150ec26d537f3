import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

it.each(['<!-- a -->', '<!-- a\n\nb -->', '<!--truncate-->', '<!-- a --> <!-- b -->', '<!---->'])(
  'removes %j',
  async (comment) => {
    expect((await compilePlain(comment)).parts).toEqual([''])
    expect((await compilePlain(`a\n\n${comment}\n\nb`)).html.replace(/\n+/g, '')).toBe('<p>a</p><p>b</p>')
  },
)

it('removes comments from inline content and blocks', async () => {
  expect((await compilePlain('a<!-- b -->c')).html).toBe('<p>ac</p>')
  expect((await compilePlain('<div><!-- a -->b</div>')).html).toBe('<div>b</div>')
})

it('keeps what follows a comment', async () => {
  expect((await compilePlain('<!-- a --> <i>b</i>')).html).toBe('<i>b</i>')
})
