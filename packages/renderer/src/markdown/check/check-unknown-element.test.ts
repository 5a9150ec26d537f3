import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

const problemsOf = async (text: string) => (await compilePlain(text)).problems

it('finds placeholders that readers would not see, in text and alone on a line', async () => {
  const problems = await problemsOf('Ask <admin> or mail <your-name>.\n\n<token>\n')
  expect(problems.map((problem) => problem.split(' ').slice(1, 3).join(' ')).sort()).toEqual([
    'unknown-element page.md:1:21',
    'unknown-element page.md:1:5',
    'unknown-element page.md:3:1',
  ])
})

it('does not take names of abandoned proposals for elements', async () => {
  expect(await problemsOf('Run <command> with <content>.\n')).toHaveLength(2)
})

it('accepts elements, those that are closed, those with attributes, code and escapes', async () => {
  const text =
    'a <b>c <br> <kbd>d</kbd> <my-app></my-app> <my-app id="e"> `<admin>` \\<admin> <a@b.example>\n\n<details>\n'
  expect(await problemsOf(text)).toEqual([])
})
