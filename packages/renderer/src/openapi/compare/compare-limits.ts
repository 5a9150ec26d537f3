import { STRICTER } from '../schema/read-constraints.js'
import type { SchemaPair } from './compare-values.js'

/** Constraints that are present only if they forbid values, such as additional properties. */
const FLAGS = ['uniqueItems', 'additionalProperties', 'additionalItems']

/** The constraints of both schemas, by name. */
interface Constraints extends Pick<SchemaPair, 'subject' | 'report'> {
  readonly before: ReadonlyMap<string, string>
  readonly after: ReadonlyMap<string, string>
  readonly isRequest: boolean
}

/**
 * Compares constraints. A change breaks clients if requests have to meet a stricter constraint. A less strict limit
 * also breaks clients in responses.
 */
export function compareLimits({ before, after, side, subject, report }: SchemaPair): void {
  const constraints: Constraints = {
    before: constraintsOf(before),
    after: constraintsOf(after),
    isRequest: side === 'request',
    subject,
    report,
  }
  compareBounds(constraints)
  compareFlags(constraints)
  compareFactor(constraints)
  comparePattern(constraints)
}

function constraintsOf({ constraints }: SchemaPair['before']): ReadonlyMap<string, string> {
  return new Map(constraints.map(({ name, value }) => [name, value]))
}

/** Compares minimum and maximum values, lengths and numbers. */
function compareBounds({ before, after, isRequest, subject, report }: Constraints): void {
  for (const [name, stricter] of Object.entries(STRICTER)) {
    const [old, current] = [toNumber(before.get(name)), toNumber(after.get(name))]
    if (old === current) continue
    const isStricter =
      current !== undefined && (old === undefined || (stricter === 'larger' ? current > old : current < old))
    // A minimum length or number of 0 has no effect.
    if ((old ?? current) === 0 && (old === undefined || current === undefined) && /^min[A-Z]/.test(name)) continue
    const level = isRequest === isStricter ? 'breaking' : 'compatible'
    report('constraint-changed', level, describeLimit(subject, name, old, current), `/${name}`)
  }
}

function compareFlags({ before, after, isRequest, subject, report }: Constraints): void {
  for (const name of FLAGS) {
    const isPresent = after.has(name)
    if (isPresent === before.has(name)) continue
    const level = isRequest && isPresent ? 'breaking' : 'compatible'
    const message = isPresent ? `now has ${name}: ${after.get(name)}` : `no longer has ${name}: ${before.get(name)}`
    report('constraint-changed', level, `${subject} ${message}`, `/${name}`)
  }
}

/** Compares `multipleOf`. A factor of the old number accepts every value that the old number accepts. */
function compareFactor({ before, after, isRequest, subject, report }: Constraints): void {
  const [old, current] = [toNumber(before.get('multipleOf')), toNumber(after.get('multipleOf'))]
  if (old === current) return
  const isStricter = current !== undefined && (old === undefined || old % current !== 0)
  const level = isRequest && isStricter ? 'breaking' : 'compatible'
  report('constraint-changed', level, describeLimit(subject, 'multipleOf', old, current), '/multipleOf')
}

function comparePattern({ before, after, isRequest, subject, report }: Constraints): void {
  const [old, current] = [before.get('pattern'), after.get('pattern')]
  if (old === current) return
  // docgen cannot decide whether the new pattern accepts all texts that the old pattern accepts.
  const levelOfNew = old === undefined ? 'breaking' : 'risky'
  const level = isRequest && current !== undefined ? levelOfNew : 'compatible'
  report('constraint-changed', level, `the pattern of ${subject} is now ${current ?? 'none'}`, '/pattern')
}

function toNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text)
}

function describeLimit(subject: string, name: string, old: number | undefined, current: number | undefined): string {
  return `${name} of ${subject} has changed from ${old ?? 'none'} to ${current ?? 'none'}`
}
