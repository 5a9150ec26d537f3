import { expect, it } from 'vitest'
import { createAnalyzer } from '../language/create-analyzer.js'
import { findLanguage } from '../language/find-language.js'
import { MAX_QUESTION_LENGTH, parseQuestion } from './parse-question.js'

const analyzer = createAnalyzer(findLanguage('en'))
const parse = (typed: string) => parseQuestion(typed, analyzer)
const textsOf = (words: readonly { readonly text: string }[] = []): readonly string[] => words.map(({ text }) => text)

it.each([
  ['', [], false],
  ['   ', [], false],
  ['Cancel a Plan', ['cancel', 'a', 'plan'], true],
  ['plan ', ['plan'], false],
  ['plan, plan', ['plan'], true],
  ['"cancel plan"', ['cancel', 'plan'], false],
  ['"cancel plan', ['cancel', 'plan'], true],
])('reads the words of %j', (typed, words, isOpen) => {
  expect([textsOf(parse(typed).words), parse(typed).isOpen]).toEqual([words, isOpen])
})

it.each([
  ['"cancel a plan" now', [['cancel', 'a', 'plan']]],
  [
    '„eins zwei“ «a b»',
    [
      ['eins', 'zwei'],
      ['a', 'b'],
    ],
  ],
  ['"single"', []],
  ['"unclosed phrase', []],
])('reads the phrases of %j', (typed, phrases) => {
  expect(parse(typed).phrases).toEqual(phrases)
})

it('reads hyphenated names whole, and as their words', () => {
  const question = parse('the not-found page')
  expect(textsOf(question.words)).toEqual(['the', 'not', 'found', 'page'])
  expect(textsOf(question.wordsAndNames)).toEqual(['the', 'not-found', 'page'])
  expect(question.names).toEqual([['not', 'found']])
  expect(parse('plan').wordsAndNames).toBeUndefined()
})

it('detects stop words, and the parts of identifiers', () => {
  const [the, identifier] = parse('the getOrderById').words
  expect([the?.isStopWord, identifier?.isStopWord]).toEqual([true, false])
  expect(identifier?.parts.map(({ stem }) => stem)).toContain('order')
})

it('reads a limited number of characters and words of pasted text', () => {
  const words = Array.from({ length: 5000 }, (_, index) => `word${index}`).join(' ')
  expect(parse(words).words).toHaveLength(16)
  expect(parse(`${'x'.repeat(MAX_QUESTION_LENGTH)} tail`).words).toHaveLength(1)
})
