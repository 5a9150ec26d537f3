import { expect, it } from 'vitest'
import { readMessageFile } from './read-message-file.js'

const read = (text: string) => {
  const { value, diagnostics } = readMessageFile(text, 'i18n/de/site.json')
  return { value, problems: diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`) }
}

it('reads texts and objects with their context, and drops other fields', () => {
  const text =
    '\ufeff{ "a": "A", "b": { "message": "B", "description": "d", "source": "s", "x": 1 }, "c": { "message": "" } }'
  expect(read(text)).toEqual({
    value: { a: { message: 'A' }, b: { message: 'B', description: 'd', source: 's' }, c: { message: '' } },
    problems: [],
  })
})

it('skips invalid entries, each with its position', () => {
  expect(read('{\n  "a": 1,\n  "b": { "text": "B" },\n  "c": "C"\n}')).toEqual({
    value: { c: { message: 'C' } },
    problems: [
      '2:8 "a": expected a string, or an object with message',
      '3:8 "b": expected a string, or an object with message',
    ],
  })
})

it('reports what is no object of texts', () => {
  expect(read('[]').problems).toEqual(['1:1 expected an object that maps keys to texts'])
  expect(read('{ "a": "A",\n').value).toEqual({})
  expect(read('{ "a": "A",\n').problems).toHaveLength(1)
})
