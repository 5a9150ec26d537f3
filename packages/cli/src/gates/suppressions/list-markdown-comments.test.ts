import { expect, it } from 'vitest'
import { listMarkdownComments } from './list-markdown-comments.js'

it('finds the words and position of a comment in both notations', () => {
  const text = 'a <!-- docgen-ignore x --> b\n\n{/* docgen-ignore y */}\n'
  expect(listMarkdownComments(text, 1)).toMatchObject([
    { line: 1, column: 8, text: ' x ' },
    { line: 3, column: 5, text: ' y ' },
  ])
})

it('takes a comment in front matter as one about the whole file', () => {
  expect(listMarkdownComments('---\n# docgen-ignore x\n---\n# docgen-ignore y\n', 4)).toEqual([
    { line: 2, column: 3, text: ' x', from: 1, to: 5 },
  ])
})

it('skips code, whose fence a shorter one does not end', () => {
  const comment = '<!-- docgen-ignore x -->'
  expect(listMarkdownComments(`\`\`\`\`\n${comment}\n\`\`\`\n${comment}\n\`\`\`\`\n${comment}`, 1)).toMatchObject([
    { line: 6 },
  ])
  expect(listMarkdownComments(`> ~~~\n> ${comment}`, 1)).toEqual([])
  expect(listMarkdownComments(`\`a ${comment}\` \`b\` ${comment}`, 1)).toEqual([])
})

it('ends at the first blank line after the block below', () => {
  const [comment] = listMarkdownComments('<!-- docgen-ignore x -->\n\n\na\nb\n\nc', 1)
  expect([comment?.from, comment?.to]).toEqual([1, 5])
})
