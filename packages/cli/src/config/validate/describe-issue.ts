import { nearestWord } from '@docgen/renderer/contract'
import type * as z from 'zod/mini'
import { namesOfKeys } from '../schema/names-of-keys.js'
import type { KeyPath } from '../source/locate-key.js'
import { describeValue, listOr } from './describe-value.js'
import {
  ENABLED,
  FIELD_OF_LIST,
  hintFromElsewhere,
  OBJECT_OF_TEXT,
  RENAMED_INSIDE,
  SEVERITIES,
  TOP_FIELDS,
  TYPES_ELSEWHERE,
  VALUES_ELSEWHERE,
} from './known-elsewhere.js'
import { formatPath, type Problem } from './problem.js'

/** Maximum number of valid keys to list in a hint. */
const MAX_LIST = 15

type Issue = z.core.$ZodIssue

/** The value that a schema parses. */
export interface ParsedValue {
  readonly root: unknown
  /** Name of the whole value in messages. */
  readonly name: string
}

/**
 * Converts an issue of zod to problems. Most issues do not contain the invalid value, so it is looked up in `value`.
 */
export function describeIssue(issue: Issue, value: ParsedValue, base: KeyPath = []): readonly Problem[] {
  const { root, name } = value
  const path = [...base, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))]
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => describeUnknownKey(issue, [...path, key]))
  const inner = innerIssues(issue)
  if (inner) return inner.flatMap((nested) => describeIssue(nested, value, path))
  const actual = valueAt(root, path) ?? inputOf(issue)
  if (issue.code === 'invalid_key') return [describeBadKey(issue, path, name)]
  const expected = describeExpected(issue)
  if (expected === undefined)
    return [
      {
        path,
        blame: 'value',
        message: `${nameOf(path, name)}: ${issue.message}`,
        ...customHint(issue),
        ...missingKeys(issue),
      },
    ]
  if (actual === undefined) {
    const example = path.length === 1 || path.at(-1) !== 'title' ? EXAMPLES.get(String(path.at(-1))) : undefined
    const hint = example === undefined ? {} : { hint: `Add ${String(path.at(-1))}: ${example}` }
    return [{ path, blame: 'absence', message: `${nameOf(path, name)} is missing: expected ${expected}`, ...hint }]
  }
  const message =
    issue.code === 'invalid_union' && issue.discriminator !== undefined
      ? `${issue.message} ${describeValue(actual)}: expected ${expected}`
      : `${nameOf(path, name)}: expected ${expected}, found ${describeValue(actual)}`
  return [{ path, blame: 'value', message, ...hintFrom(actual, issue, expected) }]
}

/** Example values for required fields of a new site or plugin. */
const EXAMPLES: ReadonlyMap<string, string> = new Map([
  ['title', "'My docs'"],
  ['url', "'https://docs.example.com'"],
  ['routeBasePath', "'/api'"],
  ['version', "'1'"],
])

/** Nested issues: of the only alternative that matches the value's type, or of a list validated separately. */
function innerIssues(issue: Issue): readonly Issue[] | undefined {
  if (issue.code === 'custom') return nestedIssues(issue.params)
  if (issue.code !== 'invalid_union' || 'options' in issue) return undefined
  const fitting = issue.errors.filter((issues) =>
    issues.some((nested) => nested.path.length > 0 || !isMismatch(nested)),
  )
  return fitting.length === 1 ? fitting[0] : undefined
}

function isMismatch(issue: Issue): boolean {
  return issue.code === 'invalid_type' || issue.code === 'invalid_value'
}

function nestedIssues({ issues }: Readonly<Record<string, unknown>> = {}): readonly Issue[] | undefined {
  return isIssueList(issues) ? issues : undefined
}

function isIssueList(value: unknown): value is readonly Issue[] {
  return Array.isArray(value)
}

function describeUnknownKey(issue: Extract<Issue, { code: 'unrecognized_keys' }>, path: KeyPath): Problem {
  const validNames = namesOfKeys(issue)
  const nearest = nearestWord(String(path.at(-1)), validNames)
  const renamed = RENAMED_INSIDE.get(String(path.at(-1)))
  if (path.length > 1 && nearest === undefined && renamed !== undefined && validNames.includes(renamed[0] ?? ''))
    return {
      path,
      blame: 'key',
      message: `unknown key ${formatPath(path)}`,
      hint: `Write ${renamed.join(', or ')}`,
      ...(renamed[0] !== undefined && { suggestion: renamed[0] }),
    }
  if (path.length > 1 && nearest === undefined && TOP_FIELDS.has(String(path.at(-1))))
    return {
      path,
      blame: 'key',
      message: `unknown key ${formatPath(path)}`,
      hint: `Move it out of ${formatPath(path.slice(0, -1))}, to the top of the config`,
    }
  const list = validNames.length <= MAX_LIST ? `Valid keys: ${validNames.join(', ')}` : hintFromElsewhere(path)
  const message = `unknown key ${formatPath(path)}`
  if (nearest !== undefined)
    return { path, blame: 'key', message, hint: `Did you mean ${nearest}?`, suggestion: nearest }
  return { path, blame: 'key', message, ...(list !== undefined && { hint: list }) }
}

