import { expect, it } from 'vitest'
import { findTextProblems } from './find-text-problems.js'

const TERMS = { GitHub: ['Github', 'github'], JavaScript: ['Javascript'] }

function find(text: string, locale = 'en'): readonly string[] {
  return findTextProblems({ file: 'a.md', text, bodyLine: 1, locale }, TERMS).map(
    ({ code, line, column }) => `${code} ${line}:${column}`,
  )
}

it.each([
  ['In the the list', 'doubled-word 1:8'],
  ['The the list', 'doubled-word 1:5'],
  ['- over two\n  two lines', 'doubled-word 2:3'],
  ['> quoted with\n> with marks', 'doubled-word 2:3'],
  ['Say "yes to it.', 'unbalanced-quotes 1:5'],
  ['| "a" | "b |\n| --- | --- |\n| "c" | d |', 'unbalanced-quotes 1:9'],
  ['Say “yes to it.\n\nAnd ”no“ here', 'unbalanced-quotes 1:5'],
  ['On Github, with Javascript.', 'wrong-term 1:4,wrong-term 1:17'],
  ['[Github](https://github.com)', 'wrong-term 1:2'],
  ['# About github', 'wrong-term 1:9'],
])('finds the problems of %j', (text, expected) => {
  expect(find(text).join()).toBe(expected)
})

it.each([
  'It had had that that `the` the.',
  'Use `a` a and **b** b. The [the](the.md) link.',
  '<Box title="the the">the</Box> the\n\n```js\nlet let = "\n```\n',
  'Run npm npm-run, a/b b/c and x.x x.',
  'Bora Bora and Walla Walla, one 1 1 two.',
  'A 27" screen, "quoted" and a "second one".',
  'A 27” screen, and a “second one” of 24”.',
  'Write "https://a.org" (without "").',
  '- "one"\n- “two”\n- «three»',
  'See github.com, @github and https://github.com/github/docs and my-github.',
  'import github from "x\n\n{/* "the the */}\n\n<!-- the the " -->',
  'GitHub and JavaScript',
  'They sign in in one of two ways, and log on on Monday.',
  'the\n\nthe\n\n- is\n- is\n\n| a a-b | a |',
])('finds nothing in %j', (text) => {
  expect(find(text)).toEqual([])
})

it('knows the quotes of other languages, and which of them double words', () => {
  expect(find('Er sagt „ja“, und das das ist.', 'de-AT')).toEqual([])
  expect(find('Er sagt „ja, und und das ist.', 'de')).toEqual(['doubled-word 1:18', 'unbalanced-quotes 1:9'])
  expect(find('يوم يوم, xanh xanh', 'vi')).toEqual([])
  expect(find('これは「引用です', 'ja')).toEqual(['unbalanced-quotes 1:4'])
})
