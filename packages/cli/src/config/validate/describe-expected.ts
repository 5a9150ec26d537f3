import type * as z from 'zod/mini'
import { listOr } from '../list-or.js'
import { describeValue } from './describe-value.js'

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
}

/** What the schema expected at an issue: the words after "expected"; `undefined` if the issue has its own message. */
export function describeExpected(issue: z.core.$ZodIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.startsWith('Invalid input') ? (KINDS[issue.expected] ?? issue.expected) : issue.message
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

function expectedWords({ expected }: Readonly<Record<string, unknown>> = {}): string | undefined {
  return typeof expected === 'string' ? expected : undefined
}

function describeBranch([first]: readonly z.core.$ZodIssue[]): string[] {
  const words = first && describeExpected(first)
  return words === undefined ? [] : [words]
}

function describeBound(origin: string, bound: string, value: number | bigint): string {
  if (origin === 'array' || origin === 'set')
    return `a list of ${bound} ${value} ${value === 1 ? 'element' : 'elements'}`
  if (origin === 'string') return `text of ${bound} ${value} characters`
  return `a number that is ${bound} ${value}`
}

function oneOf(values: readonly unknown[]): string {
  return listOr(values.map(describeValue))
}