function describeBadKey(issue: Extract<Issue, { code: 'invalid_key' }>, path: KeyPath, name: string): Problem {
  const [first] = issue.issues
  const expected = first && describeExpected(first)
  const message = `expected ${expected ?? 'another name'} as the name of a key, found ${describeValue(path.at(-1))}`
  return { path, blame: 'key', message: `${nameOf(path.slice(0, -1), name)}: ${message}` }
}

function hintFrom(actual: unknown, issue: Issue, expected: string): { readonly hint?: string } {
  if (actual === null) return { hint: 'Give it a value, or remove it' }
  if (typeof actual === 'function' && issue.path.length === 0) {
    return { hint: 'Export the object itself: await works at the top level of the file' }
  }
  // An empty object enables a feature, but not if a string was meant: `tags: [true]`.
  if (actual === true && /\ban object\b/.test(expected) && !/\bstring\b/.test(expected))
    return { hint: `Write ${ENABLED.get(String(issue.path.at(-1))) ?? '{}'}` }
  // Only this hook of a plugin is an object.
  if (typeof actual === 'function' && issue.path.at(-1) === 'html')
    return { hint: 'Write html: { change: (html) => … }' }
  if (issue.path.join() === 'url' && typeof actual === 'string') return hintForOrigin(actual)
  if (typeof actual === 'string' && expected === 'an object') {
    const field = issue.path.findLast((step) => typeof step === 'string')
    if (issue.path.length === 2 && issue.path[0] === 'checks')
      return { hint: `Write { severity: '${SEVERITIES.get(actual) ?? actual}' }` }
    const object = OBJECT_OF_TEXT.get(String(field))
    if (object !== undefined) return { hint: `Write ${object(`'${actual}'`)}` }
  }
  if (Array.isArray(actual) && expected === 'an object') {
    const field = FIELD_OF_LIST.get(String(issue.path.at(-1)))
    if (field !== undefined) return { hint: `Write { ${field}: […] }` }
  }
  if (typeof actual === 'string' && issue.code === 'custom') return hintForPath(actual, expected)
  if (issue.code === 'invalid_type' && typeof actual === 'string') {
    const isOfStrings = issue.expected === 'array' && issue.message === ''
    const list = isOfStrings ? actual.split(/,(?![^{]*\})/).map((item) => JSON.stringify(item.trim())) : []
    if (list.length > 0) return { hint: `Write [${list.join(', ')}]` }
    if (issue.expected === 'number' && /^-?\d+(?:\.\d+)?$/.test(actual)) return { hint: `Write ${actual}` }
  }
  // Do not suggest the number in quotes: the version 1.10 has already become 1.1.
  if (issue.code === 'invalid_type' && issue.expected === 'string' && typeof actual === 'number') {
    return { hint: 'Put it in quotes' }
  }
  if (/^true(?: or|,) false/.test(expected)) {
    const flag = hintForFlag(actual)
    if (flag.hint !== undefined || issue.code === 'invalid_type') return flag
  }
  const options = issue.code === 'invalid_value' ? issue.values : 'options' in issue ? issue.options : undefined
  const severity = options?.includes('throw') ? SEVERITIES.get(String(actual)) : undefined
  if (severity !== undefined && options?.includes(severity)) return { hint: `Write '${severity}'` }
  const elsewhere = VALUES_ELSEWHERE.get(`${String(issue.path.at(-1))} ${String(actual)}`)
  if (elsewhere !== undefined) return { hint: `Write ${elsewhere}` }
  const type = TYPES_ELSEWHERE.get(String(actual))
  if (type !== undefined && options?.includes(type)) return { hint: `Write '${type}'` }
  const nearest = typeof actual === 'string' && options ? nearestWord(actual, options.map(String)) : undefined
  return nearest === undefined ? {} : { hint: `Did you mean ${nearest}?` }
}

