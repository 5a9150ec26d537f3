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

it('suggests the element for a misspelled one', async () => {
  const text = '<detials>\n<sumary class="a">b</sumary>\n</detials>\n\nA <stong>c</stong> <my-app>d</my-app>.\n'
  const { diagnostics } = await compilePlain(text)
  expect(diagnostics.map(({ line, column, hint }) => `${line}:${column} ${hint}`)).toEqual([
    '1:1 Did you mean <details>?',
    '2:1 Did you mean <summary>?',
    '5:3 Did you mean <strong>?',
  ])
})

it.each([
  '<svg><tspan>a</tspan><marker id="b"></marker></svg>',
  'a <tabs>b</tabs> <item id="c">d</item>',
  '`<detials>`',
])('reports no misspelled element in %j', async (text) => {
  expect(await problemsOf(text)).toEqual([])
})
