import { expect, it } from 'vitest'
import { createSimilarityFinder } from './create-similarity-finder.js'

const prose = (seed: string, count: number): string =>
  Array.from({ length: count }, (_, index) => `${seed}${index} is the word number ${index} of ${seed}.`).join(' ')

const find = createSimilarityFinder([
  { file: 'start.md', text: `${prose('start', 20)} Install the package with npm and run the command.` },
  { file: 'first-part.md', text: prose('plan', 14) },
  { file: 'second-part.md', text: prose('plan', 20).slice(prose('plan', 14).length) },
  { file: 'large.md', text: `${prose('other', 200)} ${prose('moved', 20)}` },
])

it.each([
  ['the page with the same text', prose('start', 20), 'start.md'],
  ['the larger part of a text that was split', prose('plan', 20), 'first-part.md'],
  ['the page that took in a text', prose('moved', 20), 'large.md'],
  ['no page for a text that is gone', prose('gone', 20), undefined],
  [
    'no page for one common sentence',
    `${prose('gone', 20)} Install the package with npm and run the command.`,
    undefined,
  ],
  ['no page for nothing', '', undefined],
])('finds %s', (_name, text, expected) => {
  expect(find(text)).toBe(expected)
})
