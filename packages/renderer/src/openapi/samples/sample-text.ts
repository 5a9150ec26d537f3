import { isTamePattern, LONGEST_TAME_TEXT } from '../check/is-tame-pattern.js'
import type { Schema } from '../schema/schema.js'
import { listMatches } from './match-pattern.js'

// What the sampler writes for these formats keeps to them.
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
const KNOWN = new Set([
  ...Object.keys(FORMATS),
  ...['idn-email', 'idn-hostname', 'iri', 'iri-reference', 'uri-reference', 'uri-template', 'password', 'regex'],
  ...['json-pointer', 'relative-json-pointer'],
])
// Those that it does not know.
const OTHER_FORMATS: Readonly<Record<string, string>> = {
  url: 'https://example.com',
  duration: 'P3D',
  byte: 'c3RyaW5n',
  base64: 'c3RyaW5n',
  decimal: '9.99',
}
const PLAIN = 'string'
const NATURAL = [PLAIN, ...Object.values(FORMATS), 'P3D', '+14155550100', '12345']
const LONGEST = 4000
// A text of this length is tried against any pattern: even one that backtracks soon ends.
const SHORT = 12

/** An example for a text with limits; nothing where the sampler, which knows the common formats, may make one. */
export function sampleText({ format = '', constraints }: Schema): string | undefined {
  const limit = (name: string, none: number): number =>
    Number(constraints.find((each) => each.name === name)?.value ?? none)
  const [least, most] = [Math.min(limit('minLength', 0), LONGEST), limit('maxLength', Number.POSITIVE_INFINITY)]
  const isLong = (text: string): boolean => text.length >= least && text.length <= most
  const patterns = constraints.filter(({ name }) => name === 'pattern').map(({ value }) => value)
  const own = FORMATS[format] ?? OTHER_FORMATS[format]
  if (patterns.length === 0) {
    if (KNOWN.has(format)) return undefined
    return own !== undefined && isLong(own)
      ? own
      : PLAIN.repeat(Math.ceil(least / PLAIN.length) || 1).slice(0, fit(least, most))
  }
  const tests = patterns.flatMap((pattern) => compile(pattern) ?? [])
  if (tests.length < patterns.length) return undefined
  const fits = (text: string): boolean => isLong(text) && tests.every((test) => test(text) === true)
  const mayFit = (text: string): boolean => isLong(text) && tests.every((test) => test(text) !== false)
  const natural = own === undefined ? NATURAL : [own, ...NATURAL]
  return natural.find(fits) ?? patterns.flatMap((pattern) => listMatches(pattern, least)).find(mayFit)
}

/** How long the plain text is cut. */
function fit(least: number, most: number): number {
  return Math.min(Math.max(least, PLAIN.length), most)
}

/** Says whether a text matches, and nothing where finding out may take for ever. */
function compile(pattern: string): ((text: string) => boolean | undefined) | undefined {
  for (const flags of ['u', '']) {
    try {
      const expression = new RegExp(pattern, flags)
      const longest = isTamePattern(pattern) ? LONGEST_TAME_TEXT : SHORT
      return (text) => (text.length > longest ? undefined : expression.test(text))
    } catch {
      // Many are written for an engine without Unicode, or for that of another language.
    }
  }
  return undefined
}
