import * as z from 'zod/mini'
import { expected } from './field.js'

const DATE = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?: ?(?:Z|[+-]\d\d:?\d\d))?)?$/

const NUMBERS = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/

// Other dates that docgen reads like Docusaurus, which uses JavaScript's parser: `6/29/2022` begins with the month.
const WORDS = /^(?:[A-Za-z]{3,9}\.? \d{1,2}(?:,| ) ?\d{4}|\d{1,2} [A-Za-z]{3,9}\.? \d{4}|\d{1,2}\/\d{1,2}\/\d{4})$/

/** Schema of a date, or a date and time; the output is RFC 3339 in UTC without fractions. Input without a zone is UTC. */
export function timestamp() {
  return z.pipe(
    z
      .string()
      .check(
        z.refine(
          (text) => toTimestamp(text) !== undefined,
          expected('a date such as 2026-03-01 or 2026-03-01T12:00:00Z'),
        ),
      ),
    z.transform((text) => toTimestamp(text) ?? text),
  )
}

/** The time as RFC 3339 in UTC without fractions; `undefined` for other texts, and for days that do not exist. */
export function toTimestamp(text: string): string | undefined {
  const numbers = NUMBERS.exec(text)
  if (numbers)
    return startOfDay(
      numbers
        .slice(1)
        .map((digits) => digits.padStart(2, '0'))
        .join('-'),
    )
  if (!DATE.test(text))
    return WORDS.test(text) ? toTimestamp(dayOf(new Date(`${text.replace('.', '')} UTC`))) : undefined
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/.test(text.slice(10))
  const [day = '', time = '00:00'] = [text.slice(0, 10), text.slice(11).replace(' ', '') || undefined]
  const date = new Date(`${day}T${time.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')}${hasZone ? '' : 'Z'}`)
  if (Number.isNaN(date.getTime()) || !isDay(day)) return undefined
  return date.toISOString().replace(/\.\d+Z$/, 'Z')
}

function startOfDay(day: string): string | undefined {
  return isDay(day) ? `${day}T00:00:00Z` : undefined
}

function dayOf(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

function isDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
}