/** Hint for a path without its first slash, or a URL without its protocol. */
function hintForPath(actual: string, expected: string): { readonly hint?: string } {
  if (expected.includes('absolute URL') && /^(?:www\.|[\w-]+\.(?:com|org|net|io|dev)\b)/.test(actual))
    return { hint: `Write 'https://${actual}'` }
  if (expected.startsWith('a path such as') && /^https?:\/\//.test(actual) && URL.canParse(actual))
    return { hint: `Write '${new URL(actual).pathname}'` }
  if (expected.includes('mailto:') && /^[^\s@:/]+@[^\s@:/]+$/.test(actual)) return { hint: `Write 'mailto:${actual}'` }
  const isPath = /^[\w-][\w./-]*$/.test(actual) && expected.startsWith('a path that starts with /')
  return isPath ? { hint: `Write '/${actual}'` } : {}
}

/** Hint for a site's URL that contains a path, which belongs in `baseUrl`. */
function hintForOrigin(actual: string): { readonly hint?: string } {
  const completeUrl = /^https?:\/\//i.test(actual) ? actual : `https://${actual}`
  if (!/^https?:\/\/[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:\/|$)/i.test(completeUrl) || !URL.canParse(completeUrl)) return {}
  const { origin, pathname } = new URL(completeUrl)
  const base = pathname === '/' ? '' : ` and baseUrl: '${pathname.replace(/\/?$/, '/')}'`
  return { hint: `Write url: '${origin}'${base}` }
}

/** Hint for a word that means `true` or `false`. */
function hintForFlag(actual: unknown): { readonly hint?: string } {
  const word = String(actual).toLowerCase()
  if (/^(?:true|yes|on|1)$/.test(word)) return { hint: 'Write true' }
  return /^(?:false|no|off|0)$/.test(word) ? { hint: 'Write false' } : {}
}

/** The value that the schema received: a shorthand may have been expanded before. */
function inputOf(issue: Issue): unknown {
  return issue.code === 'custom' || issue.code === 'invalid_union' ? undefined : issue.input
}

function nameOf(path: KeyPath, whole: string): string {
  return path.length === 0 ? whole : formatPath(path)
}

function valueAt(root: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>((value, step) => {
    if (typeof value !== 'object' || value === null) return undefined
    return Object.getOwnPropertyDescriptor(value, step)?.value
  }, root)
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
}

/** Returns the words that follow "expected" in a message; `undefined` if the issue already has a complete message. */
function describeExpected(issue: z.core.$ZodIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message === '' ? (KINDS[issue.expected] ?? issue.expected) : issue.message
    case 'invalid_value':
      return oneOf(issue.values)
    case 'too_small':
      return describeBound(issue.origin, 'at least', issue.minimum)
    case 'too_big':
      return describeBound(issue.origin, 'at most', issue.maximum)
    case 'invalid_union':
      return 'options' in issue && issue.options ? oneOf(issue.options) : listOr(issue.errors.flatMap(describeBranch))
    case 'custom':
      return expectedWords(issue.params)
    default:
      return undefined
  }
}

/** Returns the hint that a custom check of a schema adds to its issue. */
function customHint(issue: Issue): { readonly hint?: string } {
  const hint = issue.code === 'custom' ? issue.params?.['hint'] : undefined
  return typeof hint === 'string' ? { hint } : {}
}

/** The keys that a check of the schema reports as missing; the value needs one of them. */
function missingKeys(issue: Issue): Pick<Problem, 'missing'> {
  const missing: unknown = issue.code === 'custom' ? issue.params?.['missing'] : undefined
  return Array.isArray(missing) ? { missing: missing.map(String) } : {}
}

function expectedWords({ expected }: Readonly<Record<string, unknown>> = {}): string | undefined {
  return typeof expected === 'string' ? expected : undefined
}

function describeBranch([first]: readonly z.core.$ZodIssue[]): string[] {
  const words = first && describeExpected(first)
  if (words === KINDS['boolean']) return ['true', 'false']
  return words === undefined ? [] : [words]
}

function describeBound(origin: string, bound: string, value: number | bigint): string {
  if (origin === 'array' || origin === 'set')
    return `a list of ${bound} ${value} ${value === 1 ? 'element' : 'elements'}`
  if (origin === 'string') return `a string of ${bound} ${value} ${value === 1 ? 'character' : 'characters'}`
  return `a number that is ${bound} ${value}`
}

function oneOf(values: readonly unknown[]): string {
  return listOr(values.map(describeValue))
}
