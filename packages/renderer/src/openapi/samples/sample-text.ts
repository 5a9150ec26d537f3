import { isSafePattern, MAX_SAFE_LENGTH } from '../check/create-schema-validator.js'
import type { JsonValue } from '../json-value.js'
import { readSchema } from '../schema/read-schema.js'
import type { Schema, SchemaSource } from '../schema/schema.js'
import { listMatches } from './match-pattern.js'
import { limitOf } from './sample-number.js'

// Values that the sampler generates for these formats.
const FORMATS: Readonly<Record<string, string>> = {
  email: 'user@example.com',
  'date-time': '2019-08-24T14:15:22Z',
  date: '2019-08-24',
  time: '14:15:22Z',
  uri: 'https://example.com',
  uuid: '497f6eca-6276-4993-bfeb-53cbbbba6f08',
  hostname: 'example.com',
  ipv4: '192.168.0.1',
  ipv6: '2001:db8::1',
}
// Formats that the sampler supports.
const KNOWN_FORMATS = new Set([
  ...Object.keys(FORMATS),
  ...['idn-email', 'idn-hostname', 'iri', 'iri-reference', 'uri-reference', 'uri-template', 'password', 'regex'],
  ...['json-pointer', 'relative-json-pointer'],
])
// Values for formats that the sampler does not support.
const OTHER_FORMATS: Readonly<Record<string, string>> = {
  url: 'https://example.com',
  duration: 'P3D',
  byte: 'c3RyaW5n',
  base64: 'c3RyaW5n',
  decimal: '9.99',
}
const PLAIN = 'string'
// Texts to try for patterns.
const NATURAL = [
  PLAIN,
  ...Object.values(FORMATS),
  'P3D',
  '+14155550100',
  '12345',
  'a1',
  'AB',
  'Passw0rd!',
  'Passw0rd!Passw0rd!',
]
/** Maximum length of a sample, even if the schema requires more. */
const MAX_LENGTH = 4000
// A text of this length is safe with any pattern, even one that backtracks.
const SHORT = 12

// Creates a text that has `more` characters more than the shortest text of its format.
const STRETCHED: Readonly<Record<string, (more: number) => string>> = {
  email: (more) => `${'u'.repeat(more + 1)}@a.io`,
  uri: (more) => `http://a.io${more > 1 ? `/${'a'.repeat(more - 1)}` : ''}`,
  hostname: (more) => `${'a'.repeat(more + 1)}.io`,
  password: (more) => 'pa$$word'.repeat(Math.ceil((more + 1) / 8)).slice(0, more + 1),
}
const BASE64 = 'c3RyaW5n'

type TextSchema = Pick<Schema, 'constraints' | 'rules'> & { readonly format?: string }

/**
 * An example for a string with limits; `undefined` if the sampler, which supports the common formats, may generate one.
 */
export function sampleText(schema: TextSchema): string | undefined {
  const [text] = findTexts(schema)
  const refused = schema.rules.filter(({ kind }) => kind === 'not').flatMap(({ source }) => listValues(source))
  const sample = text ?? FORMATS[schema.format ?? '']
  if (sample === undefined || !refused.includes(sample)) return text
  return listTexts(schema, refused.length).find((other) => !refused.includes(other)) ?? text
}

/** The text of an item by index in an array of distinct items; `undefined` if there is none. */
export function sampleOtherText(schema: TextSchema, index: number): string | undefined {
  return listTexts(schema, index)[index]
}

/** Lists an example for a string with limits, followed by at most `others` different examples. */
export function listTexts(schema: TextSchema, others: number): readonly string[] {
  const limits = readLimits(schema)
  const turns = limits.patterns.length > 0 ? others : 0
  const candidates = Array.from({ length: turns + 1 }, (_turn, index) => findTexts(schema, index)).flat()
  const first = candidates[0] ?? FORMATS[schema.format ?? '']
  if (first === undefined) return []
  if (limits.patterns.length > 0) return [...new Set(candidates)].slice(0, others + 1)
  const more = Array.from({ length: others }, (_other, index) => addNumber(first, index + 1, limits.most)).filter(
    limits.fitsLength,
  )
  return [first, ...new Set(more)]
}

