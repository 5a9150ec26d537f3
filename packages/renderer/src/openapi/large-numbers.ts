import { isObject, type JsonObject, type JsonValue } from './json-value.js'

/** Key of a document under which docgen stores the large integers: the number that stands for it → its digits. */
export const LARGE_NUMBERS = 'x-docgen-numbers'

/** Keeps the digits of integers that a floating-point number can't have. */
export interface NumberKeeper {
  /**
   * Replaces such integers in a YAML or JSON text with numbers that no other value of the text has. In strings, it
   * replaces those that look like values, because a string can be an example in JSON.
   */
  readonly keepIn: (text: string) => string
  /** The numbers in all texts and the digits that each stands for. */
  readonly list: () => Readonly<Record<string, string>>
}

const DIGITS = /\d{16,}/g
const AFTER_VALUE = /^[^\S\n]*(?:[,\]}#\n\r]|$)/
// Number of characters around an integer that decide whether it is a value.
const CONTEXT = 40
// Longer integers stay as they are.
const MAX_DIGITS = 300
// How many numbers near an integer may be taken.
const MAX_STEPS = 1000

/** Creates the keeper for all files of a description. */
export function createNumberKeeper(): NumberKeeper {
  const digitsByNumber = new Map<string, string>()
  const textByDigits = new Map<string, string>()
  const allocate = (digits: string, written: ReadonlySet<string>): string => {
    const natural = Number(digits)
    const step = 2 ** (Math.floor(Math.log2(natural)) - 52) * (BigInt(digits) < BigInt(natural) ? -1 : 1)
    for (let count = 0; count < MAX_STEPS; count++) {
      const text = toKey(natural + count * step)
      if (digitsByNumber.has(text) || written.has(text)) continue
      digitsByNumber.set(text, digits)
      textByDigits.set(digits, text)
      return text
    }
    return digits
  }
  return {
    keepIn: (text) => {
      const written = new Set(text.match(DIGITS))
      if (written.size === 0) return text
      return text.replace(DIGITS, (digits, start: number) => {
        const end = start + digits.length
        const isValue =
          isBeforeValue(text.slice(Math.max(0, start - CONTEXT), start)) &&
          AFTER_VALUE.test(text.slice(end, end + CONTEXT))
        if (!isValue || digits.startsWith('0') || digits.length > MAX_DIGITS) return digits
        const isExact = toKey(Number(digits)) === digits && !digitsByNumber.has(digits)
        return isExact ? digits : (textByDigits.get(digits) ?? allocate(digits, written))
      })
    },
    list: () => Object.fromEntries(digitsByNumber),
  }
}

/** Whether a text ends where a value begins: after a colon, a comma, a bracket, or the dash of a list. */
function isBeforeValue(text: string): boolean {
  const unsigned = text.replace(/[-+]$/, '')
  const end = unsigned.trimEnd()
  return /[:[,]$/.test(end) || (/(?:^|\s)-$/.test(end) && end.length < unsigned.length)
}

function toKey(number: number): string {
  return JSON.stringify(number)
}

/** Returns a function that writes the large integers of a description with their digits in any text about it. */
export function createNumberRestorer(document: JsonObject): (text: string) => string {
  const numbers: JsonValue | undefined = document[LARGE_NUMBERS]
  if (!isObject(numbers)) return (text) => text
  const digitsOf = new Map(Object.entries(numbers))
  return (text) =>
    text.replace(/\d{16,}|\d(?:\.\d+)?e\+\d+/g, (number) => {
      const digits = digitsOf.get(number)
      return typeof digits === 'string' ? digits : number
    })
}

/** The description without the list of its large integers, which is not a part of it. */
export function withoutNumbers({ [LARGE_NUMBERS]: _numbers, ...document }: JsonObject): JsonObject {
  return document
}
