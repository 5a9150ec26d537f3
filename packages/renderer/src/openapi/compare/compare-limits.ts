import { STRICTER } from '../schema/read-constraints.js'
import type { SchemaPair } from './compare-values.js'

/** Constraints that are present only if they forbid values, such as additional properties. */
const FLAGS = ['uniqueItems', 'additionalProperties', 'additionalItems']

/** Compares limits. A change breaks clients if requests have to meet a stricter limit, or responses a less strict one. */
export function compareLimits({ before, after, side, subject, report }: SchemaPair): void {
  const [old, now] = [before, after].map(
    ({ constraints }) => new Map(constraints.map(({ name, value }) => [name, value])),
  )
  if (!old || !now) return
  const isRequest = side === 'request'
  for (const [name, stricter] of Object.entries(STRICTER)) {
    const [was, is] = [toNumber(old.get(name)), toNumber(now.get(name))]
    if (was === is) continue
    const isStricter = is !== undefined && (was === undefined || (stricter === 'larger' ? is > was : is < was))
    // A minimum length or number of 0 has no effect.
    if ((was ?? is) === 0 && (was === undefined || is === undefined) && /^min[A-Z]/.test(name)) continue
    const isBreaking = isRequest === isStricter
    report(
      'constraint-changed',
      isBreaking ? 'breaking' : 'compatible',
      describeLimit(subject, name, was, is),
      `/${name}`,
    )
  }
  for (const name of FLAGS) {
    if (now.has(name) === old.has(name)) continue
    const level = isRequest && now.has(name) ? 'breaking' : 'compatible'
    const message = now.has(name) ? `now has ${name}: ${now.get(name)}` : `no longer has ${name}: ${old.get(name)}`
    report('constraint-changed', level, `${subject} ${message}`, `/${name}`)
  }
  const [factor, newFactor] = [toNumber(old.get('multipleOf')), toNumber(now.get('multipleOf'))]
  if (factor !== newFactor) {
    const isLost = newFactor !== undefined && (factor === undefined || factor % newFactor !== 0)
    const level = isRequest && isLost ? 'breaking' : 'compatible'
    report('constraint-changed', level, describeLimit(subject, 'multipleOf', factor, newFactor), '/multipleOf')
  }
  const [pattern, newPattern] = [old.get('pattern'), now.get('pattern')]
  if (pattern !== newPattern) {
    // docgen cannot decide whether the new pattern accepts all texts that the old pattern accepts.
    const lostLevel = pattern === undefined ? 'breaking' : 'risky'
    const level = isRequest && newPattern !== undefined ? lostLevel : 'compatible'
    report('constraint-changed', level, `the pattern of ${subject} is now ${newPattern ?? 'none'}`, '/pattern')
  }
}

function toNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text)
}

function describeLimit(subject: string, name: string, was: number | undefined, is: number | undefined): string {
  return `${name} of ${subject} has changed from ${was ?? 'none'} to ${is ?? 'none'}`
}