/** Adds a number to a text, at a position that its format allows. */
function addNumber(text: string, index: number, most: number): string {
  if (text === FORMATS['uuid']) return text.slice(0, -2) + String(index + 8).padStart(2, '0')
  if (text === FORMATS['date']) return text.slice(0, -2) + String(1 + (index % 28)).padStart(2, '0')
  if (text === FORMATS['ipv6']) return text.replace(/1$/, String(index + 1))
  if (text === FORMATS['ipv4']) return text.replace(/0\.1$/, `0.${index + 1}`)
  if (text === FORMATS['date-time'] || text === FORMATS['time']) return text.replace(/22Z$/, `${22 + (index % 38)}Z`)
  if (text === FORMATS['uri']) return `${text}/${index + 1}`
  if (text === FORMATS['email'] || text === FORMATS['hostname']) return text.replace('example', `example${index + 1}`)
  const digits = String(index + 1)
  const isFull = text.length > PLAIN.length || text.length + digits.length > most
  return isFull ? text.slice(0, -digits.length) + digits : text + digits
}

function listValues(source: SchemaSource): readonly JsonValue[] {
  const { constant, enumValues } = readSchema(source)
  return [...(constant === undefined ? [] : [constant]), ...enumValues.map(({ value }) => value)]
}

interface TextLimits {
  readonly least: number
  readonly most: number
  readonly fitsLength: (text: string) => boolean
  readonly patterns: readonly string[]
}

function readLimits(schema: TextSchema): TextLimits {
  const least = Math.min(limitOf(schema, 'minLength') ?? 0, MAX_LENGTH)
  const most = limitOf(schema, 'maxLength') ?? Number.POSITIVE_INFINITY
  return {
    least,
    most,
    fitsLength: (text) => text.length >= least && text.length <= most,
    patterns: schema.constraints.filter(({ name }) => name === 'pattern').map(({ value }) => value),
  }
}

/** Texts for the schema, the best first; empty if the sampler supports the schema, or if a pattern is invalid. */
function findTexts(schema: TextSchema, turn = 0): readonly string[] {
  const { format = '' } = schema
  const { least, most, fitsLength, patterns } = readLimits(schema)
  const formatted = FORMATS[format] ?? OTHER_FORMATS[format]
  if (patterns.length === 0) return findPlain({ format, formatted, least, most, fitsLength })
  const tests = patterns.flatMap((pattern) => compile(pattern) ?? [])
  if (tests.length < patterns.length) return []
  const fits = (text: string): boolean => fitsLength(text) && tests.every((test) => test(text) === true)
  const canMatch = (text: string): boolean => fitsLength(text) && tests.every((test) => test(text) !== false)
  const natural = (formatted === undefined ? NATURAL : [formatted, ...NATURAL]).filter(fits)
  return [...natural, ...patterns.flatMap((pattern) => listMatches(pattern, least, turn)).filter(canMatch)]
}

interface PlainText extends Omit<TextLimits, 'patterns'> {
  readonly format: string
  readonly formatted: string | undefined
}

function findPlain({ format, formatted, least, most, fitsLength }: PlainText): readonly string[] {
  if (formatted !== undefined && fitsLength(formatted)) return KNOWN_FORMATS.has(format) ? [] : [formatted]
  const stretch = STRETCHED[format]
  if (stretch) {
    const shortest = stretch(0).length
    const text = stretch(Math.max(0, (least > 0 ? least : Math.min(most, shortest)) - shortest))
    return fitsLength(text) ? [text] : []
  }
  if (format === 'byte' || format === 'base64')
    return [BASE64.repeat(Math.ceil(least / BASE64.length)).slice(0, Math.floor(most / 4) * 4)]
  if (KNOWN_FORMATS.has(format)) return []
  return [PLAIN.repeat(Math.ceil(least / PLAIN.length) || 1).slice(0, fit(least, most))]
}

/** Length to which the plain text is cut. */
function fit(least: number, most: number): number {
  return Math.min(Math.max(least, PLAIN.length), most)
}

/** Whether a pattern of the description matches a text; false if that can't be determined safely. */
export function matchesPattern(pattern: string, text: string): boolean {
  return compile(pattern)?.(text) === true
}

/**
 * Compiles a pattern to a function that matches texts; `undefined` if the pattern is invalid in JavaScript. The
 * function returns `undefined` if matching a text of that length could take exponential time.
 */
function compile(pattern: string): ((text: string) => boolean | undefined) | undefined {
  for (const flags of ['u', '']) {
    try {
      const expression = new RegExp(pattern, flags)
      const longest = isSafePattern(pattern) ? MAX_SAFE_LENGTH : SHORT
      return (text) => (text.length > longest ? undefined : expression.test(text))
    } catch {
      // Many patterns are written for an engine without Unicode mode, or for another language.
    }
  }
  return undefined
}
