import { isList, isObject, type JsonValue } from '@docgen/renderer/console'

// JavaScript rounds numbers with more than 15 digits. A value with such a number contains its text between two of these
// characters, as a string. They are of Unicode's private use area, so that entered text does not contain them.
const MARK = '\uE000'
const MARKED = /^\uE000(.*)\uE000$/s
const MARKED_IN_TEXT = /"\uE000([^"\uE000]*)\uE000"|(?:\uE000|%EE%80%80)([\d.eE+-]*(?:%2B[\d.]*)?)(?:\uE000|%EE%80%80)/g
/** A string, even without its end, or a number of a JSON text. */
const TOKEN = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
/** Number of digits that every number keeps. */
const SAFE_DIGITS = 15

/** Reads the text of a number in JSON. If JavaScript would round it, returns a marked string with all its digits. */
export function readNumber(text: string): number | string {
  const number = Number(text)
  const [mantissa = ''] = text.split(/e/i)
  const digits = mantissa.replace(/\D/g, '')
  const isShort = digits.length <= SAFE_DIGITS && Number.isFinite(number) && (number !== 0 || Number(mantissa) === 0)
  if (isShort || String(number) === text) return number
  return MARK + text.replace(/^(-?)0+(?=\d)/, '$1') + MARK
}

/** Parses JSON, in which numbers keep all their digits. Throws like `JSON.parse`. */
export function parseExactly<Value = JsonValue>(json: string): Value {
  // This parses the text as written, because errors name positions in it.
  const parsed: Value = JSON.parse(json)
  let isRounded = false
  const kept = json.replace(TOKEN, (token) => {
    const number = token.startsWith('"') ? token : readNumber(token)
    if (typeof number === 'number' || number === token) return token
    isRounded = true
    return JSON.stringify(number)
  })
  return isRounded ? JSON.parse(kept) : parsed
}

/** Writes the numbers of a text with all their digits: in JSON, in a URL, or on their own. */
export function writeNumbers(text: string): string {
  return text.replace(MARKED_IN_TEXT, (_whole, quoted: string | undefined, bare: string) =>
    quoted === undefined ? bare : quoted,
  )
}

/** Writes a value as JSON with line breaks. */
export function formatExactly(value: JsonValue): string {
  return writeNumbers(JSON.stringify(value, null, 2))
}

/** Writes all numbers of a request, or of a part of it, with all their digits. */
export function writeNumbersIn<Value>(value: Value): Value {
  if (typeof value === 'string') return writeNumbers(value) as Value & string
  if (Array.isArray(value)) return value.map(writeNumbersIn) as Value & unknown[]
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, writeNumbersIn(each)])) as Value
}

/** Replaces marked strings with the nearest numbers, for comparison with limits. */
export function roundNumbers(value: JsonValue): JsonValue {
  if (typeof value === 'string') {
    const text = MARKED.exec(value)?.[1]
    return text === undefined ? value : Number(text)
  }
  if (isList(value)) return value.map(roundNumbers)
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, roundNumbers(each)]))
    : value
}
