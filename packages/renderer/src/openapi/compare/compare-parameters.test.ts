import { describe, expect, it } from 'vitest'
import type { JsonValue } from '../json-value.js'
import { compareDescriptions } from './compare-descriptions.js'

type Fields = Readonly<Record<string, JsonValue>>

/** Changes of the query parameter `q`. */
function compare(before: Fields, after: Fields): readonly string[] {
  const api = (parameter: Fields): Fields => ({
    openapi: '3.1.0',
    paths: { '/a': { get: { parameters: [{ name: 'q', in: 'query', ...parameter }], responses: {} } } },
  })
  return compareDescriptions(api(before), api(after)).map(({ level, kind, message }) => `${level} ${kind}: ${message}`)
}

describe('the default of a parameter', () => {
  const of = (value: JsonValue | undefined, more: Fields = {}): Fields => ({
    schema: { type: 'integer', ...(value !== undefined && { default: value }) },
    ...more,
  })

  it.each([
    [10, 20, 'is now 20, was 10'],
    [undefined, 20, 'is now 20, was none'],
    [10, undefined, 'is now none, was 10'],
  ])('breaks clients that omit it, if it changes from %j to %j', (was, is, words) => {
    expect(compare(of(was), of(is))).toEqual([
      `breaking default-value-changed: the default of query parameter \`q\` ${words}`,
    ])
  })

  it('does not matter if the parameter is required, or the same', () => {
    expect(compare(of(1, { required: true }), of(2, { required: true }))).toEqual([])
    expect(compare(of(1), of(1))).toEqual([])
  })
})

describe('the serialization of a parameter', () => {
  const LIST = { schema: { type: 'array', items: { type: 'string' } } }

  it('breaks clients if its style or explode changes', () => {
    expect(compare(LIST, { ...LIST, style: 'pipeDelimited' })).toEqual([
      'breaking serialization-changed: the style of query parameter `q` is now pipeDelimited, was form',
    ])
    expect(compare(LIST, { ...LIST, explode: false })).toEqual([
      'breaking serialization-changed: query parameter `q` is no longer exploded',
    ])
  })

  it('is the same if explode is only written out, or of a single value', () => {
    expect(compare(LIST, { ...LIST, style: 'form', explode: true })).toEqual([])
    const text = { schema: { type: 'string' } }
    expect(compare(text, { ...text, explode: false })).toEqual([])
  })
})
