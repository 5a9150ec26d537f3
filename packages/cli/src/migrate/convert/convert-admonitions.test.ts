import { expect, it } from 'vitest'
import { convertAdmonitions } from './convert-admonitions.js'

const convert = (value: unknown) => {
  const { fields, notes } = convertAdmonitions({ value, path: ['admonitions'] })
  return { fields, notes: notes.map(({ status, message }) => `${status} ${message}`) }
}

it('adds custom keywords that can be directives', () => {
  expect(convert({ keywords: ['note', 'quiz', 'tabs', '2nd', 'end-'] })).toEqual({
    fields: { markdown: { admonitions: { quiz: 'info' } } },
    notes: [
      'changed `markdown.admonitions`: quiz',
      'lost `:::tabs` cannot be the name of an admonition',
      'lost `:::2nd` cannot be the name of an admonition',
      'lost `:::end-` cannot be the name of an admonition',
    ],
  })
})

it.each([
  [true, 'unneeded docgen always does this'],
  [false, 'lost admonitions cannot be turned off'],
  [{ keywords: ['tip'] }, 'unneeded docgen has these kinds of admonitions'],
  [undefined, 'unneeded docgen has these kinds of admonitions'],
  [{ extendDefaults: false }, "changed docgen's own kinds remain available"],
])('converts %j without fields', (value, note) => {
  expect(convert(value)).toEqual({ fields: {}, notes: [note] })
})
