import { isList, isObject, type JsonValue, toLabel } from '../json-value.js'

const EVENT_FIELDS: readonly string[] = ['event', 'data', 'id', 'retry']

/**
 * The text of a stream with one item, or with each item of a list: server-sent events, otherwise JSON lines. A string
 * is returned unchanged.
 */
export function writeStream(value: JsonValue, mediaType: string): string {
  if (typeof value === 'string') return value
  const items = isList(value) ? value : [value]
  const isOfEvents = /^text\/event-stream\b/.test(mediaType)
  return items.map((item) => (isOfEvents ? `${writeEvent(item)}\n` : JSON.stringify(item))).join('\n')
}

/** An event has a line for each field, and for each line of its data. */
function writeEvent(item: JsonValue): string {
  const fields = isObject(item) ? EVENT_FIELDS.filter((name) => Object.hasOwn(item, name)) : []
  if (!isObject(item) || fields.length === 0) return `data: ${toLabel(item)}`
  return fields
    .flatMap((name) =>
      toLabel(item[name] ?? '')
        .split('\n')
        .map((line) => `${name}: ${line}`),
    )
    .join('\n')
}
