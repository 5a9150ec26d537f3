import { expect, it } from 'vitest'
import type { JsonValue } from '../json-value.js'
import { writeStream } from './write-stream.js'

it.each<[JsonValue, string, string]>([
  [{ a: 1 }, 'application/jsonl', '{"a":1}'],
  [[{ a: 1 }, 2], 'application/x-ndjson', '{"a":1}\n2'],
  ['as written', 'text/event-stream', 'as written'],
  [{ data: 'a\nb', event: 'add', other: 1 }, 'text/event-stream; charset=utf-8', 'event: add\ndata: a\ndata: b\n'],
  [[{ data: { a: 1 }, id: 7 }, { b: 2 }], 'text/event-stream', 'data: {"a":1}\nid: 7\n\ndata: {"b":2}\n'],
])('writes %j as %s', (value, mediaType, expected) => {
  expect(writeStream(value, mediaType)).toBe(expected)
})
